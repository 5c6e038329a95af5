/** After these words a line says what for, how long, or what to do with it, and no longer what it is. */
const clauses = new Set(
  'for to until if as into at see not mixed dissolved soaked combined without instead depending according from when until while so in-case about where'.split(
    ' ',
  ),
);
/** These bring back something that may be eaten. */
const choices = new Set([
  'or',
  'use',
  'used',
  'sub',
  'substitute',
  'substituted',
  'replace',
  'swap',
  'try',
  'alternatively',
  'plus',
  'with',
]);

/** The words without clauses of purpose, and those of other choices apart. */
export function withoutClauses(words: readonly string[]): {
  readonly said: string[];
  readonly choice: string[];
} {
  const said: string[] = [];
  const choice: string[] = [];
  let into: string[] | null = said;
  for (const word of words) {
    const one = word.toLowerCase();
    if (choices.has(one)) into = choice;
    else if (clauses.has(one)) into = null;
    else into?.push(word);
  }
  return { said, choice };
}
