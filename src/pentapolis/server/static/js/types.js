/**
 * What travels between the table and the server (docs/protocol.md), and what a board gives and gets (docs/boards.md). Types only.
 *
 * @typedef {import("../vendor/lit-html/lit-html.js").TemplateResult} Template
 * @typedef {Template | typeof import("../vendor/lit-html/lit-html.js").nothing | string | Template[]} Content
 *
 * @typedef {any} Json  the game's own business: a board knows the form of its view
 *
 * @typedef {{name: string, kind: "human" | "bot" | "open", level: string | null, present: boolean}} SeatInfo
 * @typedef {{seat: number, about: string, answered: boolean}} Asked
 * @typedef {{about: string, options: string[], picked: string[]}} Ask
 * @typedef {{kind: string, seat: number | null, move?: number, unseen?: boolean, [fact: string]: Json}} GameEvent
 * @typedef {{reason: string, paragraph: string, facts: Record<string, string | number>}} Refusal
 * @typedef {{scores: number[], ranks: number[], reason: string, breakdown: Record<string, number[]>}} Outcome
 * @typedef {{name: string, seat: number | null, text: string, at: string}} ChatLine
 *
 * @typedef {object} State
 * @property {"state"} type
 * @property {string} table
 * @property {number} number
 * @property {number} moves
 * @property {string} game
 * @property {string} title
 * @property {Record<string, Json>} options
 * @property {"waiting" | "playing" | "over"} status
 * @property {boolean} host
 * @property {string} commitment
 * @property {string | null} key
 * @property {SeatInfo[]} seats
 * @property {number | null} you
 * @property {Json} view
 * @property {Asked[]} asked
 * @property {Ask | null} ask
 * @property {{can: boolean, why: string | null}} undo
 * @property {GameEvent[]} events
 * @property {GameEvent[] | null} log
 * @property {ChatLine[] | null} chat
 * @property {Outcome | null} outcome
 * @property {string | null} rematch
 *
 * @typedef {{key: string, message: string, facts: Record<string, string | number>, rule?: string}} Problem
 *
 * @typedef {{type: "choice", name: string, default: string, values: string[]}} ChoiceField
 * @typedef {{type: "flag", name: string, default: boolean}} FlagField
 * @typedef {{type: "number", name: string, default: number, low: number, high: number}} NumberField
 * @typedef {{type: "several", name: string, default: string[], values: string[], low: number, high: number}} SeveralField
 * @typedef {(ChoiceField | FlagField | NumberField | SeveralField) & {bots_alone?: boolean}} Field
 *   `bots_alone`: matters only where bots play among themselves
 * @typedef {{name: string, other: string, value: unknown}} Tie a field that matters only where another has this value
 * @typedef {{name: string, minutes: [number, number], schema: {seats: [number, number], fields: Field[], only_with: Tie[]},
 *   bots: string[]}} GameInfo
 * @typedef {{table: string, game: string, title: string, status: "waiting" | "playing" | "over", number: number,
 *   seats: SeatInfo[], you: number | null, your_turn: boolean, updated: string,
 *   result: {scores: number[], ranks: number[]} | null, uploaded: boolean}} TableInfo
 *
 * @typedef {{title: string, said: string, way?: () => Content}} Away
 *   why there is no table to be seen: a message as heading, what was said, and what else one may do
 *
 * @typedef {{id: string, place: string, face: string | null}} Thing
 *   Something that can be seen to travel: `id` is its own among all that is drawn (the element's `data-thing`), `place` where it
 *   lies (an element's `data-place`), `face` what it shows; null for a card that lies face down.
 * @typedef {{about: string, now?: boolean, done?: boolean}} Step  `about` is already in words
 * @typedef {{option: string, label?: string, weight?: "primary" | "plain" | "quiet"}} Button
 * @typedef {{lead?: Content, say?: string, hint?: Content, steps?: Step[], buttons?: Button[], back?: boolean}} PromptParts
 *   `back`: the last choice belongs to what is under way, so that the prompt itself offers to take it back
 * @typedef {{others: Content, square: Content, tray?: Content, me: Content, hand: Content, aside?: Content}} Regions
 *   `aside`: an element of its own beside the board, where the game's style puts it
 *
 * @typedef {object} Board  what games/<game>/web/board.js exports as `board`; docs/boards.md tells how to write one
 * @property {string[]} [sprites]  SVG files of symbols beside board.js
 * @property {Record<string, string[]>} verbs  the labels of the words that follow each verb, as in the game's notation
 * @property {(ctx: import("./table/context.js").Context) => Regions} regions
 * @property {(ctx: import("./table/context.js").Context) => PromptParts} [prompt]
 * @property {(ctx: import("./table/context.js").Context) => Content} [lead]  beside the house of another seat that acts
 * @property {(ctx: import("./table/context.js").Context) => string[]} [expected]
 * @property {(ctx: import("./table/context.js").Context, name: string) => {title: string, body: Content}} [details]
 *   the whole of a component
 * @property {(view: Json, you: number | null) => Thing[]} [things]
 * @property {(event: GameEvent) => [string, string][]} [journeys]  from which place to which place an event moves cards
 * @property {(kind: string, name: string, ctx: {words: import("./words/words.js").Words}) => Content | null} [chip]
 * @property {(ctx: import("./table/context.js").Context) => string | undefined} [standing]
 *   an option that the reader has ordered beforehand
 * @property {(ctx: import("./table/context.js").Context) => Content | undefined} [tally]
 *   the result, in place of the page's table
 * @property {(view: Json) => number | null} [turn]  the number of the turn, for the bar
 * @property {(event: GameEvent) => number | null} [startsTurn]  the number of the turn that this event begins, for the log
 * @property {(event: GameEvent) => "card" | "seal" | null} [sound]
 */
export {};
