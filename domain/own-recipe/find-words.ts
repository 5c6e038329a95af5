import type { Food } from '#domain/food/food.ts';
import { coreOf, type FoodNames, findName } from './food-names.ts';
import { isPlain, isState, nameWords } from './line-words.ts';

/** What words can only be, or all that they may be. */
export interface BoundName {
  readonly food: Food | null;
  readonly candidates: readonly Food[];
  /** The candidates are all that it can be. */
  readonly isClosed: boolean;
}

export const unbound = (candidates: readonly Food[] = [], isClosed = false): BoundName => ({
  food: null,
  candidates: [...new Set(candidates)],
  isClosed,
});
export const boundTo = (food: Food): BoundName => ({ food, candidates: [food], isClosed: true });

/** Forms that a word after the name may tell, where the food is weighed in them: "lettuce leaves", "salmon fillet". */
const forms = new Set(
  'leaf sprig stalk stick head clove fillet bulb ear rib stem rasher sheet pod floret spear loaf steak breast crown joint kernel log cube'.split(
    ' ',
  ),
);
const alwaysForms = new Set([
  'cube',
  'floret',
  'kernel',
  'fillet',
  'crown',
  'steak',
  'spear',
  'head',
  'bulb',
  'joint',
  'loin',
]);

const isForm = (word: string, food: Food) =>
  food.measures[word] !== undefined || (alwaysForms.has(word) && ['produce', 'fish'].includes(food.aisle));

/** Names that are another food than the words in them say. */
const others = new Set([
  'baby corn',
  'lime leaf',
  'lemon leaf',
  'fenugreek leaf',
  'mini egg',
  'chocolate egg',
  'celery leaf',
]);

/** What is told of a food beside its name. */
export interface Noted {
  readonly noted: readonly string[];
  readonly doubtful: readonly string[];
}

export function findWords(names: FoodNames, words: readonly string[], noted: Noted): BoundName {
  const all = nameWords(words);
  const core = coreOf(all);
  const isOther = others.has(core) || others.has(all.filter((word) => !isState(word)).join(' '));
  if (core === '' || isOther) return unbound();
  const found = findName(names, { words: all, ...noted });
  if (found.food !== null) return boundTo(found.food);
  const last = all.filter((word) => !isPlain(word)).at(-1) ?? '';
  if (forms.has(last) && core !== last) {
    const rest = findName(names, { words: all.slice(0, all.lastIndexOf(last)), ...noted });
    if (rest.food !== null && isForm(last, rest.food)) return boundTo(rest.food);
  }
  return withoutKind(names, all, noted) ?? unbound(found.near);
}

/** "Penne pasta", "feta cheese": the kind after the name, where it is what the food is called by itself. */
const kindsAfter = new Set(
  'pasta cheese rice mushroom lettuce potato onion apple wine sausage bean pea tomato squash fish noodle'.split(
    ' ',
  ),
);

function withoutKind(names: FoodNames, all: readonly string[], noted: Noted): BoundName | null {
  const last = all.at(-1) ?? '';
  if (!kindsAfter.has(last) || all.length < 2) return null;
  const { food } = findName(names, { words: all.slice(0, -1), ...noted });
  const isKind =
    food !== null &&
    [food.name, ...food.aliases].some((name) => nameWords(name.split(/[\s-]/)).includes(last));
  return isKind ? boundTo(food) : null;
}

/** "Vegetable or canola oil": what the last choice ends with may belong to the ones before. */
function completions(words: readonly string[], last: readonly string[]): string[][] {
  return last.slice(1, 4).map((_, n) => [...words, ...last.slice(n + 1)]);
}

export function bindChoices(
  names: FoodNames,
  choicesOf: readonly (readonly string[])[],
  noted: Noted,
): BoundName {
  const last = choicesOf.at(-1) ?? [];
  const each = choicesOf.map((words, n) => {
    const ways = n === choicesOf.length - 1 ? [words] : [...completions(words, last), [...words]];
    return ways.flatMap((way) => findWords(names, way, noted).food ?? []);
  });
  const foods = [...new Set(each.flat())];
  const isClosed = each.every((found) => found.length > 0);
  const [food] = foods;
  return food !== undefined && foods.length === 1 && isClosed ? boundTo(food) : unbound(foods, isClosed);
}

export const isOr = (word: string) => word.toLowerCase() === 'or' || word === '/';

export function splitAt(words: readonly string[], isSplit: (word: string) => boolean): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (isSplit(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}
