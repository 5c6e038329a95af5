/**
 * What the queries of a large site read. The bounds are the same for a site of 1,000,000 recipes and members, which the
 * nightly run makes: what a query reads must not grow with them.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { type Query, readCriteria } from '#domain/recipe/search-criteria.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import type { Connection, Db } from '#server/db/connect.ts';
import { findCollections, findCollectionsOfRecipe } from '#server/queries/collections.ts';
import { findCooked } from '#server/queries/cooked-recipes.ts';
import { findFavorites } from '#server/queries/favorites.ts';
import { createPageMarks, findDeepPage, isTooFar, pageMarksOf } from '#server/queries/keyset-pages.ts';
import { findPlansBetween } from '#server/queries/meal-plans.ts';
import { noLists } from '#server/queries/member-lists.ts';
import { countNotifications, findNotifications } from '#server/queries/notifications.ts';
import { findCollection } from '#server/queries/open-collection.ts';
import { claimMails } from '#server/queries/outbox.ts';
import { findPlannable } from '#server/queries/plan-candidates.ts';
import { findPlanItems } from '#server/queries/plan-items.ts';
import { claimPushes } from '#server/queries/pushes.ts';
import { findNoted } from '#server/queries/recipe-notes.ts';
import { type RecipeSort, searchRecipes } from '#server/queries/recipe-search.ts';
import { findRecipesOfFoods } from '#server/queries/recipes-of-foods.ts';
import { findReviews } from '#server/queries/reviews.ts';
import { findAccess } from '#server/queries/sessions.ts';
import { pagesRead, plansOf } from '#tests/server/recipes/recorded-queries.ts';
import { openTestDatabase } from '#tests/server/test-database.ts';
import { fillLargeSite, type LargeSite } from './large-site.ts';

const rows = Math.max(10_000, Number(process.env['RUNS'] ?? 0));

let connection: Connection;
let foods: FoodTable;
let site: LargeSite;
beforeAll(async () => {
  connection = await openTestDatabase();
  foods = await loadFoods();
  site = await fillLargeSite(connection.db, rows);
  const { rows: tables } = await sql<{ readonly name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpages > 20`.execute(
    connection.db,
  );
  large = new Set(tables.map(({ name }) => name));
}, 3_600_000);
afterAll(() => {
  // docs/scale.md has those of a large site
  if (rows >= 100_000) console.table([...figures].map(([query, pages]) => ({ query, pages })));
  return connection.close();
});

const rules = (profile: Partial<typeof emptyProfile>) => rulesOf({ ...emptyProfile, ...profile });
const vegan = rules({ diets: ['Vegan'] });

interface Listed {
  readonly query?: Query;
  readonly sort?: RecipeSort;
  readonly page?: number;
}
function searchOf({ query = {}, sort = 'default', page = 1 }: Listed) {
  const criteria = readCriteria(query, foods);
  if ('unknown' in criteria) throw new Error(JSON.stringify(criteria.unknown));
  return {
    criteria,
    lists: noLists,
    rules: [],
    fitRules: vegan,
    owner: site.userId,
    sort,
    page,
    // the first page is cut from all that are counted
    perPage: page === 1 ? 200 : 10,
  } as const;
}
const list = (listed: Listed) => (db: Db) => searchRecipes(db, searchOf(listed));

const sorts = ['default', 'a-z', 'z-a', 'latest', 'quickest', 'rating', 'fit'] as const;
/** The next one, one further on, one between, and one of another size. */
const pagesInTurn = [
  [10, 40],
  [11, 40],
  [40, 40],
  [21, 50],
  [60, 40],
] as const;

test.each(sorts)(
  'SRV-47 %s: pages are the same when they are read on from where another ended',
  async (sort) => {
    const marks = createPageMarks();
    const whole = (search: Parameters<typeof searchRecipes>[1]) => searchRecipes(connection.db, search);
    for (const [nth, perPage] of pagesInTurn) {
      const search = { ...searchOf({ query: { mealTypes: ['Main course'] }, sort, page: nth }), perPage };
      expect(await findDeepPage(connection.db, marks, whole, search)).toEqual(await whole(search));
    }
  },
);

