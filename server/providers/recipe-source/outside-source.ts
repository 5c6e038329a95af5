import { boundRecipe } from '#domain/source-recipe/bound-recipe.ts';
import type { SourceRecipe } from '#domain/source-recipe/source-recipe.ts';
import {
  type FoundRecipes,
  type RecipeSource,
  RecipeSourceError,
  type SourceSearch,
} from '#server/context/recipe-source.ts';
import type { Context } from '#server/context.ts';
import { putRecipes } from '#server/db/put-recipes.ts';
import { tooMany } from '#server/errors.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { cacheSourceResponse, findCachedSourceResponse, findReadAt } from '#server/queries/source-recipes.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { externalRows } from './external-rows.ts';
import type { Spoonacular } from './spoonacular.ts';

/** Cache lifetime. Each fetch costs API points; keep it within the source's terms. */
const freshMs = 60 * 60 * 1000;

type Parts = Pick<Context, 'db' | 'foods' | 'log' | 'now'>;

function rowsOfSource(source: SourceRecipe, foods: Context['foods'], readAt: Date) {
  const { recipe, foods: used } = boundRecipe(source, foods);
  return externalRows(recipe, used, foods, { sourceId: source.id, readAt });
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
    search: async (sourceSearch) => {
      const cached = await findCachedSourceResponse(db, keyOf(sourceSearch), since());
      if (cached !== undefined) return cached as FoundRecipes;
      const found = await outside.search(sourceSearch);
      await cacheSourceResponse(db, keyOf(sourceSearch), found, now());
      return found;
    },
    ensureStored: async (ids, userId) => {
      const requested = sourceIds(ids);
      if (requested.length === 0) return;
      const readTimes = await findReadAt(db, requested);
      const isNew = (id: number) => (readTimes.get(id) ?? new Date(0)) > since();
      const toRead = requested.filter((id) => !isNew(id));
      if (toRead.length === 0) return;
      try {
        await read(toRead, userId);
      } catch (error) {
        // Serves stale recipes on failure, so that a planned dinner can be cooked.
        if (!toRead.every((id) => readTimes.has(id))) throw error;
        const reason = error instanceof RecipeSourceError ? error.message : 'Too many were asked for.';
        log.warn({ why: reason }, 'recipes of the source outside are shown as they were');
      }
    },
  };
}
