/** Words after which a line states a purpose, a duration, or an instruction, and no longer a name. */
const clauses = new Set(
  'for to until if as into at see not without instead depending according when until while so in-case about where per'.split(
    ' ',
  ),
);
/** Words before an alternative. */
const choices = new Set(['or', 'sub', 'substitute', 'substituted', 'replace', 'swap', 'alternatively']);
/** Words before the author's own choice: a food or a brand. */
const habits = new Set(['use', 'used', 'using', 'try']);
/** Words before what is eaten with it. */
const additions = new Set(['plus', 'with', 'dissolved', 'soaked', 'steeped']);
/** "Mixed with water", but "mixed nuts". */
const joined = new Set(['mixed', 'combined']);
const joining = new Set(['with', 'in', 'into', 'together', 'until', 'well', 'to']);

/** The parts of a text. */
export interface Said {
  readonly said: string[];
  /** Words of alternatives. */
  readonly choice: string[];
  /** Words of the author's own choice. */
  readonly used: string[];
  /** Words of accompaniments. */
  readonly added: string[];
  /** Words of what it is made from or taken from. */
  readonly origin: string[];
}

/** The words without clauses of purpose, and separately those that name something else edible. */
export function withoutClauses(words: readonly string[]): Said {
  const all: Said = { said: [], choice: [], used: [], added: [], origin: [] };
  let into: string[] | null = all.said;
  for (const [at, word] of words.entries()) {
    const one = word.toLowerCase();
    // "or a substitute" ends with a noun
    const isLast = at > 0 && at === words.length - 1;
    // butter the size of an egg is not an egg
    const isSize = one === 'size' && words[at + 1]?.toLowerCase() === 'of';
    // "vegan or not"
    const isNeither = one === 'not' && /^or$/i.test(words[at - 1] ?? '');
    if (isSize) into = null;
    else if (isNeither) all.choice.push(word);
    else if (choices.has(one) && !isLast) into = all.choice;
    else if (habits.has(one) && !isLast) into = all.used;
    else if (additions.has(one)) into = all.added;
    else if (joined.has(one) && (isLast || joining.has(words[at + 1]?.toLowerCase() ?? ''))) into = all.added;
    else if (one === 'from') into = all.origin;
    else if (clauses.has(one)) into = null;
    else into?.push(word);
  }
  return all;
}

const eitherFresh = /^(?:fresh or frozen|frozen or fresh)$/;

/** "Fresh or frozen blueberries" are one food, as are those of a note. */
export function withoutEither(main: readonly string[]): readonly string[] {
  const at = main.findIndex((_, n) =>
    eitherFresh.test(
      main
        .slice(n, n + 3)
        .join(' ')
        .toLowerCase(),
    ),
  );
  return at < 0 ? main : [...main.slice(0, at), 'fresh', ...main.slice(at + 3)];
}
