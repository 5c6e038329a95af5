import type { Food } from '#domain/food/food.ts';
import { formatList } from '#domain/message/format-list.ts';
import { baseFoodId, isUnknownFood } from '#domain/source-recipe/unknown-food.ts';
import { allergenWord } from './allergen-text.ts';
import { type AllergenId, type AllergenName, allergens } from './allergens.ts';
import { allergensOfFood } from './allergens-of.ts';

export interface StatedAllergen {
  readonly id: AllergenId;
  readonly name: AllergenName;
  /** Within a sentence. */
  readonly word: string;
  /** One of the member's own; undefined for any other id. */
  readonly isOwn: boolean;
  /** Ids of the foods that contain it; empty when unknown. */
  readonly foodIds: readonly string[];
}

/** The allergen statement of a recipe. */
export interface AllergenStatement {
  /** The member's own first, then in the declared order. */
  readonly contains: readonly StatedAllergen[];
  /** Ingredients without a matching food: each may contain any allergen. */
  readonly unidentified: readonly string[];
  /** Without a full stop: "Contains milk, wheat". */
  readonly sentence: string;
}

function sentenceOf(contains: readonly StatedAllergen[], unidentified: readonly string[]): string {
  const words = contains.map(({ word }) => word);
  const known = words.length > 0 ? `Contains ${words.join(', ')}` : '';
  if (unidentified.length === 0) return known === '' ? 'Contains no listed allergen' : known;
  const names = formatList(unidentified.map((name) => `“${name}”`));
  const open = `we don't know ${names}, so it may contain ${known === '' ? 'any allergen' : 'others'}`;
  return known === '' ? `${open.charAt(0).toUpperCase()}${open.slice(1)}` : `${known}; ${open}`;
}

/**
 * The allergens of a dish, by the ids of its foods. Wheat is gluten too: gluten is listed beside it only where another
 * cereal brings it, or the member avoids it. `stored` are allergens that hold whatever the foods say.
 */
export function allergenStatement(
  foodIds: readonly string[],
  stored: readonly AllergenId[],
  own: readonly AllergenId[],
  byId: ReadonlyMap<string, Food>,
  nameOf: (unknownId: string) => string,
): AllergenStatement {
  const ids = [...new Set(foodIds.map(baseFoodId))];
  const unknownIds = ids.filter((id) => isUnknownFood({ id }));
  const foods = ids.flatMap((id) => (isUnknownFood({ id }) ? [] : (byId.get(id) ?? [])));
  const bringers = (id: AllergenId) =>
    foods.filter((food) => allergensOfFood(food).has(id)).map((food) => food.id);
  const wheat = bringers('wheat');
  const contains = allergens.flatMap(({ id, name }): StatedAllergen[] => {
    const from = bringers(id);
    const isOwn = own.includes(id);
    if (from.length === 0 && (unknownIds.length > 0 || !stored.includes(id))) return [];
    if (id === 'gluten' && !isOwn && from.length > 0 && from.every((foodId) => wheat.includes(foodId)))
      return [];
    return [{ id, name, word: allergenWord(name), isOwn, foodIds: from }];
  });
  const ordered = contains.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
  const unidentified = unknownIds.map(nameOf);
  return { contains: ordered, unidentified, sentence: sentenceOf(ordered, unidentified) };
}
