import { plural } from '#domain/food/terms.ts';

/** Letters that Unicode decomposition does not split. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A title for search and sorting: lowercase without accents, words separated by one space, other characters removed.
 * "Crème brûlée (the baker's)" becomes "creme brulee the bakers".
 */
export function titleKey(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’ʼ]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a search, folded by titleKey, each once; empty if only punctuation was typed. */
export const searchWords = (query: string): string[] => [
  ...new Set(
    titleKey(query)
      .split(' ')
      .filter((word) => word !== ''),
  ),
];

/** Words of at least this length match anywhere in a title, shorter ones only at the start of a word. */
export const minSubstringLength = 4;

/**
 * The beginnings that a search word is matched by, so that a plural also finds the singular: "tomatoes" becomes
 * "tomato", "berries" becomes "berrie" and "berry", as it might be of "cookie" or of "berry".
 */
export function searchForms(word: string): readonly string[] {
  if (word.length < 4 || /[su]s$/.test(word)) return [word];
  if (/ies$/.test(word)) return [word.slice(0, -1), `${word.slice(0, -3)}y`];
  if (/(?:[osxz]|ch|sh)es$/.test(word)) return [word.slice(0, -2)];
  return [word.replace(/s$/, '')];
}

/** Shorter ones are the beginning of a word that is being typed. */
export const minWholeLength = 3;

/** The forms in which a word stands alone in a title: "peas" also as "pea", and "pea" as "peas". */
export const wholeForms = (word: string): readonly string[] => [
  ...new Set([word, ...searchForms(word), ...searchForms(word).map(plural)]),
];

/** Whether a title key, or at the start of a word the further words, match all words of a search; as the database does. */
export function hasWords(key: string, words: readonly string[], further = ''): boolean {
  return words.every((word) =>
    searchForms(word).some((form) => {
      const inTitle = form.length < minSubstringLength ? ` ${form}` : form;
      return ` ${key}`.includes(inTitle) || ` ${further}`.includes(` ${form}`);
    }),
  );
}

/**
 * How well a title key and the further words match all words of a search, best first: 0 whole words of the title, 1 whole
 * words, 2 parts of the title, 3 what is left.
 */
export function matchRank(key: string, words: readonly string[], further = ''): 0 | 1 | 2 | 3 {
  const isWhole = (text: string, word: string) =>
    word.length < minWholeLength
      ? ` ${text}`.includes(` ${word}`)
      : wholeForms(word).some((form) => ` ${text} `.includes(` ${form} `));
  if (words.every((word) => isWhole(key, word))) return 0;
  if (words.every((word) => isWhole(key, word) || isWhole(further, word))) return 1;
  return hasWords(key, words) ? 2 : 3;
}
