/** An owner's choice for one ingredient line, which replaces the automatic binding. */
export interface LineChoice {
  /** Index among the lines. */
  readonly line: number;
  /** Null: as bound automatically. */
  readonly foodId: string | null;
  /** Grams in the whole recipe; null: as bound automatically. */
  readonly grams: number | null;
  /** It is not an ingredient. */
  readonly isLeftOut: boolean;
}

/** The choices by the index of their line; the last one counts. */
export const choicesByLine = (choices: readonly LineChoice[]): ReadonlyMap<number, LineChoice> =>
  new Map(choices.map((choice) => [choice.line, choice]));
