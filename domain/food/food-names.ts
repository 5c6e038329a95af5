import { searchForms, titleKey } from '#domain/recipe/title-key.ts';
import type { Food } from './food.ts';
import type { FoodTable } from './food-table.ts';

export type NamedFoods = Pick<FoodTable, 'named' | 'foods'>;

/** Spellings of one word, in the singular. */
const spellings: Readonly<Record<string, string>> = {
  browny: 'brownie',
  chees: 'cheese',
  chile: 'chili',
  chilli: 'chili',
  chillie: 'chili',
  chilly: 'chili',
  chily: 'chili',
  cooky: 'cookie',
  daal: 'dal',
  dhal: 'dal',
  leave: 'leaf',
  maize: 'corn',
  puls: 'pulse',
  sweetcorn: 'sweet corn',
  wholemeal: 'whole wheat',
  wholewheat: 'whole wheat',
  yoghurt: 'yogurt',
};

/** The words of a name in the singular, as ` sun dried tomato `; what is in parentheses is no part of it. */
export const wordsOf = (name: string): string => {
  const words = titleKey(name.replace(/\([^)]*\)/g, '')).split(' ');
  const singular = words.map((word) => searchForms(word).at(-1) ?? word);
  return ` ${singular.map((word) => spellings[word] ?? word).join(' ')} `;
};

/** Named like another food because it replaces it: "egg-free mayonnaise". */
const isReplacement = (words: string) =>
  / (?:vegan|plant|plant based|eggless|(?:egg|dairy) free|non dairy) /.test(words);

/** What a name says is not in it, or little: gluten-free, low-sodium. */
const absent = /(?<= )(?:\w+ free(?! range)|(?:low|lower|less|reduced|non|no|half) \w+) /g;

/** The words that say what a food is, "gluten-free pasta" without gluten; null for one that replaces another. */
const describingWords = (name: string): string | null => {
  const words = wordsOf(name);
  return isReplacement(words) ? null : words.replace(absent, '');
};

export interface NamedFood {
  readonly food: Food;
  /** `describingWords` of its name; blank for a replacement. */
  readonly name: string;
  /** The same of its name and its aliases. */
  readonly texts: readonly string[];
  /** `wordsOf` its name and its aliases, without those that say more than another. */
  readonly phrases: readonly string[];
}

interface FoodNames {
  readonly named: readonly NamedFood[];
  readonly byFood: ReadonlyMap<Food, NamedFood>;
  /** By each word of a name or alias. */
  readonly byWord: ReadonlyMap<string, ReadonlySet<NamedFood>>;
  /** By each word of a name. */
  readonly byNameWord: ReadonlyMap<string, ReadonlySet<NamedFood>>;
}

function nameOf(food: Food): NamedFood {
  const all = [...new Set([food.name, ...food.aliases].map(wordsOf))].filter((words) => words.trim() !== '');
  return {
    food,
    name: describingWords(food.name) ?? ' ',
    texts: [...new Set([food.name, ...food.aliases].flatMap((name) => describingWords(name) ?? []))],
    phrases: all.filter((words) => !all.some((other) => other !== words && words.includes(other))),
  };
}

function indexBy(named: readonly NamedFood[], textsOf: (each: NamedFood) => readonly string[]) {
  const index = new Map<string, Set<NamedFood>>();
  for (const each of named)
    for (const word of new Set(textsOf(each).flatMap((text) => text.trim().split(' ')))) {
      const known = index.get(word) ?? new Set();
      index.set(word, known.add(each));
    }
  return index;
}

const namesOfTables = new WeakMap<NamedFoods['foods'], FoodNames>();
/** Computed once for a table. */
export function namesOf(foods: NamedFoods['foods']): FoodNames {
  const known = namesOfTables.get(foods);
  if (known !== undefined) return known;
  const named = foods.map(nameOf);
  const names = {
    named,
    byFood: new Map(named.map((each) => [each.food, each])),
    byWord: indexBy(named, ({ texts }) => texts),
    byNameWord: indexBy(named, ({ name }) => [name]),
  };
  namesOfTables.set(foods, names);
  return names;
}

/** Foods with these words in their names or aliases. */
export function foodsWithWords(words: string, { byWord }: FoodNames): NamedFood[] {
  const [first = ''] = words.trim().split(' ');
  return [...(byWord.get(first) ?? [])].filter(({ texts }) => texts.some((text) => text.includes(words)));
}

/** Shorter words begin or end too many others: "oat" is in "goat". */
const minPartLength = 4;

/** Foods of whose name a word begins or ends with this one: "corn" of cornmeal and popcorn. */
export function foodsWithPart(words: string, { byNameWord }: FoodNames): NamedFood[] {
  const word = words.trim();
  if (word.length < minPartLength || word.includes(' ')) return [];
  return [...byNameWord].flatMap(([other, foods]) =>
    other !== word && (other.startsWith(word) || other.endsWith(word)) ? [...foods] : [],
  );
}
