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
