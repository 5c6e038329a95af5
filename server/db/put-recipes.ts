import type { Transaction } from 'kysely';
import { json } from './json.ts';
import type { DetailsRow, RecipeRow } from './recipe-rows.ts';
import type { Database } from './schema.ts';

/** Rows per statement: PostgreSQL allows 65,535 parameters, and a recipe has 33. */
const batchSize = 500;

/** Upserts recipes by ref_id, in the given order. Existing ids, dates and reviews stay. */
export async function putRecipes(
  tx: Transaction<Database>,
  rows: readonly { readonly recipe: RecipeRow; readonly details: DetailsRow }[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) {
    const some = rows.slice(from, from + batchSize);
    const written = await tx
      .insertInto('recipes')
      .values(
        some.map(({ recipe }) => ({
          ...recipe,
          levels: json(recipe.levels),
          food_grams: json(recipe.food_grams),
          created_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('ref_id').doUpdateSet((eb) => {
          const columns = Object.keys(some[0]?.recipe ?? {}) as (keyof RecipeRow)[];
          return Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)]));
        }),
      )
      .returning(['id', 'ref_id'])
      .execute();
    const ids = new Map(written.map(({ id, ref_id }) => [ref_id, id]));
    await tx
      .insertInto('recipe_details')
      .values(
        some.map(({ recipe, details }) => ({
          recipe_id: ids.get(recipe.ref_id) ?? 0,
          ingredients: json(details.ingredients),
          steps: json(details.steps),
          instructions_html: details.instructions_html,
          nutrients: json(details.nutrients),
          verdicts: json(details.verdicts),
          art: json(details.art),
          planning: json(details.planning),
        })),
      )
      .onConflict((conflict) =>
        conflict.column('recipe_id').doUpdateSet((eb) => ({
          ingredients: eb.ref('excluded.ingredients'),
          steps: eb.ref('excluded.steps'),
          instructions_html: eb.ref('excluded.instructions_html'),
          nutrients: eb.ref('excluded.nutrients'),
          verdicts: eb.ref('excluded.verdicts'),
          art: eb.ref('excluded.art'),
          planning: eb.ref('excluded.planning'),
        })),
      )
      .execute();
  }
}
