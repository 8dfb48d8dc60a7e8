import { html, nothing } from "../lib.js";
import { complaint } from "../net/api.js";
import { closeDialog, dialog } from "../parts/dialog.js";
import { seatHouse } from "../parts/house.js";
import { required } from "../parts/required.js";

/**
 * A new table: who sits where, and the game's own choices, made from its schema.
 *
 * @typedef {import("../types.js").GameInfo} GameInfo
 * @typedef {import("../types.js").Field} Field
 * @typedef {import("./home.js").Home} Home
 */

export class Invitation {
  /** @param {GameInfo} game */
  constructor(game) {
    this.game = game;
    this.title = "";
    this.problem = "";
    this.busy = false;
    const [least, most] = game.schema.seats;
    /** @type {string[]} */
    this.seats = ["me", ...Array.from({ length: Math.max(1, Math.min(3, most) - 1, least - 1) }, () => "open")];
    /** @type {Record<string, unknown>} */
    this.values = Object.fromEntries(game.schema.fields.map((field) => [field.name, field.default]));
  }

  /** @param {number} count */
  seatCount(count) {
    while (this.seats.length < count) this.seats.push("open");
    this.seats.length = count;
  }

  /** Fields that mean something to people with what is chosen. */
  get fields() {
    return this.game.schema.fields.filter((field) => !field.bots_alone && this._matters(field.name));
  }

  /** @param {string} name */
  _matters(name) {
    return this.game.schema.only_with.every((tie) => tie.name !== name || this.values[tie.other] === tie.value);
  }

  /** Values of the fields that show; the rest stay as the game has them. */
  get options() {
    return Object.fromEntries(this.fields.map((field) => [field.name, this.values[field.name]]));
  }

  /** The first list of names that has too few or too many of them. */
  get unfit() {
    return this.fields.find(
      (field) => field.type === "several" && !fits(field, /** @type {string[]} */ (this.values[field.name])),
    );
  }
}

/** @param {import("../types.js").SeveralField} field @param {string[]} value */
const fits = (field, value) => value.length >= field.low && value.length <= field.high;

/** @param {Home} home @param {Invitation} wanted */
export function invitation(home, wanted) {
  const { words } = home;
  const close = () => {
    home.invitation = null;
    home.draw();
  };
  const body = html`<form id="new-table" @submit=${(/** @type {SubmitEvent} */ event) => found(home, wanted, event)}>
    ${nameField(home)}
    <label class="line-field"><span>${words.t("new-title")}</span><input class="field" name="title" maxlength="60"
      .value=${wanted.title} @input=${(/** @type {Event} */ event) => (wanted.title = textOf(event))} /></label>
    ${seatsField(home, wanted)} ${wanted.fields.map((field) => fieldView(home, wanted, field))}
    ${wanted.problem ? html`<p class="problem" role="alert">${wanted.problem}</p>` : nothing}
  </form>`;
  const why = whyNot(home, wanted);
  const acts = html`${why ? html`<p class="cap" id="new-why">${why}</p>` : nothing}
    <button type="button" class="btn quiet" @click=${closeDialog}>${words.t("ui-close")}</button>
    <button class="btn primary" form="new-table" aria-disabled=${why ? "true" : nothing}
      aria-describedby=${why ? "new-why" : nothing}>${words.t("new-make")}</button>`;
  return dialog(words.t("new-heading", { game: home.gameWord(wanted.game.name, "name") }), body, acts, close, "new");
}

/** Why the table cannot be opened as it is; empty where it can. @param {Home} home @param {Invitation} wanted */
function whyNot(home, wanted) {
  const field = wanted.unfit;
  if (field?.type !== "several") return "";
  const label = home.gameWordOr(wanted.game.name, `option-${field.name}`, field.name);
  const { low, high } = field;
  return home.words.t(low === high ? "new-choose" : "new-choose-between", { label, low, high });
}

/** @param {Event} event */
const textOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** @param {Home} home */
const nameField = (home) => html`<label class="line-field"><span>${home.words.t("ui-your-name")}</span>
  <input class="field" name="name" maxlength="24" ${required(home.words.t("ui-name-missing"))} autocomplete="nickname"
    .value=${home.name} /></label>`;

/** If it fails, all stays as it was filled in, with what went wrong. @param {Home} home @param {Invitation} wanted
 * @param {SubmitEvent} event */
async function found(home, wanted, event) {
  event.preventDefault();
  if (wanted.unfit || wanted.busy) return;
  const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
  const { game, options, seats, title } = wanted;
  wanted.busy = true;
  wanted.problem = "";
  try {
    if (name !== home.name) await home.rename(name);
    await home.found({ game: game.name, options, seats, title: title.trim() });
    home.invitation = null;
  } catch (error) {
    wanted.problem = complaint(error, home.words);
  }
  wanted.busy = false;
  home.draw();
}

