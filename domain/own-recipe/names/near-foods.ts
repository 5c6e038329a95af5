import type { Food } from '#domain/food/food.ts';
import { nameWords } from '#domain/own-recipe/words/line-words.ts';
import { coreOf, type NameIndex } from './name-index.ts';

const maxCharacters = 40;
const maxFoods = 6;

/** Whether one inserted, deleted or replaced letter, or two transposed ones, turn one word into the other. */
function isTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || Math.min(one.length, other.length) < 4) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  const isSwapped = a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

/** Foods that a misspelled name may mean: one typo away, or with the same last word. */
export function nearFoods(names: NameIndex, words: readonly string[]): readonly Food[] {
  const core = coreOf(nameWords(words)).slice(0, maxCharacters);
  if (core === '') return [];
  const head = core.split(' ').at(-1) ?? '';
  const typos = [...names.byCore.keys()].filter((name) => isTypo(core, name));
  const kin = (names.byHead.get(head) ?? []).toSorted((a, b) => a.length - b.length);
  const foods = [...typos, ...kin].flatMap((name) => names.byCore.get(name)?.map(({ food }) => food) ?? []);
  return [...new Set(foods)].slice(0, maxFoods);
}
