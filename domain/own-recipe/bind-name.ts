import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food } from '#domain/food/food.ts';
import { coreOf, type FoodNames, findName } from './food-names.ts';
import { isPlain, isState, nameWords } from './line-words.ts';
import { allergenWords } from './other-allergens.ts';

/** What words can only be, or all that they may be. */
export interface BoundName {
  readonly food: Food | null;
  readonly candidates: readonly Food[];
  /** The candidates are all that it can be. */
  readonly isClosed: boolean;
}

const unbound = (candidates: readonly Food[] = [], isClosed = false): BoundName => ({
  food: null,
  candidates: [...new Set(candidates)],
  isClosed,
});
const boundTo = (food: Food): BoundName => ({ food, candidates: [food], isClosed: true });

/** After these words a line says what for, how long, or what to do with it, and no longer what it is. */
const clauses = new Set(
  'for to until if as into at see not mixed dissolved soaked combined without instead depending according from when until while so in-case about where'.split(
    ' ',
  ),
);
/** These bring back something that may be eaten. */
const choices = new Set([
  'or',
  'use',
  'used',
  'sub',
  'substitute',
  'substituted',
  'replace',
  'swap',
  'try',
  'alternatively',
  'plus',
  'with',
]);

/** The words without clauses of purpose, and those of other choices apart. */
export function withoutClauses(words: readonly string[]): {
  readonly said: string[];
  readonly choice: string[];
} {
  const said: string[] = [];
  const choice: string[] = [];
  let into: string[] | null = said;
  for (const word of words) {
    const one = word.toLowerCase();
    if (choices.has(one)) into = choice;
    else if (clauses.has(one)) into = null;
    else into?.push(word);
  }
  return { said, choice };
}

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
interface Noted {
  readonly noted: readonly string[];
  readonly doubtful: readonly string[];
}