/** @param {Home} home @param {Invitation} wanted */
function seatsField(home, wanted) {
  const { words } = home;
  const [least, most] = wanted.game.schema.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, place) => least + place);
  return html`<fieldset><legend>${words.t("new-seats")}</legend>
    <div class="seg" role="group" aria-label=${words.t("new-seats")}>
      ${counts.map(
        (count) => html`<button type="button" aria-pressed=${wanted.seats.length === count}
          @click=${() => change(home, () => wanted.seatCount(count))}>${count}</button>`,
      )}
    </div>
    <ul class="seat-list">${wanted.seats.map((seat, place) => seatRow(home, wanted, seat, place))}</ul></fieldset>`;
}

/** @param {Home} home @param {Invitation} wanted @param {string} seat @param {number} place */
function seatRow(home, wanted, seat, place) {
  const { words } = home;
  const choose = (/** @type {Event} */ event) => change(home, () => (wanted.seats[place] = textOf(event)));
  const kinds = [
    ["open", words.t("new-open")],
    ...wanted.game.bots.map((level) => [`bot:${level}`, words.t("new-bot", { level: levelName(home, wanted.game.name, level) })]),
  ];
  const mine = seat === "me" ? home.name || "?" : "?";
  const name = seat.startsWith("bot:") ? words.or(`ui-bot-name-${place + 1}`, "B") : mine;
  return html`<li>${seatHouse(place, name, seat === "me")}
    ${
      seat === "me"
        ? html`<span>${words.t("ui-you")}</span>`
        : html`<select class="field" aria-label=${words.t("new-seat", { number: place + 1 })} @change=${choose}>
          ${kinds.map(([value, label]) => html`<option value=${value ?? ""} ?selected=${value === seat}>${label}</option>`)}
        </select>`
    }</li>`;
}

/** As the terminal names it; a game may have names of its own. @param {Home} home @param {string} game @param {string} level */
const levelName = (home, game, level) => home.gameWordOr(game, `level-${level}`, home.words.or(`level-${level}`, level));

/** @param {Home} home @param {() => void} deed */
function change(home, deed) {
  deed();
  home.draw();
}

/** @param {Home} home @param {Invitation} wanted @param {Field} field */
function fieldView(home, wanted, field) {
  const set = (/** @type {unknown} */ value) => change(home, () => (wanted.values[field.name] = value));
  const word = (/** @type {string} */ suffix, /** @type {string} */ otherwise) =>
    home.gameWordOr(wanted.game.name, `option-${field.name}${suffix}`, otherwise);
  const label = word("", field.name);
  const help = word("-help", "");
  const said = help ? html`<span class="cap">${help}</span>` : nothing;
  const now = wanted.values[field.name];
  if (field.type === "flag") {
    return html`<label class="line-field check"><input type="checkbox" ?checked=${now === true}
      @change=${(/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked)} />
      <span>${label}</span>${said}</label>`;
  }
  if (field.type === "number") {
    return html`<label class="line-field"><span>${label}</span><input class="field" type="number" min=${field.low}
      max=${field.high} .value=${String(now)}
      @change=${(/** @type {Event} */ event) => set(Number(textOf(event)))} />${said}</label>`;
  }
  if (field.type === "choice") {
    return html`<label class="line-field"><span>${label}</span><select class="field"
      @change=${(/** @type {Event} */ event) => set(textOf(event))}>
      ${field.values.map(
        (value) => html`<option value=${value} ?selected=${value === now}>${word(`-${value}`, value)}</option>`,
      )}</select>${said}</label>`;
  }
  return severalView(field, /** @type {string[]} */ (now), set, label, said, word);
}

/**
 * @param {import("../types.js").SeveralField} field
 * @param {string[]} now
 * @param {(value: unknown) => void} set
 * @param {string} label
 * @param {import("../types.js").Content} said
 * @param {(suffix: string, otherwise: string) => string} word
 */
function severalView(field, now, set, label, said, word) {
  const flip = (/** @type {string} */ value) => set(now.includes(value) ? now.filter((each) => each !== value) : [...now, value]);
  return html`<fieldset class=${fits(field, now) ? "" : "wrong"}><legend>${label} <span
    class="cap">${now.length}/${field.high}</span></legend>${said}
    <div class="several">${field.values.map(
      (value) => html`<label class="check"><input type="checkbox" .checked=${now.includes(value)}
        @change=${() => flip(value)} /><span>${word(`-${value}`, value)}</span></label>`,
    )}</div></fieldset>`;
}
