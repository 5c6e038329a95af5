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
 * A title as it is searched and sorted: small letters without accents, words parted by one space, everything that is
 * neither letter nor digit dropped. "Crème brûlée (the baker's)" becomes "creme brulee the bakers".
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

/** The words of a search, as titleKey writes them, each once; none when nothing but signs was typed. */
export const searchWords = (query: string): string[] => [
  ...new Set(
    titleKey(query)
      .split(' ')
      .filter((word) => word !== ''),
  ),
];

/** Words of at least this length match anywhere in a title, shorter ones only at the start of a word. */
export const minSubstringLength = 3;

/** Whether a title, as its key, has all words of a search. The database makes the same test. */
export function hasWords(key: string, words: readonly string[]): boolean {
  return words.every((word) => ` ${key}`.includes(word.length < minSubstringLength ? ` ${word}` : word));
}