test('SRV-47 the calls of a server share the places where pages ended', () => {
  const { queryCache } = connection;
  expect(pageMarksOf(queryCache.forCall())).toBe(pageMarksOf(queryCache));
});

test('SRV-47 where a page ended is known for ten minutes', async () => {
  let clock = 0;
  const marks = createPageMarks(() => clock);
  const search = searchOf({ sort: 'a-z', page: 100 });
  await findDeepPage(connection.db, marks, (each) => searchRecipes(connection.db, each), search);
  expect(marks.nearest({ ...search, page: 120 })?.behind).toBe(1_000);
  expect(marks.nearest({ ...search, page: 30 })).toBeNull();
  expect(marks.nearest({ ...search, page: 120, sort: 'z-a' })).toBeNull();
  clock = 11 * 60_000;
  expect(marks.nearest({ ...search, page: 120 })).toBeNull();
});

test('SRV-47 a page far behind those that were read is refused, and not in a small table', async () => {
  const marks = createPageMarks();
  const far = searchOf({ sort: 'a-z', page: 700 });
  const isFar = (most: number, search = far) => isTooFar(connection.db, marks, search, most);
  const behindAll = searchOf({ sort: 'a-z', page: rows });
  expect([await isFar(5_000), await isFar(7_000), await isFar(rows * 2, behindAll)]).toEqual([
    true,
    false,
    false,
  ]);
  const find = (search: typeof far) => searchRecipes(connection.db, search);
  await findDeepPage(connection.db, marks, () => find(far), { ...far, page: 500 });
  expect(await isFar(5_000)).toBe(false);
});

/** Page 1,000 after page 999 was loaded. */
const readOn = (listed: Listed) => async (db: Db) => {
  const marks = createPageMarks();
  const find = (search: Parameters<typeof searchRecipes>[1]) => searchRecipes(connection.db, search);
  await findDeepPage(connection.db, marks, find, searchOf({ ...listed, page: deepPage - 1 }));
  await findDeepPage(db, marks, find, searchOf({ ...listed, page: deepPage }));
};
/** The last but one of a small site. */
const deepPage = Math.min(1_000, Math.floor(rows / 10));

const page = { page: 40, perPage: 50 };
const now = new Date('2026-05-03T00:00:00Z');
const claim = { now, until: new Date('2026-05-03T00:01:00Z'), most: 10 };
const plan = { slots: mealSlots, rules: [], owner: null, withBreaking: false, seed: 7 };
const opened =
  (sort: 'default' | 'a-z', nth: number, words = '') =>
  (db: Db) =>
    findCollection(db, site.userId, site.collectionId, { sort, page: { page: nth, perPage: 50, words } });

const plannedWeek = async (db: Db) =>
  findPlanItems(db, await findPlansBetween(db, site.userId, '2026-05-04', '2026-05-10'));

