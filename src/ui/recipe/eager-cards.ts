/** Number of cards above the fold, whose pictures load eagerly. */
export const eagerCards = { grid: 3, rows: 5 } as const;
