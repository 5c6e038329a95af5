import { nameWords } from './line-words.ts';

/** The normalized words of a name and of its plural, where they differ: "cookie" and "cookies", "brioche". */
export function inBothNumbers(name: readonly string[]): readonly string[] {
  const last = name.at(-1) ?? '';
  return [...new Set([name, [...name.slice(0, -1), `${last}s`]].map((words) => nameWords(words).join(' ')))];
}
