import type { Transaction } from 'kysely';
import { noHint } from '#domain/source-recipe/bound-recipe.ts';
import { foodOrPlaceholder } from '#domain/source-recipe/unknown-food.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';
import { putRecipes } from '#server/db/put-recipes.ts';
import type { Database } from '#server/db/schema.ts';
import { externalRows } from './external-rows.ts';

const batchSize = 200;

/**
 * Recomputes stored external recipes from their ingredients after foods or rules have changed. A food that was removed
 * from the table is from then on an unknown ingredient, for the judgement and for the SQL alike.
 */
export async function recomputeExternalRecipes(
  tx: Transaction<Database>,
  foods: FoodsAndRoles,
): Promise<void> {
  let last = 0;
  for (;;) {
    const some = await findSome(tx, last);
    await putRecipes(
      tx,
      some.map((row) => recomputed(row, foods)),
      new Date(),
    );
    if (some.length < batchSize) break;
    last = some.at(-1)?.id ?? last;
  }
}

const findSome = (tx: Transaction<Database>, last: number) =>
  tx
    .selectFrom('recipes')
    .innerJoin('recipe_details', 'recipe_details.recipe_id', 'recipes.id')
    .select(['id', 'ref_id', 'spoonacular_id', 'source_read_at', 'title', 'summary', 'servings'])
    .select(['ready_in_minutes', 'author_name', 'meal_types', 'ingredients', 'steps'])
    .where('source_read_at', 'is not', null)
    .where('id', '>', last)
    .orderBy('id')
    .limit(batchSize)
    .execute();

type Row = Awaited<ReturnType<typeof findSome>>[number];

function recomputed(row: Row, foods: FoodsAndRoles) {
  const bound = row.ingredients.map((it) => {
    const food = foodOrPlaceholder(it, foods.byId);
    return { food, ingredient: { ...it, foodId: food.id } };
  });
  const recipe = {
    refId: row.ref_id,
    title: row.title,
    summary: row.summary,
    servings: row.servings,
    readyInMinutes: row.ready_in_minutes,
    author: row.author_name,
    mealTypes: row.meal_types,
    ingredients: bound.map(({ ingredient }) => ingredient),
    steps: row.steps,
    art: noHint,
  };
  const used = new Map(bound.map(({ food }) => [food.id, food]));
  return externalRows(recipe, used, foods, {
    sourceId: Number(row.spoonacular_id),
    readAt: row.source_read_at,
  });
}
