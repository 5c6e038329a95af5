import { dishOf } from '#art/dish-of.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { elsewhereTag } from '#domain/recipe/search-tags.ts';
import { boundRecipe } from '#domain/source-recipe/bound-recipe.ts';
import type { SourceRecipe } from '#domain/source-recipe/source-recipe.ts';
import { baseFoodId } from '#domain/source-recipe/unknown-food.ts';
import {
  type FoundRecipes,
  type RecipeSource,
  RecipeSourceError,
  type SourceSearch,
} from '#server/context/recipe-source.ts';
import type { Context } from '#server/context.ts';
import { putRecipes } from '#server/db/put-recipes.ts';
import { rowsOf } from '#server/db/recipe-rows.ts';
import { tooMany } from '#server/errors.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { cacheSourceResponse, findCachedSourceResponse, findReadAt } from '#server/queries/source-recipes.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import type { Spoonacular } from './spoonacular.ts';

/** Cache lifetime. Each fetch costs API points; keep it within the source's terms. */
const freshMs = 60 * 60 * 1000;
/** Change it to have the pictures fetched again. */
const artVersion = 'outside';

type Parts = Pick<Context, 'db' | 'foods' | 'log' | 'now'>;

/** The two rows of a source recipe, which is found by its ids only and never listed. */
function rowsOfSource(source: SourceRecipe, foods: FoodTable, readAt: Date) {
  const { recipe, foods: made } = boundRecipe(source, foods);
  const computed = computeRecipe(recipe, made);
  const rows = rowsOf(recipe, computed, dishOf(recipe, foods.byId), artVersion);
  const foodIds = [...computed.foodIds.flatMap((id) => [id, baseFoodId(id)]), ...computed.rawFoodIds];
  return {
    details: rows.details,
    recipe: {
      ...rows.recipe,
      spoonacular_id: source.id,
      tags: [elsewhereTag, ...rows.recipe.tags],
      food_ids: [...new Set(foodIds)],
      in_catalogue: false,
      source_read_at: readAt,
    },
  };
}

/** Filters ids of the source; ours are slugs, or numbers above its range. */
const sourceIds = (ids: readonly string[]): number[] => [
  ...new Set(
    ids
      .map((id) => /^(?:spoonacular-)?([1-9]\d{0,9})$/.exec(id)?.[1] ?? '0')
      .map(Number)
      .filter((id) => id >= 1 && id <= 1_000_000_000),
  ),
];

const keyOf = ({ query, page, number }: SourceSearch) =>
  `search ${number} ${page} ${query.trim().toLowerCase()}`;

/** An external recipe source. Responses are cached in the database, recipes are judged by our own engine. */
export function outsideSource(outside: Spoonacular, { db, foods, log, now }: Parts): RecipeSource {
  const since = () => new Date(now().getTime() - freshMs);

  async function read(ids: readonly number[], userId: string): Promise<void> {
    const wait = await consumeQuota(db, limits.outsideRecipes, userId, now());
    if (wait > 0) throw tooMany(inSeconds(wait));
    const recipes = await outside.find(ids);
    const rows = recipes
      .filter(({ id }) => ids.includes(id))
      .map((recipe) => rowsOfSource(recipe, foods, now()));
    await db.transaction().execute((tx) => putRecipes(tx, rows, now()));
  }

  return {
    search: async (asked) => {
      const kept = await findCachedSourceResponse(db, keyOf(asked), since());
      if (kept !== undefined) return kept as FoundRecipes;
      const found = await outside.search(asked);
      await cacheSourceResponse(db, keyOf(asked), found, now());
      return found;
    },
    ensureStored: async (ids, userId) => {
      const wanted = sourceIds(ids);
      if (wanted.length === 0) return;
      const held = await findReadAt(db, wanted);
      const isNew = (id: number) => (held.get(id) ?? new Date(0)) > since();
      const toRead = wanted.filter((id) => !isNew(id));
      if (toRead.length === 0) return;
      try {
        await read(toRead, userId);
      } catch (error) {
        // Serves stale recipes on failure, so that a planned dinner can be cooked.
        if (!toRead.every((id) => held.has(id))) throw error;
        const why = error instanceof RecipeSourceError ? error.message : 'Too many were asked for.';
        log.warn({ why }, 'recipes of the source outside are shown as they were');
      }
    },
  };
}
