import { titleKey } from './title-key.ts';

/** More is no help, and fills the screen of a phone. */
const maxSearches = 6;
const minLength = 3;
const maxLength = 80;

/** The searches with this one first. A search that was typed on, such as "car" of "carrot soup", is not one of its own. */
export function withSearch(recent: readonly string[], term: string): readonly string[] {
  const words = term.trim().replace(/\s+/g, ' ');
  const key = titleKey(words);
  if (key.length < minLength || words.length > maxLength) return recent;
  const [last, ...older] = recent;
  const wasTypedOn = last !== undefined && key.startsWith(titleKey(last));
  const others = (wasTypedOn ? older : recent).filter((each) => titleKey(each) !== key);
  return [words, ...others].slice(0, maxSearches);
}

export const withoutSearch = (recent: readonly string[], term: string): readonly string[] =>
  recent.filter((each) => each !== term);
