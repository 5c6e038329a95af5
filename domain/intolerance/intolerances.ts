/** The five intolerances, in the order of the quiz. */
export const intolerances = ['oxalate', 'histamine', 'sulfur', 'fodmap', 'salicylate'] as const;
export type Intolerance = (typeof intolerances)[number];

/** 1 Low, 2 Medium, 3 High. */
export type Level = 1 | 2 | 3;

export const levelNames = { 1: 'Low', 2: 'Medium', 3: 'High' } as const satisfies Record<Level, string>;

/** Names as the product shows them. */
export const intoleranceNames = {
  oxalate: 'Oxalate',
  histamine: 'Histamine',
  sulfur: 'Sulfur',
  fodmap: 'FODMAP',
  salicylate: 'Salicylate',
} as const satisfies Record<Intolerance, string>;
