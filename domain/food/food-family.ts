import { searchForms, titleKey } from '#domain/recipe/title-key.ts';
import type { Food } from './food.ts';
import {
  alsoMeant,
  groups,
  isGroupWord,
  isMeantAlone,
  isNamedLast,
  isOfMilk,
  notMeant,
} from './food-family-words.ts';
import type { FoodTable } from './food-table.ts';

export type NamedFoods = Pick<FoodTable, 'named' | 'foods'>;

/** What somebody means who wants none of a food. */
export interface FoodFamily {
  /** Called exactly so. */
  readonly own: readonly Food[];
  /** Further forms and kinds of it, in the order of the table. */
  readonly kinds: readonly Food[];
}

/** The words of a name in the singular, as ` sun dried tomato `; what is in parentheses is no part of it. */
const wordsOf = (name: string): string => {
  const words = titleKey(name.replace(/\([^)]*\)/g, '')).split(' ');
  return ` ${words.map((word) => searchForms(word).at(-1) ?? word).join(' ')} `;
};

interface NamedFood {
  readonly food: Food;
  readonly name: string;
  /** Last words of its names. */
  readonly lastWords: ReadonlySet<string>;
}

const lastWord = (words: string) => words.trim().split(' ').at(-1) ?? '';

const namesOfTables = new WeakMap<NamedFoods['foods'], readonly NamedFood[]>();
/** Computed once for a table. */
function namesOf(foods: NamedFoods['foods']): readonly NamedFood[] {
  const known = namesOfTables.get(foods);
  if (known !== undefined) return known;
  const names = foods.map((food) => ({
    food,
    name: wordsOf(food.name),
    lastWords: new Set([food.name, ...food.aliases].map((name) => lastWord(wordsOf(name)))),
  }));
  namesOfTables.set(foods, names);
  return names;
}

/** Whether a food is a form or kind of what these words name: "onion" is also red onion and onion powder. */
function isKindOf(words: string, isNamed: boolean): (named: NamedFood) => boolean {
  const phrase = words.trim();
  const [also, except, group] = [alsoMeant.get(phrase), notMeant.get(phrase), groups.get(phrase)];
  const isAlone = isMeantAlone(phrase);
  return ({ food, name, lastWords }) => {
    if (except?.test(food.id)) return false;
    if (also?.includes(food.id)) return true;
    if (group?.(food) && !isNamed) return true;
    if (isAlone) return false;
    if (isNamedLast(phrase)) return name.endsWith(words) || (phrase === 'cheese' && lastWords.has(phrase));
    return name.includes(words) && (!isOfMilk(phrase) || food.allergens.includes('milk'));
  };
}

function findFamily(phrase: string, own: readonly Food[], foods: NamedFoods): FoodFamily {
  const words = wordsOf(phrase);
  if (words.trim() === '') return { own: [], kinds: [] };
  const synonyms = own.map(({ name }) => wordsOf(name)).filter((name) => !words.includes(name));
  const tests = [words, ...synonyms].map((each) => isKindOf(each, own.length > 0));
  const kinds = namesOf(foods.foods).filter((named) => tests.some((isKind) => isKind(named)));
  return { own, kinds: kinds.map(({ food }) => food).filter((food) => !own.includes(food)) };
}

const families = new WeakMap<Food, FoodFamily>();

/**
 * The foods that somebody means who wants none of it. A name of more words means only what bears all of them: "red
 * onion" is no other onion.
 */
export function foodFamily(phrase: string, foods: NamedFoods): FoodFamily {
  const forms = [phrase, titleKey(phrase), ...searchForms(phrase)];
  const own = forms.map((form) => foods.named(form)).find((it) => it.length > 0) ?? [];
  const [food] = own;
  if (food?.name !== phrase) return findFamily(phrase, own, foods);
  const family = families.get(food) ?? findFamily(phrase, own, foods);
  families.set(food, family);
  return family;
}

/** All of them, by id; empty if no food is called so. */
export function familyIds(phrase: string, foods: NamedFoods): string[] {
  const { own, kinds } = foodFamily(phrase, foods);
  return [...own, ...kinds].map(({ id }) => id);
}

/** The same of a phrase within a search, where other words are no food: "no peanuts italian". */
export function familyInSearch(phrase: string, foods: NamedFoods): string[] {
  const { own, kinds } = foodFamily(phrase, foods);
  return own.length > 0 || isGroupWord(wordsOf(phrase).trim()) ? [...own, ...kinds].map(({ id }) => id) : [];
}

/**
 * The same where a food is expected, as after "no": also what names of foods end with, "turkey" of ground turkey, but not
 * "italian" of Italian sausage.
 */
export function expectedFamily(phrase: string, foods: NamedFoods): string[] {
  const family = familyInSearch(phrase, foods);
  if (family.length > 0) return family;
  const words = wordsOf(phrase).trim();
  const ending = namesOf(foods.foods).filter(
    ({ name, lastWords }) => lastWords.has(words) || (words.includes(' ') && name.endsWith(` ${words} `)),
  );
  if (ending.length === 0) return [];
  const { kinds } = foodFamily(phrase, foods);
  return [...new Set([...kinds, ...ending.map(({ food }) => food)])].map(({ id }) => id);
}
