import type { Food } from '#domain/food/food.ts';
import { isPlain, isState, nameWords } from '#domain/own-recipe/words/line-words.ts';
import { coreOf, findName, type NameIndex } from './name-index.ts';

/** The food that words identify, or all candidates. */
export interface BoundName {
  readonly food: Food | null;
  readonly candidates: readonly Food[];
  /** Whether the list of candidates is complete. */
  readonly isClosed: boolean;
}

export const unbound = (candidates: readonly Food[] = [], isClosed = false): BoundName => ({
  food: null,
  candidates: [...new Set(candidates)],
  isClosed,
});
export const boundTo = (food: Food): BoundName => ({ food, candidates: [food], isClosed: true });

/** Forms that may follow a name, for foods weighed in them: "lettuce leaves", "salmon fillet". */
const forms = new Set(
  'leaf sprig stalk stick head clove fillet bulb ear rib stem rasher sheet pod floret spear loaf steak breast crown joint kernel log cube'.split(
    ' ',
  ),
);
const alwaysForms = new Set([
  'cube',
  'floret',
  'fillet',
  'crown',
  'steak',
  'spear',
  'head',
  'bulb',
  'joint',
  'loin',
]);

/** The kernel of an ear is the corn; that of an apricot isn't the fruit. */
const isKernel = (food: Food) => food.aisle === 'nuts-and-seeds' || /\bcorn\b/.test(food.id);

const isForm = (word: string, food: Food) =>
  food.measures[word] !== undefined ||
  (word === 'cube' && (['dairy-and-eggs', 'bakery'].includes(food.aisle) || /-tofu$/.test(food.id))) ||
  (word === 'kernel' && isKernel(food)) ||
  (alwaysForms.has(word) && ['produce', 'fish'].includes(food.aisle));

/** Names that are not the food their words suggest. */
const others = new Set(['lemon leaf', 'mini egg', 'chocolate egg', 'celery leaf']);
/**
 * Products without the food that their names end with: egg of beans, mayonnaise without egg, frozen bananas, butter of
 * seeds. And with more than it: a banana split, a strawberry shake, cooked tenders, which are sold breaded.
 */
const lookAlikes =
  /\b(?:just (?:egg|mayo|mayonnaise)|nice cream|banana split|nut-free butter)$|. shake$|\b(?:cooked|precooked|hot|leftover)\b.*\bchicken tender$/;

/** Facts named next to a food's name. */
export interface Noted {
  readonly noted: readonly string[];
  readonly doubtful: readonly string[];
}

export function bindWords(names: NameIndex, words: readonly string[], noted: Noted): BoundName {
  const all = nameWords(words);
  const core = coreOf(all);
  const isOther = others.has(core) || others.has(all.filter((word) => !isState(word)).join(' '));
  if (core === '' || isOther || lookAlikes.test(all.join(' '))) return unbound();
  const found = findName(names, { words: all, ...noted });
  if (found.food !== null) return boundTo(found.food);
  const last = all.filter((word) => !isPlain(word)).at(-1) ?? '';
  if (forms.has(last) && core !== last) {
    const rest = findName(names, { words: all.slice(0, all.lastIndexOf(last)), ...noted });
    if (rest.food !== null && isForm(last, rest.food)) return boundTo(rest.food);
  }
  return withoutKind(names, all, noted) ?? withoutLiquid(names, all, noted) ?? unbound(found.near);
}

/** "Lentils in water", "canned cherry tomatoes in juice": what it is packed in is poured off, or is its own. */
function withoutLiquid(names: NameIndex, all: readonly string[], noted: Noted): BoundName | null {
  const isPacked = all.at(-1) === 'water' || (all.at(-1) === 'juice' && noted.noted.includes('canned'));
  if (all.length < 3 || all.at(-2) !== 'in' || !isPacked) return null;
  const { food } = findName(names, { words: all.slice(0, -2), ...noted });
  return food === null ? null : boundTo(food);
}

/** "Penne pasta", "feta cheese": the kind after the name, for foods that are usually called without it. */
const kindsAfter = new Set(
  'pasta cheese rice mushroom lettuce potato onion apple wine sausage bean pea tomato squash fish noodle'.split(
    ' ',
  ),
);

function withoutKind(names: NameIndex, all: readonly string[], noted: Noted): BoundName | null {
  const last = all.at(-1) ?? '';
  if (!kindsAfter.has(last) || all.length < 2) return null;
  const { food } = findName(names, { words: all.slice(0, -1), ...noted });
  const isKind =
    food !== null &&
    [food.name, ...food.aliases].some((name) => nameWords(name.split(/[\s-]/)).includes(last));
  return isKind ? boundTo(food) : null;
}

/** "Vegetable or canola oil": the ending of the last alternative may belong to the others. */
function completions(words: readonly string[], last: readonly string[]): string[][] {
  return last.slice(1, 4).map((_, n) => [...words, ...last.slice(n + 1)]);
}

/** "Lemon or lime juice" contains no lemon; "walnuts or olive oil" may contain walnuts. */
const isPartOfName = (words: readonly string[]) =>
  nameWords(words).filter((word) => !isPlain(word)).length === 1 && !/[^s]s$/i.test(words.at(-1) ?? '');

/** "Ginger or ginger paste": the last alternative repeats the name, so that its ending is no one else's. */
const isNamedIn = (words: readonly string[], last: readonly string[]) =>
  nameWords(last)
    .join(' ')
    .startsWith(`${coreOf(nameWords(words))} `);

export function bindChoices(
  names: NameIndex,
  choicesOf: readonly (readonly string[])[],
  noted: Noted,
): BoundName {
  const last = choicesOf.at(-1) ?? [];
  const each = choicesOf.map((words, n) => {
    const found = (way: readonly string[]) => bindWords(names, way, noted).food ?? [];
    const completed = n === choicesOf.length - 1 ? [] : completions(words, last).flatMap(found);
    const isCompleted = completed.length > 0 && isPartOfName(words) && !isNamedIn(words, last);
    return isCompleted ? completed : [...completed, ...[found(words)].flat()];
  });
  const foods = [...new Set(each.flat())];
  const [food] = foods;
  // "coriander/cilantro": for an ambiguous word the other one decides
  const isSaid = (words: readonly string[]) =>
    food !== undefined &&
    !nameWords(words).some(isState) &&
    bindWords(names, words, noted).candidates.includes(food);
  const isClosed = each.every(
    (found, n) => found.length > 0 || (foods.length === 1 && isSaid(choicesOf[n] ?? [])),
  );
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
