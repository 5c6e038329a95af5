/** Words without a plural. */
const uncountable = /(?:hummus|houmous|humus)$/;

/** The regular plural of a word; an uncountable word itself. */
export function plural(word: string): string {
  if (uncountable.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/(?:tomat|potat)o$/.test(word)) return `${word}es`;
  if (/leaf$/.test(word)) return word.replace(/leaf$/, 'leaves');
  return `${word}s`;
}

/** By term. Every key of a title is compared with every term of the table. */
const plurals = new Map<string, string>();
/** The plural of a term of the table: of its last word. */
export function pluralTerm(term: string): string {
  const known = plurals.get(term);
  if (known !== undefined) return known;
  const made = term.replace(/\S+$/, plural);
  plurals.set(term, made);
  return made;
}

/** Whether a key contains the words of a term, in the singular or the plural. */
export const hasTerm = (key: string, term: string): boolean =>
  ` ${key} `.includes(` ${term} `) || ` ${key} `.includes(` ${pluralTerm(term)} `);

/**
 * The groups of which a key contains a term, as `hasTerm` does. Terms are found by their first word, which only a
 * single word has in the plural, so that a key is compared with few of them.
 */
export function indexTerms<Group>(
  groups: readonly Group[],
  termsOf: (group: Group) => readonly string[],
): (key: string) => ReadonlySet<Group> {
  const byFirstWord = new Map<string, { readonly text: string; readonly group: Group }[]>();
  for (const group of groups)
    for (const term of termsOf(group))
      for (const form of new Set([term, pluralTerm(term)])) {
        const [word = ''] = form.split(' ', 1);
        const known = byFirstWord.get(word) ?? [];
        byFirstWord.set(word, known);
        known.push({ text: ` ${form} `, group });
      }
  return (key) => {
    const text = ` ${key} `;
    const found = new Set<Group>();
    for (const word of key.split(' '))
      for (const each of byFirstWord.get(word) ?? []) if (text.includes(each.text)) found.add(each.group);
    return found;
  };
}
