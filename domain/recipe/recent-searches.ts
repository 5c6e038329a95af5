import { titleKey } from './title-key.ts';

/** More is no help, and fills the screen of a phone. */
const most = 6;
const shortest = 3;
const longest = 80;

/** The searches with this one first. A search that was typed on, such as "car" of "carrot soup", is not one of its own. */
export function withSearch(recent: readonly string[], term: string): readonly string[] {
  const words = term.trim().replace(/\s+/g, ' ');
  const key = titleKey(words);
  if (key.length < shortest || words.length > longest) return recent;
  const [last, ...older] = recent;
  const wasTypedOn = last !== undefined && key.startsWith(titleKey(last));
  const others = (wasTypedOn ? older : recent).filter((each) => titleKey(each) !== key);
  return [words, ...others].slice(0, most);
}

export const withoutSearch = (recent: readonly string[], term: string): readonly string[] =>
  recent.filter((each) => each !== term);