function findWords(names: FoodNames, words: readonly string[], noted: Noted): BoundName {
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

function bindChoices(names: FoodNames, choicesOf: readonly (readonly string[])[], noted: Noted): BoundName {
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

const isOr = (word: string) => word.toLowerCase() === 'or' || word === '/';

export function splitAt(words: readonly string[], isSplit: (word: string) => boolean): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (isSplit(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

/** Words that name no food of their own in a note: what it is rinsed in, what it is cut like, where it goes. */
const bystanders = new Set([
  'water',
  'ice',
  'ice cube',
  'wrap',
  'date',
  'port',
  'sole',
  'ale',
  'stout',
  'salt',
  'pickle',
  'sprout',
]);
const mostWords = 4;

export interface Mentions {
  readonly foods: readonly Food[];
  /** Of words that are no food of the table. */
  readonly allergens: readonly AllergenId[];
}

/** Every food and allergen that words name, longest names first. */
export function mentionsIn(names: FoodNames, words: readonly string[], isNote: boolean): Mentions {
  const all = nameWords(words);
  const foods: Food[] = [];
  const allergens: AllergenId[] = [];
  let at = 0;
  while (at < all.length) {
    let taken = 1;
    if (all[at + 1] !== 'size' && all[at + 1] !== 'sized')
      for (let count = Math.min(mostWords, all.length - at); count > 0; count -= 1) {
        const phrase = all.slice(at, at + count);
        if (isPlain(phrase[0] ?? '') || coreOf(phrase) === '' || (isNote && bystanders.has(phrase.join(' '))))
          continue;
        const { food } = findName(names, { words: phrase, noted: [] });
        const named = count === 1 || food === null ? allergenWords.get(phrase.join(' ')) : undefined;
        if (food === null && named === undefined) continue;
        if (food !== null) foods.push(food);
        if (food === null) allergens.push(...(named ?? []));
        taken = count;
        break;
      }
    at += taken;
  }
  return { foods: [...new Set(foods)], allergens: [...new Set(allergens)] };
}

/** Words that make a derived food of the one before the comma: "orange, juice of". */
const derived = new Set(['juice', 'zest', 'peel', 'rind', 'powder', 'paste', 'flake', 'seed']);
const mostNote = 4;

/** The full name that a note makes with the name: "flour, almond" is almond flour; null: none. */
function fullName(
  names: FoodNames,
  main: readonly string[],
  note: readonly string[],
  noted: Noted,
): BoundName | null {
  const words = nameWords(note);
  const telling = (word: string) => !isPlain(word) && !isState(word) && word !== 'and';
  const core = words.filter(telling);
  if (core.length === 0 || core.length > mostNote) return null;
  const kinds = splitAt(note, (word) => isOr(word) || word.toLowerCase() === 'and').filter((kind) =>
    nameWords(kind).some(telling),
  );
  if (kinds.length > 1) {
    const each = kinds.flatMap((kind) => findWords(names, [...kind, ...main], noted).food ?? []);
    return each.length > 0 ? unbound(each, each.length === kinds.length) : null;
  }
  const before = findWords(names, [...note, ...main], noted);
  if (before.food !== null) return before;
  const isDerived = core.length === 1 && derived.has(core[0] ?? '');
  const after = isDerived ? findWords(names, [...main, ...note], noted) : null;
  return after?.food ? after : null;
}

/** Of these there are many kinds: a note that we cannot read may name one. */
const kinds = new Set([
  ...[
    'flour',
    'milk',
    'oil',
    'cheese',
    'sugar',
    'pasta',
    'yogurt',
    'butter',
    'bread',
    'cream',
    'rice',
    'noodle',
  ],
  ...['spaghetti', 'sausage', 'mince', 'stock', 'broth', 'margarine', 'chocolate'],
]);

const hasUnread = (core: string, note: readonly string[]): boolean => {
  const left = nameWords(note).filter((word) => !isPlain(word));
  return (
    kinds.has(core) &&
    left.length > 0 &&
    left.length <= 2 &&
    left.length === nameWords(note).length &&
    !left.some(isState)
  );
};

const isClearNote = (note: readonly string[]) =>
  nameWords(note).every((word) => isPlain(word) || isState(word) || word === 'and');

type ReadNote = ReturnType<typeof withoutClauses>;

/** The states that are told beside a name. */
function notedIn(read: readonly ReadNote[], canned: readonly string[]): Noted {
  const statesOf = (isClear: boolean) =>
    read
      .filter(({ said }) => isClearNote(said) === isClear)
      .flatMap(({ said }) => nameWords(said))
      .filter((it) => (isState(it) && it !== 'greens-only') || (isClear && it === 'fresh'));
  return { noted: [...canned, ...statesOf(true)], doubtful: statesOf(false) };
}

/** The words of a name that may be food, and those of other choices in it. A name of the table is left whole. */
function nameOf(names: FoodNames, main: readonly string[], noted: Noted): ReadNote {
  const words = main.map((word) => (isOr(word) ? '/' : word));
  const cut = withoutClauses(words);
  const isCut = cut.said.length < words.length;
  return isCut && findWords(names, words, noted).food !== null ? { said: words, choice: [] } : cut;
}

/** The food that a name with its notes is, or all that they name. */
export function bindName(
  names: FoodNames,
  main: readonly string[],
  notes: readonly (readonly string[])[],
  canned: readonly string[],
): BoundName {
  const read = notes.map((note) => withoutClauses(note));
  const noted = notedIn(read, canned);
  const { said: written, choice } = nameOf(names, main, noted);
  const isGreen = read.some((note) => nameWords(note.said).includes('greens-only'));
  const said = isGreen ? [...written, 'greens'] : written;
  const full = read.map((note) => (note.said.length === 0 ? null : fullName(names, said, note.said, noted)));
  const alternatives = splitAt(said, isOr);
  const named = full.find((it) => it !== null) ?? null;
  const itself =
    alternatives.length > 1
      ? bindChoices(names, alternatives, noted)
      : (named ?? findWords(names, said, noted));
  const rest = [
    ...(choice.length > 0 ? [choice] : []),
    ...read.flatMap((note, n) => [...(full[n] === null ? [note.said] : []), note.choice]),
  ].filter((words) => words.length > 0);
  const mentioned = rest.map((words) => mentionsIn(names, words, true));
  const foods = mentioned.flatMap((it) => it.foods).filter((food) => food !== itself.food);
  const allergens = mentioned.flatMap((it) => it.allergens);
  const isUnread = read.some(
    (note, n) =>
      full[n] === null &&
      note.said.length > 0 &&
      hasUnread(coreOf(nameWords(said)), note.said) &&
      mentionsIn(names, note.said, true).foods.length === 0,
  );
  const isOfChoice = [...nameWords(said), ...read.flatMap((note) => nameWords(note.said))].includes(
    'of-choice',
  );
  if (itself.food === null)
    return unbound(
      [...itself.candidates, ...mentionsIn(names, said, false).foods, ...foods],
      itself.isClosed && foods.length === 0,
    );
  const own = allergensOfFood(itself.food);
  if (foods.length > 0 || allergens.some((id) => !own.has(id)) || isUnread || isOfChoice)
    return unbound([itself.food, ...foods], !isUnread && !isOfChoice && allergens.every((id) => own.has(id)));
  return itself;
}
