import type { OperationBody } from '#contract/operations.ts';
import type { Context } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { storedId } from '#server/queries/collections.ts';
import { findFoods } from '#server/queries/custom-foods.ts';
import { findPersonIds } from '#server/queries/households.ts';
import type { WantedItem } from '#server/queries/plan-items.ts';
import { findMealTypes } from '#server/queries/planned-recipes.ts';

type Reads = Pick<Context, 'db' | 'recipeSource'>;
export type ItemInput = OperationBody<'restorePlanDays'>['days'][number]['items'][number];

const noIds: readonly string[] = [];

const unknownRecipe = (field: string) =>
  invalid({ [field]: ['One of these recipes doesn’t exist, so nothing changed.'] });
const unknownFood = (field: string) =>
  invalid({ [field]: ['One of these foods isn’t yours, so nothing changed.'] });

/** The error for an item that doesn't exist or is another member's. */
export const unknownItem = ({ type }: Pick<ItemInput, 'type'>, field: string) =>
  type === 'recipe' ? unknownRecipe(field) : unknownFood(field);

/** Resolves the ids of items to put on a day; null for unknown ones and those of other members. */
export async function findWantedItems(
  { db, recipeSource }: Reads,
  userId: string,
  items: readonly ItemInput[],
  { withRemoved = false }: { readonly withRemoved?: boolean } = {},
): Promise<(WantedItem | null)[]> {
  const refs = items.filter(({ type }) => type === 'recipe').map(({ id }) => id);
  const foodIds = items.filter(({ type }) => type === 'custom_food').map(({ id }) => storedId(id));
  const known = foodIds.flatMap((id) => id ?? []);
  await recipeSource.ensureStored(refs, userId);
  const isSeparate = items.some(({ only_for }) => only_for !== undefined);
  const [recipes, foods, people] = await Promise.all([
    findMealTypes(db, refs, userId),
    findFoods(db, userId, known, { withRemoved }),
    isSeparate ? findPersonIds(db, userId) : noIds,
  ]);
  return items.map((item): WantedItem | null => {
    const { slot = null, servings = 1, generated = false, leftover_of: leftoverOf = null } = item;
    const onlyFor = item.only_for?.filter((id) => people.includes(id)) ?? null;
    const { leftovers_on: leftoversOn = [], position } = item;
    const place = {
      slot,
      servings,
      generated,
      leftoverOf: leftoverOf === null ? null : storedId(leftoverOf),
      leftoversOn,
      onlyFor,
      position,
    };
    if (item.type === 'recipe') {
      const recipe = recipes.get(item.id);
      if (recipe === undefined) return null;
      return { ...place, recipeId: recipe.id, customFoodId: null, mealTypes: recipe.meal_types };
    }
    const food = foods.find(({ id }) => id === storedId(item.id));
    if (food === undefined) return null;
    return { ...place, recipeId: null, customFoodId: food.id, mealTypes: [], leftoverOf: null };
  });
}

/** The same, but throws 422 at `field` for those. */
export async function wantedItems(
  reads: Reads,
  userId: string,
  items: readonly ItemInput[],
  { field }: { readonly field: string },
): Promise<WantedItem[]> {
  const found = await findWantedItems(reads, userId, items);
  return items.map((item, at) => {
    const wanted = found[at];
    if (!wanted) throw unknownItem(item, field);
    return wanted;
  });
}
