import { searchForms, titleKey } from '#domain/recipe/title-key.ts';
import type { Food } from './food.ts';
import {
  alsoMeant,
  ambiguousAlias,
  groups,
  inPlural,
  isAllergenWord,
  isCompleteGroup,
  isMeantAlone,
  isNamedLast,
  isNarrower,
  isOfManySorts,
  isOfMilk,
  notMeant,
} from './food-family-words.ts';
import { foodsWithPart, foodsWithWords, type NamedFoods, namesOf, wordsOf } from './food-names.ts';
import { foodsMadeWith } from './made-of.ts';

/** What somebody means who wants none of a food. */
export interface FoodFamily {
  /** Called exactly so. */
  readonly own: readonly Food[];
  /** Further forms and kinds of it, and what is made with it, in the order of the table. */
  readonly kinds: readonly Food[];
  /** Those of the kinds that are called something else, and only hold it. */
  readonly made: readonly Food[];
  /** Foods that may hold some: their recipe is open. */
  readonly open: readonly Food[];
}

const none: FoodFamily = { own: [], kinds: [], made: [], open: [] };

type Foods = ReadonlySet<Food>;

interface Meant {
  /** By their names. */
  readonly named: Foods;
  /** By an alias for one of many sorts. */
  readonly maybe: Foods;
  /** By a group all of whose foods are known. */
  readonly listed: Foods;
}

/** The forms and kinds of what these words name: "onion" is also red onion and onion powder. */
function kindsOf(words: string, foods: NamedFoods): Meant {
  const phrase = words.trim();
  const names = namesOf(foods.foods);
  const [also, except, group] = [alsoMeant.get(phrase), notMeant.get(phrase), groups.get(phrase)];
  const isMeant = ({ id }: Food) => except?.test(id) !== true;
  const inGroup = group === undefined ? [] : foods.foods.filter(group);
  const isAlone = isMeantAlone(phrase) || isAllergenWord(phrase);
  const withWords = isAlone
    ? []
    : foodsWithWords(words, names).filter(
        ({ food, texts }) =>
          (!isNamedLast(phrase) || texts.some((text) => text.endsWith(words))) &&
          (!isOfMilk(phrase) || food.allergens.includes('milk')),
      );
  const withPart = isAlone || isNamedLast(phrase) ? [] : foodsWithPart(words, names);
  const isOneSort = ({ food, name }: (typeof withWords)[number]) =>
    isOfManySorts(food.id) && !name.includes(words);
  return {
    named: new Set(
      [
        ...foods.foods.filter(({ id }) => also?.includes(id)),
        ...(isCompleteGroup(phrase) ? [] : inGroup),
        ...withWords.filter((it) => !isOneSort(it)).map(({ food }) => food),
        ...withPart.map(({ food }) => food),
      ].filter(isMeant),
    ),
    maybe: new Set(
      withWords
        .filter(isOneSort)
        .map(({ food }) => food)
        .filter(isMeant),
    ),
    listed: new Set((isCompleteGroup(phrase) ? inGroup : []).filter(isMeant)),
  };
}

/** The words by which these foods are called, if the phrase says no more than their names do. */
function otherWords(words: string, own: readonly Food[], foods: NamedFoods): string[] {
  const { byFood } = namesOf(foods.foods);
  return own.flatMap((food) => {
    const { phrases = [] } = byFood.get(food) ?? {};
    const says = (more: string) => more !== words && words.includes(more);
    if (words !== wordsOf(food.name) && phrases.some(says)) return [];
    const isGeneral = (other: string) => wordsOf(food.name).endsWith(other);
    const isOther = (other: string) => (ambiguousAlias.get(other.trim()) ?? '') === food.id;
    return phrases.filter((other) => !isOther(other) && !(isNarrower(food.id) && isGeneral(other)));
  });
}

function findFamily(phrase: string, own: readonly Food[], foods: NamedFoods): FoodFamily {
  const words = wordsOf(phrase);
  if (words.trim() === '') return none;
  const phrases = [...new Set([words, ...otherWords(words, own, foods)])];
  const meant = phrases.map((each) => kindsOf(each, foods));
  const union = (of: keyof Meant): Foods => new Set(meant.flatMap((each) => [...each[of]]));
  const [named, maybe, listed] = [union('named'), union('maybe'), union('listed')];
  const isListed = phrases.some((each) => isCompleteGroup(each.trim()));
  const made = foodsMadeWith(isListed ? [] : [...own, ...named].map(({ id }) => id));
  const isOwn = new Set(own);
  const others = foods.foods.filter((food) => !isOwn.has(food));
  const isCalled = (food: Food) => named.has(food) || listed.has(food);
  const isKind = (food: Food) => isCalled(food) || made.holding.has(food.id);
  const isOpen = (food: Food) => maybe.has(food) || made.maybeHolding.has(food.id);
  return {
    own,
    kinds: others.filter(isKind),
    made: others.filter((food) => isKind(food) && !isCalled(food)),
    open: others.filter((food) => !isKind(food) && isOpen(food)),
  };
}

const families = new WeakMap<Food, FoodFamily>();

/** The foods that are called so, exactly. */
function ownOf(phrase: string, foods: NamedFoods): readonly Food[] {
  const forms = [phrase, titleKey(phrase), ...searchForms(phrase)];
  return forms.map((form) => foods.named(form)).find((it) => it.length > 0) ?? [];
}

/**
 * The foods that somebody means who wants none of it. A name of more words means only what bears all of them: "red
 * onion" is no other onion.
 */
export function foodFamily(typed: string, foods: NamedFoods): FoodFamily {
  const phrase = inPlural.get(titleKey(typed)) ?? typed;
  const own = ownOf(phrase, foods);
  const [food] = own;
  if (food?.name !== phrase) return findFamily(phrase, own, foods);
  const family = families.get(food) ?? findFamily(phrase, own, foods);
  families.set(food, family);
  return family;
}
