import { editDistance } from '#domain/text/edit-distance.ts';
import { hasWords } from './title-key.ts';

/**
 * Words are corrected by one letter; from eight letters on by two, from seven on if the first letter is right, from five
 * on if only two are missing. Shorter ones than four could mean anything.
 */
const allowedErrors = (length: number, hasSameStart: boolean) =>
  length < 4 ? 0 : length < (hasSameStart ? 7 : 8) ? 1 : 2;

/** Whether the letters of the word are in the other one in this order: "chikn" lacks two of "chicken". */
function lacksLetters(word: string, other: string): boolean {
  let place = 0;
  for (const letter of other) if (letter === word[place]) place += 1;
  return place === word.length;
}

/** The nearest word; of equally near ones that with the same first letter, then the alphabetically first. */
function nearest(word: string, vocabulary: readonly string[]): string | null {
  if (allowedErrors(word.length, true) === 0) return null;
  let best: { readonly word: string; readonly rank: number } | null = null;
  for (const known of vocabulary) {
    if (known.length < 3) continue;
    const hasSameStart = known[0] === word[0];
    const isShortened = hasSameStart && word.length >= 5 && lacksLetters(word, known);
    const limit = isShortened ? 2 : allowedErrors(word.length, hasSameStart);
    const distance = editDistance(word, known, limit);
    const rank = 2 * distance + (hasSameStart ? 0 : 1);
    if (rank < (best?.rank ?? Number.POSITIVE_INFINITY)) best = { word: known, rank };
  }
  return best?.word ?? null;
}

/**
 * The words of a search with the unknown ones replaced by the nearest of the vocabulary: "chiken" becomes "chicken".
 * Null if nothing is replaced. The vocabulary is sorted, and folded by titleKey as the words are.
 */
export function correctSpelling(
  words: readonly string[],
  vocabulary: readonly string[],
): readonly string[] | null {
  const corrected = words.map((word) =>
    vocabulary.some((known) => hasWords(known, [word])) ? word : (nearest(word, vocabulary) ?? word),
  );
  return corrected.some((word, place) => word !== words[place]) ? corrected : null;
}
