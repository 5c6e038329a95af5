/** After these words a line says what for, how long, or what to do with it, and no longer what it is. */
const clauses = new Set(
  'for to until if as into at see not without instead depending according when until while so in-case about where'.split(
    ' ',
  ),
);
/** After these stands what may be taken instead. */
const choices = new Set(['or', 'sub', 'substitute', 'substituted', 'replace', 'swap', 'alternatively']);
/** After these, what its author takes: a food or a brand. */
const habits = new Set(['use', 'used', 'using', 'try']);
/** After these stands what is eaten with it. */
const additions = new Set(['plus', 'with', 'dissolved', 'soaked', 'steeped']);
/** "Mixed with water", but "mixed nuts". */
const joined = new Set(['mixed', 'combined']);
const joining = new Set(['with', 'in', 'into', 'together', 'until', 'well', 'to']);

/** What words say. */
export interface Said {
  readonly said: string[];
  /** Of other choices. */
  readonly choice: string[];
  /** Of what its author takes. */
  readonly used: string[];
  /** Of what goes with it. */
  readonly added: string[];
  /** What it is made from, or where it is taken. */
  readonly origin: string[];
}

/** The words without clauses of purpose, and apart those that name something else that may be eaten. */
export function withoutClauses(words: readonly string[]): Said {
  const all: Said = { said: [], choice: [], used: [], added: [], origin: [] };
  let into: string[] | null = all.said;
  for (const [at, word] of words.entries()) {
    const one = word.toLowerCase();
    // "or a substitute" ends with a noun
    const isLast = at > 0 && at === words.length - 1;
    if (choices.has(one) && !isLast) into = all.choice;
    else if (habits.has(one) && !isLast) into = all.used;
    else if (additions.has(one)) into = all.added;
    else if (joined.has(one) && (isLast || joining.has(words[at + 1]?.toLowerCase() ?? ''))) into = all.added;
    else if (one === 'from') into = all.origin;
    else if (clauses.has(one)) into = null;
    else into?.push(word);
  }
  return all;
}
