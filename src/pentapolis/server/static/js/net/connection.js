import * as urls from "../urls.js";
import { ApiError, get, post } from "./api.js";

/**
 * @typedef {import("../types.js").State} State
 * @typedef {{state: (state: State) => void, chat: (line: import("../types.js").ChatLine) => void,
 *   seats: (seats: import("../types.js").SeatInfo[]) => void, link: (up: boolean) => void,
 *   refused: (said: string) => void}} Listeners
 * @typedef {{resolve: (reply: any) => void, reject: (error: Error) => void}} Waiter
 */

const FIRST_WAIT = 400; // ms; doubles with each failure
const LONGEST_WAIT = 8000;
const PING_EVERY = 20000;
const REPLY_WITHIN = 8000;

/** The wire was cut before the answer came: what was sent may or may not stand; the next state tells. */
export class Cut extends Error {}

/**
 * A table's live wire: a WebSocket that comes back by itself, with plain HTTP for actions while it is away.
 * Every state is handed on once and in order of its number; gaps are asked for.
 */
export class Connection {
  /** @param {string} table @param {Listeners} listeners */
  constructor(table, listeners) {
    this.table = table;
    this.listeners = listeners;
    this.number = -1;
    this.status = "";
    this.up = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<number, Waiter>} */
    this.waiters = new Map();
    /** Who waits for the wire to come back. @type {((value?: unknown) => void)[]} */
    this.longing = [];
    this.nextId = 1;
    this.failures = 0;
    this.closed = false;
    this.catching = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  open() {
    addEventListener("offline", () => this.socket?.close());
    addEventListener("online", () => this._retryNow());
    addEventListener("pagehide", () => this.close());
    setInterval(() => void this._ping(), PING_EVERY);
    this._connect();
  }

  close() {
    this.closed = true;
    this.socket?.close();
  }

  /** @param {string[]} options */
  play(options) {
    return this._act("play", "moves", { number: this.number, options });
  }

  undo() {
    return this._act("undo", "undo", { number: this.number });
  }

  /** @param {string[]} options @returns {Promise<{ask: import("../types.js").Ask | null}>} */
  preview(options) {
    return this._act("preview", "preview", { options });
  }

  /** @param {string[]} options @param {string[]} after picks that a preview went on from
   * @returns {Promise<{refusals: (import("../types.js").Refusal | null)[]}>} */
  why(options, after) {
    return this._act("why", "why", { options, after });
  }

  /** @param {string} text */
  chat(text) {
    return this._act("chat", "chat", { text });
  }

  /** Opens the wire anew: who one is at the table has changed. */
  renew() {
    this.socket?.close();
    this.failures = 0;
  }

  /** Fetches the whole state anew. */
  async refresh() {
    this._take(await get(`tables/${this.table}`));
  }

  // --- the wire -------------------------------------------------------------------------------------------------------

  _connect() {
    if (this.closed) return;
    const socket = new WebSocket(urls.socket(this.table));
    this.socket = socket;
    socket.onmessage = (event) => this._receive(JSON.parse(event.data));
    socket.onclose = () => this._lost(socket);
  }

  _retryNow() {
    clearTimeout(this.timer);
    if (this.socket === null) this._connect();
  }

  /** @param {WebSocket} socket */
  _lost(socket) {
    if (this.socket !== socket) return;
    this.socket = null;
    this._setUp(false);
    for (const waiter of this.waiters.values()) waiter.reject(new Cut());
    this.waiters.clear();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++) * (0.5 + Math.random());
    this.timer = setTimeout(() => this._connect(), wait);
    if (this.failures > 2) this.refresh().catch(() => undefined);
  }

  /** @param {boolean} up */
  _setUp(up) {
    if (up) this.failures = 0;
    if (this.up === up || this.closed) return;
    this.up = up;
    this.listeners.link(up);
    if (up) for (const resume of this.longing.splice(0)) resume();
  }

  /** A socket that is open but dead shows by a pong that does not come. */
  async _ping() {
    const socket = this.socket;
    if (!this.up || !socket) return;
    await this._send("ping", {}).catch(() => socket.close());
  }

  /** @param {any} message */
  _receive(message) {
    this._setUp(true);
    if (message.type === "state") this._take(message);
    else if (message.type === "chat") this.listeners.chat(message);
    else if (message.type === "presence") this.listeners.seats(message.seats);
    if (message.type === "error" && message.id == null) this._turnedAway(message.error.message);
    const waiter = this.waiters.get(message.id);
    if (!waiter) return;
    this.waiters.delete(message.id);
    if (message.type === "error") waiter.reject(new ApiError(409, message.error));
    else waiter.resolve(message);
  }

  /** There is no table here, or no room at it: coming back would not help. @param {string} said */
  _turnedAway(said) {
    this.closed = true;
    this.listeners.refused(said);
  }

  /** A state that repeats the number tells of seats alone (its events are already known), unless with them the game began.
   * @param {State} state */
  _take(state) {
    const whole = state.log !== null;
    if (!whole && state.number < this.number) return;
    if (!whole && state.number > this.number + 1) return void this._catchUp();
    const news = whole || state.number > this.number || state.status !== this.status;
    const told = news ? state : { ...state, events: [] };
    this.number = state.number;
    this.status = state.status;
    this.listeners.state(told);
  }

  async _catchUp() {
    if (this.catching) return;
    this.catching = true;
    await this._send("sync", { since: this.number }).catch(() => undefined);
    this.catching = false;
  }

  /** @param {string} type @param {object} fields @returns {Promise<any>} */
  _send(type, fields) {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return reject(new Cut());
      const id = this.nextId++;
      this.waiters.set(id, { resolve, reject });
      setTimeout(() => this.waiters.delete(id) && reject(new Cut()), REPLY_WITHIN);
      this.socket.send(JSON.stringify({ type, id, ...fields }));
    });
  }

  /** @param {string} type @param {string} path @param {object} fields @returns {Promise<any>} */
  async _act(type, path, fields) {
    if (this.up) return this._send(type, fields);
    const reply = await post(`tables/${this.table}/${path}`, fields).catch((error) => {
      if (error instanceof ApiError) throw error;
      return this._later(type, fields);
    });
    if (!this.up && (type === "play" || type === "undo")) await this.refresh().catch(() => undefined);
    return reply;
  }

  /** Nobody can be reached: what was wanted is sent when the wire is back, unless the table has moved on by then.
   * @param {string} type @param {object} fields @returns {Promise<any>} */
  async _later(type, fields) {
    const { number } = this;
    if (!this.up) await new Promise((resolve) => this.longing.push(resolve));
    if (type !== "chat" && this.number !== number) throw new ApiError(409, { key: "stale", message: "", facts: {} });
    return this._send(type, fields);
  }
}
