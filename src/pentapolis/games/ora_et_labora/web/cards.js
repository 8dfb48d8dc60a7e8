/**
 * What is printed on the cards: the facts of `components.py`, which a test compares.
 *
 * @typedef {{cost?: Record<string, number>, food?: number, energy?: number, land: string[], economic: number, dwelling: number,
 *   cloister?: boolean, stage?: string}} CardFacts
 */

/** @type {Record<string, CardFacts>} */
export const CARDS = {
  H01: { cost: {}, land: ["hillside"], economic: 0, dwelling: 3, stage: "heartland" },
  H02: { cost: {}, land: ["plains"], economic: 0, dwelling: 2, stage: "heartland" },
  H03: { cost: {}, land: ["plains"], economic: 0, dwelling: 2, cloister: true, stage: "heartland" },
  G01: {
    cost: { wood: 1, clay: 1 }, land: ["coast", "plains", "hillside"], economic: 4, dwelling: 3, cloister: true, stage: "start",
  },
  G02: { cost: { wood: 2 }, land: ["coast", "plains", "hillside"], economic: 4, dwelling: 4, cloister: true, stage: "start" },
  F03: { cost: { wood: 1, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 3, dwelling: 4, stage: "start" },
  I03: { cost: { wood: 1 }, land: ["coast", "plains", "hillside"], economic: 2, dwelling: 3, cloister: true, stage: "start" },
  F04: { cost: { wood: 3, clay: 2 }, land: ["coast", "hillside"], economic: 10, dwelling: 6, stage: "start" },
  I04: { cost: { clay: 2 }, land: ["coast", "plains", "hillside"], economic: 5, dwelling: 4, stage: "start" },
  F05: { cost: { clay: 2, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 4, dwelling: 5, stage: "start" },
  I05: { cost: { stone: 2, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 9, dwelling: 7, stage: "start" },
  G06: { cost: { clay: 1, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 5, dwelling: 2, stage: "start" },
  G07: { cost: { clay: 1 }, land: ["coast", "plains", "hillside"], economic: 4, dwelling: -2, stage: "start" },
  F08: { cost: { stone: 2 }, land: ["coast", "plains", "hillside"], economic: 5, dwelling: 8, stage: "start" },
  I08: { cost: { wood: 2, clay: 1 }, land: ["coast"], economic: 5, dwelling: 5, stage: "start" },
  F09: { cost: { coin: 3 }, land: ["coast", "plains", "hillside"], economic: 5, dwelling: 0, cloister: true, stage: "start" },
  I09: { cost: { wood: 1, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 3, dwelling: 3, stage: "start" },
  F10: { cost: { wood: 2, clay: 1 }, land: ["coast", "plains", "hillside"], economic: 7, dwelling: 0, stage: "start" },
  I10: { cost: { stone: 1, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 5, dwelling: 0, stage: "start" },
  F11: { cost: { wood: 1, stone: 1 }, land: ["coast"], economic: 1, dwelling: 7, stage: "start" },
  I11: { cost: { wood: 1 }, land: ["water"], economic: 4, dwelling: 6, stage: "start" },
  G12: { cost: { wood: 1 }, land: ["coast", "plains", "hillside"], economic: 6, dwelling: 1, stage: "start" },
  G13: { cost: { clay: 2 }, land: ["coast", "plains", "hillside"], economic: 6, dwelling: 1, stage: "start" },
  F14: { cost: { wood: 1 }, land: ["hillside"], economic: 3, dwelling: 6, stage: "A" },
  I14: { cost: { stone: 1 }, land: ["coast", "plains", "hillside"], economic: 3, dwelling: 6, stage: "A" },
  F15: { cost: { clay: 1, stone: 1 }, land: ["coast", "plains", "hillside"], economic: 4, dwelling: 6, stage: "A" },
  I15: { cost: { clay: 1, stone: 1 }, land: ["hillside"], economic: 6, dwelling: 6, stage: "A" },
  G16: {
    cost: { clay: 3, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 2, dwelling: 5, cloister: true, stage: "A",
  },
  F17: {
    cost: { stone: 2, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 7, dwelling: 7, cloister: true, stage: "A",
  },
  I17: {
    cost: { wood: 1, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 3, dwelling: 5, cloister: true, stage: "A",
  },
  G18: { cost: { wood: 3 }, land: ["coast", "plains", "hillside"], economic: 7, dwelling: 2, cloister: true, stage: "A" },
  G19: { cost: { wood: 2, clay: 2 }, land: ["coast", "plains", "hillside"], economic: 8, dwelling: -3, stage: "A" },
  F20: { cost: { wood: 2, straw: 2 }, land: ["coast", "plains", "hillside"], economic: 4, dwelling: 6, stage: "B" },
  I20: { cost: { wood: 1, stone: 1 }, land: ["coast", "plains", "hillside"], economic: 3, dwelling: 6, stage: "B" },
  F21: { cost: { clay: 2, straw: 2 }, land: ["coast", "plains", "hillside"], economic: 4, dwelling: 5, stage: "B" },
  I21: { cost: { clay: 2, straw: 2 }, land: ["coast", "plains", "hillside"], economic: 6, dwelling: 5, stage: "B" },
  G22: { cost: { coin: 5 }, land: ["mountain"], economic: 7, dwelling: -4, stage: "B" },
  F23: {
    cost: { stone: 1, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 2, dwelling: 6, cloister: true, stage: "B",
  },
  I23: {
    cost: { wood: 3, clay: 2 }, land: ["coast", "plains", "hillside"], economic: 7, dwelling: 1, cloister: true, stage: "B",
  },
  F24: {
    cost: { clay: 5, stone: 3 }, land: ["coast", "plains", "hillside"], economic: 12, dwelling: 9, cloister: true, stage: "B",
  },
  I24: {
    cost: { clay: 3, stone: 3 }, land: ["coast", "plains", "hillside"], economic: 10, dwelling: 8, cloister: true, stage: "B",
  },
  F25: { cost: { wood: 1, clay: 1 }, land: ["coast", "plains", "hillside"], economic: 0, dwelling: 6, stage: "B" },
  I25: { cost: { clay: 2 }, land: ["coast", "plains", "hillside"], economic: 2, dwelling: 6, cloister: true, stage: "B" },
  G26: { cost: { clay: 4, stone: 1 }, land: ["coast"], economic: 15, dwelling: -2, stage: "B" },
  F27: { cost: { coin: 25 }, land: ["hillside"], economic: 25, dwelling: 8, stage: "C" },
  I27: { cost: { coin: 20 }, land: ["coast", "plains", "hillside"], economic: 18, dwelling: 7, stage: "C" },
  G28: { cost: { wood: 6, stone: 5 }, land: ["hillside", "mountain"], economic: 15, dwelling: 7, stage: "C" },
  F29: { cost: { coin: 5 }, land: ["mountain"], economic: 7, dwelling: -4, stage: "C" },
  I29: { cost: { clay: 1, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 1, dwelling: 5, stage: "C" },
  F30: { cost: { stone: 2, straw: 2 }, land: ["coast", "plains", "hillside"], economic: 6, dwelling: 5, stage: "C" },
  I30: {
    cost: { wood: 1, clay: 2 }, land: ["coast", "plains", "hillside"], economic: 4, dwelling: 5, cloister: true, stage: "C",
  },
  F31: { cost: { wood: 1 }, land: ["hillside"], economic: 3, dwelling: 6, stage: "C" },
  I31: { cost: { clay: 1, stone: 2 }, land: ["coast"], economic: 12, dwelling: 0, stage: "C" },
  F32: { cost: { stone: 1 }, land: ["coast", "plains", "hillside"], economic: 2, dwelling: 5, cloister: true, stage: "C" },
  I32: {
    cost: { wood: 3, clay: 4 }, land: ["coast", "plains", "hillside"], economic: 6, dwelling: 7, cloister: true, stage: "C",
  },
  F33: { cost: { wood: 3, clay: 3 }, land: ["coast"], economic: 8, dwelling: 4, stage: "C" },
  I33: { cost: { clay: 3, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 5, dwelling: 3, stage: "C" },
  G34: {
    cost: { stone: 3, straw: 2 }, land: ["coast", "plains", "hillside"], economic: 10, dwelling: 7, cloister: true, stage: "D",
  },
  F35: { cost: { clay: 2, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 4, dwelling: 2, stage: "D" },
  I35: { cost: { stone: 4 }, land: ["hillside"], economic: 6, dwelling: 9, stage: "D" },
  F36: { cost: { coin: 6 }, land: ["coast", "plains", "hillside"], economic: 2, dwelling: 6, stage: "D" },
  I36: { cost: { clay: 2 }, land: ["coast", "plains", "hillside"], economic: 5, dwelling: 3, cloister: true, stage: "D" },
  F37: { cost: { clay: 3 }, land: ["coast", "plains", "hillside"], economic: 3, dwelling: 4, cloister: true, stage: "D" },
  I37: { cost: { wood: 2, clay: 4 }, land: ["coast", "plains", "hillside"], economic: 8, dwelling: 6, stage: "D" },
  F38: { cost: { wood: 1, stone: 2 }, land: ["coast", "plains", "hillside"], economic: 5, dwelling: 5, stage: "D" },
  I38: { cost: { coin: 10 }, land: ["coast", "plains", "hillside"], economic: 3, dwelling: 7, stage: "D" },
  G39: { cost: { wood: 2, stone: 2 }, land: ["coast", "plains", "hillside"], economic: 5, dwelling: 6, stage: "D" },
  F40: {
    cost: { wood: 3, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 7, dwelling: 5, cloister: true, stage: "D",
  },
  I40: { cost: { wood: 3, straw: 1 }, land: ["coast", "plains", "hillside"], economic: 7, dwelling: 5, stage: "D" },
  G41: {
    cost: { clay: 1, stone: 1 }, land: ["coast", "plains", "hillside"], economic: 3, dwelling: 3, cloister: true, stage: "D",
  },
  S01: { food: 1, energy: 1, land: ["coast", "plains", "hillside"], economic: 0, dwelling: -3 },
  S02: { food: 3, energy: 3, land: ["coast", "plains", "hillside"], economic: 1, dwelling: 1 },
  S03: { food: 7, energy: 0, land: ["coast", "plains", "hillside"], economic: 2, dwelling: 2 },
  S04: { food: 8, energy: 3, land: ["coast"], economic: 4, dwelling: 6 },
  S05: { food: 5, energy: 1, land: ["coast", "plains", "hillside"], economic: -1, dwelling: 5 },
  S06: { food: 5, energy: 6, land: ["coast", "plains", "hillside"], economic: 3, dwelling: 4 },
  S07: { food: 15, energy: 9, land: ["coast", "plains", "hillside"], economic: 8, dwelling: 6 },
  S08: { food: 30, energy: 3, land: ["hillside"], economic: 10, dwelling: 8 },
};

/**
 * What a function costs in food, energy or points each time that it is done; goods that are given as they are do not count here.
 *
 * @type {Record<string, Record<string, number>>}
 */
export const PRICES = {
  F05: { energy: 0.5 },
  G06: { energy: 3 },
  G12: { food: 2, energy: 1 },
  G18: { energy: 1 },
  F20: { food: 1 },
  F33: { energy: 3 },
  I35: { points: 14 },
};
