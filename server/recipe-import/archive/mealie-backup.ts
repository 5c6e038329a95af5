import { type Fields, fieldsOf, listOf } from '#server/recipe-import/find-recipe.ts';

type Rows = readonly Fields[];

const rowsOf = (table: unknown): Rows =>
  listOf(table)
    .map(fieldsOf)
    .filter((row) => row !== null);
const idOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const byId = (rows: Rows) => new Map(rows.map((row) => [idOf(row['id']), row]));

/** The rows of each recipe, in their order. */
function ofRecipes(rows: Rows, column: string): ReadonlyMap<string, Rows> {
  const groups = Map.groupBy(rows, (row) => idOf(row[column]));
  const positionOf = (row: Fields) => (typeof row['position'] === 'number' ? row['position'] : 0);
  return new Map(
    [...groups].map(([id, own]) => [id, own.toSorted((a, b) => positionOf(a) - positionOf(b))] as const),
  );
}

/**
 * The recipes of `database.json` of a Mealie backup, joined from its tables as its API returns them; null for
 * anything else.
 */
export function recipesOfBackup(value: unknown): Fields[] | null {
  const tables = fieldsOf(value);
  if (tables === null || !('recipes' in tables && 'recipes_ingredients' in tables)) return null;
  const [foods, units] = [rowsOf(tables['ingredient_foods']), rowsOf(tables['ingredient_units'])].map(byId);
  const recipes = rowsOf(tables['recipes']);
  const names = byId(recipes);
  const ingredients = ofRecipes(rowsOf(tables['recipes_ingredients']), 'recipe_id');
  const steps = ofRecipes(rowsOf(tables['recipe_instructions']), 'recipe_id');
  const notes = ofRecipes(rowsOf(tables['notes']), 'recipe_id');
  return recipes.map((recipe) => {
    const id = idOf(recipe['id']);
    return {
      ...recipe,
      recipe_ingredient: (ingredients.get(id) ?? []).map((row) => ({
        ...row,
        food: foods?.get(idOf(row['food_id'])) ?? null,
        unit: units?.get(idOf(row['unit_id'])) ?? null,
        referenced_recipe: names.get(idOf(row['referenced_recipe_id'])) ?? null,
      })),
      recipe_instructions: steps.get(id) ?? [],
      notes: notes.get(id) ?? [],
    };
  });
}
