/** Generated recipes for benchmarks: variations of the catalog, computed by the same rules. */
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { dishOf } from '#art/dish-of.ts';
import type { Food } from '#domain/food/food.ts';
import { searchKey } from '#domain/food/synonyms.ts';
import { type Rng, rng } from '#domain/random/random.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { cuisinesOf } from '#domain/recipe/cuisines.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { cuisineTag, tagRange } from '#domain/recipe/search-tags.ts';
import { loadCatalog } from '#server/catalog/load-catalog.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';
import { type DetailsRow, type RecipeRow, rowsOf } from '#server/db/recipe-rows.ts';
import type { Database } from '#server/db/schema.ts';

export interface GeneratedRow {
  readonly recipe: RecipeRow;
  readonly details: DetailsRow;
}

/** Number of distinct ingredient lists; beyond that only titles, times and calories differ. */
const kinds = 2_000;

const manners = [
  'Roast',
  'Braised',
  'Quick',
  'Slow',
  'Creamy',
  'Smoky',
  'Spiced',
  'Summer',
  'Winter',
  'Golden',
];
const forms = [
  'soup',
  'salad',
  'stew',
  'bake',
  'bowl',
  'curry',
  'pie',
  'wraps',
  'cakes',
  'bread',
  'pasta',
  'rice',
];

function exchanged(
  recipe: Recipe,
  foods: FoodsAndRoles,
  byAisle: ReadonlyMap<string, readonly Food[]>,
  random: Rng,
): Recipe {
  const ingredients = recipe.ingredients.map((row) => {
    const aisle = foods.byId.get(row.foodId)?.aisle ?? 'other';
    const others = byAisle.get(aisle) ?? [];
    const food = others.length > 0 && random() < 0.35 ? random.pick(others) : foods.byId.get(row.foodId);
    const grams = row.grams * (0.6 + random());
    return { ...row, foodId: food?.id ?? row.foodId, name: food?.name ?? row.name, grams };
  });
  return { ...recipe, ingredients, servings: random.int(1, 6) };
}

const [cuisineFrom, cuisineTo] = tagRange.cuisine;

function titled(row: RecipeRow, n: number, foods: FoodsAndRoles, random: Rng): RecipeRow {
  const names = [0, 1].map(() => foods.byId.get(random.pick(row.food_ids))?.name.toLowerCase() ?? 'salt');
  const title = `${random.pick(manners)} ${names.join(' and ')} ${random.pick(forms)}`;
  return {
    ...row,
    ref_id: `generated-${n}`,
    title,
    title_key: searchKey(title, foods.synonyms),
    tags: [
      ...row.tags.filter((tag) => tag < cuisineFrom || tag > cuisineTo),
      ...cuisinesOf(title).map(cuisineTag),
    ].sort((a, b) => a - b),
    ready_in_minutes: random.int(1, 24) * 5,
    calories: row.calories == null ? null : Math.round(row.calories * (0.8 + 0.4 * random())),
    in_catalog: false,
  };
}

/** `count` rows, the same ones for the same seed. */
export async function* generatedRows(count: number, seed = 1): AsyncGenerator<GeneratedRow> {
  const foods = await loadFoods();
  const folder = fileURLToPath(new URL('../../content/recipes', import.meta.url));
  const catalog = await loadCatalog(folder, foods.foods);
  const byAisle = Map.groupBy(foods.foods, ({ aisle }) => aisle);
  const random = rng(seed);
  const made = Array.from({ length: Math.min(kinds, count) }, () => {
    const base = random.pick(catalog);
    const recipe = exchanged(base, foods, byAisle, random);
    return rowsOf(recipe, computeRecipe(recipe, foods.byId), {
      art: dishOf(base, foods.byId),
      artVersion: 'generated',
      synonyms: foods.synonyms,
    });
  });
  for (let n = 0; n < count; n += 1) {
    const { recipe, details } = random.pick(made);
    yield { recipe: titled(recipe, n, foods, random), details };
  }
}

/** Of the details, none, all, or what plans read: all of a hundred thousand recipes are gigabytes. */
export type WithDetails = boolean | 'planning';

const forPlans = { ingredients: [], steps: [], instructions_html: '', nutrients: [], verdicts: {}, art: {} };

const batchSize = 1_000;

async function insertRows(
  db: Kysely<Database>,
  rows: readonly GeneratedRow[],
  withDetails: WithDetails,
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0]?.recipe ?? {}).map((column) => sql.ref(column)));
  const texts = JSON.stringify(rows.map(({ recipe }) => recipe));
  await sql`
    insert into recipes (${columns}, reviews_count, reviews_sum, created_at)
    select ${columns}, 0, 0, now() from jsonb_populate_recordset(null::recipes, ${texts}::jsonb)`.execute(db);
  if (!withDetails) return;
  const details = JSON.stringify(
    rows.map((row) => ({
      ...row.details,
      ...(withDetails === 'planning' ? forPlans : {}),
      ref_id: row.recipe.ref_id,
    })),
  );
  const parts = sql.raw('ingredients, steps, instructions_html, nutrients, verdicts, art, planning');
  await sql`
    insert into recipe_details (recipe_id, ${parts})
    select id, ${parts} from jsonb_to_recordset(${details}::jsonb) as given (
      ref_id text, ingredients jsonb, steps jsonb, instructions_html text, nutrients jsonb, verdicts jsonb, art jsonb,
      planning jsonb
    ) join recipes using (ref_id)`.execute(db);
}

/** Indexes are created after all rows are inserted, which is ten times as fast. */
async function withoutIndexes(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'recipes' and indexname like 'recipes_by_%'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

/** Inserts the rows and runs ANALYZE. */
export async function insertGenerated(
  db: Kysely<Database>,
  count: number,
  { withDetails }: { readonly withDetails: WithDetails },
): Promise<void> {
  await withoutIndexes(db, async () => {
    let rows: GeneratedRow[] = [];
    for await (const row of generatedRows(count)) {
      rows.push(row);
      if (rows.length < batchSize) continue;
      await insertRows(db, rows, withDetails);
      rows = [];
    }
    if (rows.length > 0) await insertRows(db, rows, withDetails);
  });
  await sql`vacuum analyze recipes`.execute(db);
  if (withDetails) await sql`vacuum analyze recipe_details`.execute(db);
}
