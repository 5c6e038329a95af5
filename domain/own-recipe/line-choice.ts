/** What the owner of a recipe decided about one of its ingredient lines, instead of what was read. */
export interface LineChoice {
  /** Index among the lines. */
  readonly line: number;
  /** Null: as it was read. */
  readonly foodId: string | null;
  /** Of the whole recipe; null: as it was read. */
  readonly grams: number | null;
  /** It is no ingredient of the dish. */
  readonly isLeftOut: boolean;
}

/** The choices by the index of their line; the last one counts. */
export const choicesByLine = (choices: readonly LineChoice[]): ReadonlyMap<number, LineChoice> =>
  new Map(choices.map((choice) => [choice.line, choice]));