type Work = (db: Db) => Promise<unknown>;
/** Each with the pages that it may read, whatever the size of the site. */
const queries: readonly (readonly [name: string, pages: number, work: Work])[] = [
  ['the dashboard', 500, list({})],
  ['a tab', 4_000, list({ query: { mealTypes: ['Soup'] } })],
  ['a to z', 4_000, list({ sort: 'a-z' })],
  ['z to a', 4_000, list({ sort: 'z-a' })],
  ['newest first', 4_000, list({ sort: 'latest' })],
  ['quickest first', 4_000, list({ sort: 'quickest' })],
  ['best rated first', 4_000, list({ sort: 'rating' })],
  ['by fit', 1_500, list({ sort: 'fit' })],
  [
    'a diet and two limits',
    6_000,
    list({ query: { diet: ['Vegan'], isLowOxalate: '1', isLowHistamine: '1' } }),
  ],
  ['words', 15_000, list({ query: { query: 'carrot soup' } })],
  ['a word nobody used', 4_000, list({ query: { query: 'zzqx' } })],
  ['page 1,000 by id', 100, readOn({})],
  ['page 1,000 by title', 100, readOn({ sort: 'a-z' })],
  ['page 1,000 by title, backwards', 100, readOn({ sort: 'z-a' })],
  ['page 1,000 newest first', 100, readOn({ sort: 'latest' })],
  ['page 1,000 quickest first', 100, readOn({ sort: 'quickest' })],
  ['page 1,000 best rated first', 100, readOn({ sort: 'rating' })],
  ['page 1,000 by fit', 100, readOn({ sort: 'fit' })],
  ['page 1,000 by title, opened at once', 40_000, list({ sort: 'a-z', page: deepPage })],
  [
    'recommendations: a food that no recipe has',
    4_000,
    (db) => findRecipesOfFoods(db, ['no-such-food'], emptyProfile),
  ],
  ['recommendations: common foods', 6_000, (db) => findRecipesOfFoods(db, ['onion', 'carrot'], emptyProfile)],
  ['planner candidates', 40_000, (db) => findPlannable(db, plan)],
  ['favorites', 300, (db) => findFavorites(db, site.userId, page)],
  [
    'collections',
    8_000,
    (db) => findCollections(db, site.userId, { words: '', sort: 'default', preview: 4 }),
  ],
  ['a collection', 1_000, opened('default', 1)],
  ['a further page of a collection', 1_000, opened('default', 60)],
  ['a further page of a collection by title', 30_000, opened('a-z', 60)],
  ['words in a collection', 60_000, opened('a-z', 1, 'soup')],
  ['collections of a recipe', 100, (db) => findCollectionsOfRecipe(db, site.userId, site.recipeId)],
  ['a planned week', 100, plannedWeek],
  ['notifications', 300, (db) => findNotifications(db, site.userId, page)],
  ['unread notifications', 300, (db) => countNotifications(db, site.userId, 'unread')],
  ['what was cooked', 1_000, (db) => findCooked(db, site.userId)],
  ['notes with a word', 2_500, (db) => findNoted(db, site.userId, ['mild'])],
  ['reviews', 1_000, (db) => findReviews(db, site.recipeId, { page: 40, perPage: 50 })],
  ['an access token', 100, (db) => findAccess(db, site.token)],
  ['mails to send', 600, (db) => claimMails(db, claim)],
  ['pushes to send', 600, (db) => claimPushes(db, claim)],
];

/** The pages that each has read. */
const figures = new Map<string, number>();

/** Tables whose rows are more than a few pages. */
let large: ReadonlySet<string>;
/** The large tables that a plan reads whole. */
const scannedBy = (plans: readonly string[]) =>
  plans
    .flatMap((text) => [...text.matchAll(/Seq Scan on (\w+)/g)].map(([, table = '']) => table))
    .filter((table) => large.has(table));

/** Of a small site it takes fewer pages to read these whole than to look up what a long list needs of them. */
const wholeInSmall: Readonly<Record<string, string>> = {
  'words in a collection': 'recipes',
  reviews: 'users',
};

describe('EXT-25 a large site', () => {
  test.each(queries)('%s reads at most %i pages, and no table whole', async (name, most, work) => {
    const allowed = rows < 100_000 ? wholeInSmall[name] : undefined;
    const plans = await plansOf(connection.db, work);
    const read = await pagesRead(connection.db, work);
    figures.set(name, read);
    expect(scannedBy(plans).filter((table) => table !== allowed)).toEqual([]);
    expect(read).toBeLessThanOrEqual(most);
  });

  test('ended sessions are found by an index when they are deleted', async () => {
    const none = new Date('2026-04-10T00:00:00Z');
    const plans = await plansOf(connection.db, (db) =>
      db.deleteFrom('sessions').where('ended_at', '<=', none).execute(),
    );
    expect(plans).toHaveLength(1);
    expect(scannedBy(plans)).toEqual([]);
  });
});
