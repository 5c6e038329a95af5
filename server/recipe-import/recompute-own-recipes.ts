import type { Transaction } from 'kysely';
import { noticeOf } from '#domain/notification/notification.ts';
import { changedVerdicts } from '#domain/own-recipe/changed-verdicts.ts';
import type { NameBindings } from '#domain/own-recipe/lines/name-bindings.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';
import { putRecipes } from '#server/db/put-recipes.ts';
import type { Database } from '#server/db/schema.ts';
import { findAcceptedBindings } from '#server/queries/ingredient-bindings.ts';
import { addNotification } from '#server/queries/notifications.ts';
import { ownTextOf } from '#server/queries/own-recipes.ts';
import { rowsOfOwn } from './own-recipe-rows.ts';

const batchSize = 200;

/**
 * Recomputes members' own recipes from their lines after foods or rules have changed. Each owner is notified
 * once of changed verdicts and allergens.
 */
export async function recomputeOwnRecipes(tx: Transaction<Database>, foods: FoodsAndRoles): Promise<void> {
  // members' own choices are stored with their recipes
  const bindings = { own: new Map(), accepted: await findAcceptedBindings(tx) };
  const changes = new Map<string, string[]>();
  let last = 0;
  for (;;) {
    const some = await findSome(tx, last);
    const changed = some
      .map((row) => ({
        held: row.content_hash,
        owner: row.owner_id ?? '',
        before: row,
        ...recomputed(row, foods, bindings),
      }))
      .filter(({ held, recipe }) => held !== recipe.content_hash);
    await putRecipes(tx, changed, new Date());
    for (const { owner, before, recipe } of changed) {
      const change = changedVerdicts(recipe.title, before, recipe);
      if (change.length > 0) changes.set(owner, [...(changes.get(owner) ?? []), ...change]);
    }
    if (some.length < batchSize) break;
    last = some.at(-1)?.id ?? last;
  }
  for (const [userId, change] of changes) {
    const payload = noticeOf({ kind: 'ownRecipesChanged', changes: change });
    await addNotification(tx, { userId, payload, now: new Date() });
  }
}

const findSome = (tx: Transaction<Database>, last: number) =>
  tx
    .selectFrom('recipes')
    .innerJoin('recipe_details', 'recipe_details.recipe_id', 'recipes.id')
    .select([
      'id',
      'ref_id',
      'owner_id',
      'source_address',
      'version_of',
      'content_hash',
      'author_name',
      'meal_types',
    ])
    .select([
      'title',
      'summary',
      'servings',
      'ready_in_minutes',
      'own_lines',
      'own_choices',
      'ingredients',
      'steps',
    ])
    .select(['levels', 'allergens'])
    .where('owner_id', 'is not', null)
    .where('id', '>', last)
    .orderBy('id')
    .limit(batchSize)
    .execute();

type Row = Awaited<ReturnType<typeof findSome>>[number];

function recomputed(row: Row, foods: FoodsAndRoles, bindings: NameBindings) {
  const own = ownTextOf(row);
  const { recipe, details } = rowsOfOwn(own, { ...own, userId: row.owner_id ?? '' }, foods, bindings);
  return { recipe, details };
}
