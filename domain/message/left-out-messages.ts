import { formatList } from './format-list.ts';

const quoted = (words: readonly string[]) => formatList(words.map((word) => `“${word.slice(0, 60)}”`));

/** Refusals of words for food to leave out. */
export const leftOutMessages = {
  unreadable: (words: readonly string[]) =>
    `We can’t check dishes for ${quoted(words)}. Name a food or a group, such as “shrimp” or “citrus”, or choose an allergen or a diet.`,
};
