import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql, type Transaction } from 'kysely';
import { dishOf } from '#art/dish-of.ts';
import { kitchen } from '#domain/recipe/author.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { loadCatalog } from '#server/catalog/load-catalog.ts';
import { CatalogError } from '#server/catalog/problem.ts';
import { catalogDirectory, readRecipePhotos, recipePhotoUrl } from '#server/catalog/recipe-photos.ts';
import { ContentError } from '#server/content/content-error.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';
import { buildIndexLast } from '#server/db/build-index-last.ts';
import { putRecipes } from '#server/db/put-recipes.ts';
import { type DetailsRow, type RecipeRow, rowsOf } from '#server/db/recipe-rows.ts';
import type { Database } from '#server/db/schema.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Hash of the code that draws pictures. */
function hashOfArt(): string {
  const hash = createHash('sha256');
  for (const file of globSync(['art/**/*.ts', 'domain/random/*.ts'], { cwd: project }).sort())
    if (!/\.(test|fixture)\.ts$/.test(file)) hash.update(readFileSync(`${project}${file}`));
  return hash.digest('hex');
}

/** Shuffles by hash: ids follow the insertion order and lists follow ids, which should not be alphabetical. */
const order = ({ ref_id }: RecipeRow) => createHash('sha256').update(ref_id).digest('hex');

/** A recipe of the catalog as its two rows. */
export interface CatalogRow {
  readonly recipe: RecipeRow;
  readonly details: DetailsRow;
}

/** Computes the rows of a directory. Throws ContentError with every place in its files that is invalid. */
export async function computeCatalog(
  foods: FoodsAndRoles,
  directory = catalogDirectory,
): Promise<readonly CatalogRow[]> {
  try {
    const artVersion = hashOfArt();
    const rows: CatalogRow[] = [];
    for (const recipe of await loadCatalog(directory, foods.foods)) {
      const parts = { art: dishOf(recipe, foods.byId), artVersion, synonyms: foods.synonyms };
      const computed = computeRecipe(recipe, foods.byId);
      rows.push(rowsOf({ ...recipe, author: recipe.author ?? kitchen }, computed, parts));
      // migrations, which wait for a turn of this thread after each statement, run meanwhile
      await setImmediate();
    }
    return rows;
  } catch (error) {
    if (error instanceof CatalogError || error instanceof RangeError)
      throw new ContentError(`The recipes cannot be used. ${error.message}`);
    throw error;
  }
}

/** Recipes show their photo instead of the drawing; those whose photo was removed are drawn again. */
async function putPhotos(tx: Transaction<Database>, directory: string): Promise<void> {
  const urls = [...readRecipePhotos(directory).values()].map((photo) => [photo.refId, recipePhotoUrl(photo)]);
  await sql`
    update recipes set own_photo_url = photo.url
    from recipes as present
    left join unnest(${urls.map(([refId]) => refId)}::text[], ${urls.map(([, url]) => url)}::text[]) as photo (ref_id, url)
      on photo.ref_id = present.ref_id
    where present.id = recipes.id and recipes.in_catalog and recipes.own_photo_url is distinct from photo.url
  `.execute(tx);
}

/**
 * Loads the recipes of a directory, computed by `computeCatalog`: new and changed ones are written, those whose file was
 * deleted are removed. A failure rolls everything back.
 */
export async function loadRecipes(
  tx: Transaction<Database>,
  rows: readonly CatalogRow[],
  directory = catalogDirectory,
): Promise<void> {
  const present = await tx.selectFrom('recipes').select(['ref_id', 'content_hash']).execute();
  const hashes = new Map(present.map((row) => [row.ref_id, row.content_hash]));
  const changed = rows
    .filter(({ recipe }) => hashes.get(recipe.ref_id) !== recipe.content_hash)
    .toSorted((a, b) => (order(a.recipe) < order(b.recipe) ? -1 : 1));
  const put = () => putRecipes(tx, changed, new Date());
  await (present.length === 0 ? buildIndexLast(tx, 'recipes_by_criteria', put) : put());
  await tx
    .deleteFrom('recipes')
    .where('in_catalog', '=', true)
    .where('ref_id', '<>', sql<string>`all(${rows.map(({ recipe }) => recipe.ref_id)}::text[])`)
    .execute();
  await putPhotos(tx, directory);
  const words = new Set(rows.flatMap(({ recipe }) => recipe.title_key.split(/ +/)));
  await tx.deleteFrom('title_words').execute();
  await tx
    .insertInto('title_words')
    .values([...words].map((word) => ({ word })))
    .execute();
  // Query plans need statistics, which the embedded database gathers only on ANALYZE.
  await sql`analyze recipes`.execute(tx);
}
