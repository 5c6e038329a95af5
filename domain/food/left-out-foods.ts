import { dietPhrases } from '#domain/recipe/search-phrases.ts';
import { titleKey } from '#domain/recipe/title-key.ts';
import { isGroupWord, isQualifier } from './food-family-words.ts';
import { foodsWithPart, foodsWithWords, type NamedFoods, namesOf, wordsOf } from './food-names.ts';
import { type FoodFamily, foodFamily } from './kinds-of-food.ts';

/** What people write around a food that they leave out. */
const before =
  /^(?:(?:no|not|non|any|all|every|without|avoids?|allergic to|allergy to|intolerant (?:to|of)|free (?:of|from)|(?:anything|everything|foods?|things?|products?|dishes) (?:with|of|from|containing|made (?:with|of|from))|cant (?:eat|have)|doesnt (?:eat|like)|hates?|dislikes?) )+/;
const after =
  /(?: (?:free|allerg(?:y|ies|ic|en|ens)|intolerance|intolerant|products?|foods?|fruits?|dishes|items?|ingredients?|stuff|of any kind|in any form))+$/;

const joining = /\s*(?:[,;/&+]|\b(?:and|or|nor|plus)\b)\s*/i;

const isOnlyHow = (words: string) => words.trim().split(' ').every(isQualifier);

const sizeOf = ({ own, kinds }: FoodFamily) => own.length + kinds.length;

/** The family of a phrase that is the name of a food, a part of one, or a group; else null. */
function readName(phrase: string, foods: NamedFoods): FoodFamily | null {
  const family = foodFamily(phrase, foods);
  if (sizeOf(family) === 0) return null;
  const words = wordsOf(phrase);
  const names = namesOf(foods.foods);
  const isFood = () =>
    !isOnlyHow(words) && (foodsWithWords(words, names).length > 0 || foodsWithPart(words, names).length > 0);
  return family.own.length > 0 || isGroupWord(words.trim()) || isFood() ? family : null;
}

/** The name itself, then without what is written around it; "gluten-free" and "coeliac" mean gluten. */
function readPhrase(phrase: string, foods: NamedFoods): FoodFamily | null {
  const key = titleKey(phrase);
  if (dietPhrases.get(key) === 'Gluten Free') return foodFamily('gluten', foods);
  if (dietPhrases.has(key)) return null;
  const bare = key.replace(before, '');
  const forms = [phrase, bare, bare.replace(after, ''), key.replace(after, '')];
  for (const form of new Set(forms)) {
    const family = readName(form, foods);
    if (family !== null) return family;
  }
  return null;
}

function unionOf(families: readonly FoodFamily[], { foods }: NamedFoods): FoodFamily {
  const among = (of: keyof FoodFamily) => new Set(families.flatMap((family) => family[of]));
  const [own, kinds, open] = [among('own'), among('kinds'), among('open')];
  return {
    own: foods.filter((food) => own.has(food)),
    kinds: foods.filter((food) => kinds.has(food) && !own.has(food)),
    made: foods.filter((food) => families.every(({ made }) => made.includes(food))),
    open: foods.filter((food) => open.has(food) && !own.has(food) && !kinds.has(food)),
  };
}

/**
 * What a member means who leaves that out, in words of their own: a food, an allergen, a group, or several of them. Null
 * if a word of it names nothing that a dish can be checked for.
 */
export function leftOutFamily(typed: string, foods: NamedFoods): FoodFamily | null {
  const whole = readPhrase(typed, foods);
  if (whole !== null) return whole;
  const parts = typed.split(joining).filter((part) => titleKey(part) !== '');
  if (parts.length < 2) return null;
  const families = parts.map((part) => readPhrase(part, foods));
  const known = families.filter((family) => family !== null);
  return known.length < families.length ? null : unionOf(known, foods);
}

const idsOf = ({ own, kinds, open }: FoodFamily): string[] => [...own, ...kinds, ...open].map(({ id }) => id);

/** Only its forms and kinds, by id, without what is made with it. */
export function formIds(typed: string, foods: NamedFoods): string[] {
  const { own, kinds, made } = foodFamily(typed, foods);
  return [...own, ...kinds.filter((food) => !made.includes(food))].map(({ id }) => id);
}

/** All of them, also those that only may hold some, by id; empty if it can't be checked. */
export function familyIds(typed: string, foods: NamedFoods): string[] {
  const family = leftOutFamily(typed, foods);
  return family === null ? [] : idsOf(family);
}

/**
 * What a phrase within a search leaves out, where other words are no food: "no peanuts italian". Where a food is expected,
 * a word that a name of one ends with is one.
 */
export function leftOutInSearch(phrase: string, foods: NamedFoods, isExpected: boolean): string[] {
  const words = wordsOf(phrase);
  const family = foodFamily(phrase, foods);
  const isLastWord = () =>
    !isOnlyHow(words) &&
    foodsWithWords(words, namesOf(foods.foods)).some(
      ({ food, texts }) => family.kinds.includes(food) && texts.some((text) => text.endsWith(words)),
    );
  const isFood = family.own.length > 0 || isGroupWord(words.trim()) || (isExpected && isLastWord());
  return isFood ? idsOf(family) : [];
}
