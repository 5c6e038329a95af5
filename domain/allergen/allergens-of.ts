import type { WeighedFood } from '#domain/food/weighed-food.ts';
import { type AllergenId, allergens } from './allergens.ts';

export interface RecipeAllergen {
  readonly id: AllergenId;
  /** Displayed name. */
  readonly name: string;
  /** The ingredients that contain it, each food once. */
  readonly from: readonly { readonly foodId: string; readonly foodName: string }[];
}

/** Wheat implies gluten even if its row lacks the flag; gluten doesn't imply wheat. */
const implied: Readonly<Partial<Record<AllergenId, AllergenId>>> = { wheat: 'gluten' };

/** Allergens of one food, implied ones included. */
export function allergensOfFood(food: Pick<WeighedFood['food'], 'allergens'>): Set<AllergenId> {
  return new Set(food.allergens.flatMap((id) => [id, implied[id] ?? id]));
}

/** The allergen groups of a recipe, in the declared order, with the ingredients that contain them, in any amount. */
export function allergensOf(ingredients: readonly WeighedFood[]): RecipeAllergen[] {
  const foods = [...new Map(ingredients.map(({ food }) => [food.id, food])).values()];
  return allergens.flatMap(({ id, name }) => {
    const from = foods.filter((food) => allergensOfFood(food).has(id));
    return from.length === 0
      ? []
      : [{ id, name, from: from.map((it) => ({ foodId: it.id, foodName: it.name })) }];
  });
}
