import { type Selectable, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { type ProfileRule, rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { cuisinesOf } from '#domain/recipe/cuisines.ts';
import { readCriteria, type SearchCriteria } from '#domain/recipe/search-criteria.ts';
import { insertGenerated } from '#scripts/bench/generated-recipes.ts';
import { rulesFor, searches, type TypicalSearch } from '#scripts/bench/searches.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import type { Connection } from '#server/db/connect.ts';
import type { RecipesTable } from '#server/db/tables/recipes.ts';
import { findPlannable, sampledCandidates } from '#server/queries/plan-candidates.ts';
import { searchRecipes } from '#server/queries/recipe-search.ts';
import {
  findCards,
  findNutrientsOf,
  findRatingsOf,
  findRecipe,
  findReviewed,
} from '#server/queries/recipes.ts';
import { findReviews } from '#server/queries/reviews.ts';
import { openTestDatabase } from '#tests/server/test-database.ts';
import { isWithinDoses, meets, rankOf } from './catalog-reference.ts';
import { pagesRead, plansOf } from './recorded-queries.ts';
import { referenceRecipe } from './reference-recipe.ts';
import { inOrder, memoized, type Row } from './search-orders.ts';

let connection: Connection;
let foods: FoodTable;
beforeAll(async () => {
  connection = await openTestDatabase();
  foods = await loadFoods();
  await insertGenerated(connection.db, 20_000, { withDetails: false });
}, 600_000);
afterAll(() => connection.close());

const scansAll = /Seq Scan on (recipes|recipe_details|reviews|favorites)\b/;
const someone = '00000000-0000-4000-8000-000000000000';

function criteriaOf({ query }: TypicalSearch) {
  const criteria = readCriteria(query, foods);
  if ('unknown' in criteria) throw new Error(JSON.stringify(criteria.unknown));
  return criteria;
}

const find = (
  db: Connection['db'],
  search: TypicalSearch,
  page = 1,
  perPage = 10,
  fitRules: readonly ProfileRule[] = [],
) => {
  const { lists, sort } = search;
  const [criteria, rules] = [criteriaOf(search), rulesFor(search)];
  return searchRecipes(db, { criteria, rules, fitRules, lists, owner: null, sort, page, perPage });
};

const meetsAll = (row: Selectable<RecipesTable>, criteria: SearchCriteria, search: TypicalSearch) =>
  meets(referenceRecipe(row), criteria, search.lists) && isWithinDoses(row.doses, search.doses);

const named = searches.map((search) => [search.name, search] as const);

const firstRows = 2_000;
const rankIn = (row: Row, { words }: SearchCriteria) => rankOf(row.title, words ?? [], row.search_words);

/** A search by words lists first what matches them best; of many hits only the ranks that the first recipes have. */
function ranksFor(rows: readonly Row[], criteria: SearchCriteria, search: TypicalSearch) {
  if (search.sort !== 'default') return () => 0;
  const first = rows.toSorted(inOrder.default).slice(0, firstRows);
  const hits = first.filter((row) => meetsAll(row, criteria, search));
  const isCommon = (hits.length / firstRows) * rows.length > firstRows;
  const present = new Set(hits.map((row) => rankIn(row, criteria)));
  return (row: Row) => {
    const rank = rankIn(row, criteria);
    return isCommon && !present.has(rank) ? 3 : rank;
  };
}

describe('SRV-44 SRV-47 EXT-26 with 20,000 recipes searches find what plain code finds', () => {
  let rows: readonly Row[];
  beforeAll(async () => {
    rows = await connection.db.selectFrom('recipes').selectAll().execute();
  });

  /** As they are typed: of many hits, few, and none; the rank of whole words in many recipes, in few, and in none. */
  const typed = [
    'c',
    'ca',
    'carro',
    'carrot',
    'carrot s',
    'carrot so',
    'no',
    'no bake des',
    'italian chi',
    'chik',
  ];
  const letters = typed.map(
    (query) => [`typed ${query}`, { name: query, query: { query }, lists: {}, sort: 'default' }] as const,
  );

  test.each([...named, ...letters])('%s', async (_, search: TypicalSearch) => {
    const criteria = criteriaOf(search);
    const rank = memoized(ranksFor(rows, criteria, search));
    const expected = rows
      .filter((row) => meetsAll(row, criteria, search))
      .toSorted(inOrder[search.sort])
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ id }) => id);
    for (const [page, perPage] of [
      [1, 10],
      [2, 20],
      [1, 200],
    ] as const) {
      const found = await find(connection.db, search, page, perPage);
      expect(found.ids).toEqual(expected.slice((page - 1) * perPage, page * perPage));
      expect(found.isExact).toBe(expected.length <= 200);
      expect(found.total).toBe(Math.min(expected.length, 200));
    }
  });
});

test('EXT-26 a page that ends exactly with the last recipe that fits is read to its end', async () => {
  const search: TypicalSearch = { name: '', query: { isLowOxalate: '1' }, lists: {}, sort: 'fit' };
  const criteria = criteriaOf(search);
  const rows = await connection.db.selectFrom('recipes').selectAll().execute();
  const perPage = rows.filter((row) => meetsAll(row, criteria, search)).length;
  const fitRules = rulesOf({ ...emptyProfile, limits: criteria.levels });
  const found = await find(connection.db, search, 1, perPage, fitRules);
  expect([found.ids.length, found.isExact]).toEqual([perPage, true]);
});

describe('ENT-29 totals are counted up to a bound', () => {
  const all: TypicalSearch = { name: 'all', query: {}, lists: {}, sort: 'default' };

  test.each([
    [1, 10, 200, 21],
    [20, 10, 200, 21],
    [21, 10, 210, 22],
    [90, 7, 630, 91],
    [20, 50, 1000, 21],
  ])('page %i of %i goes on: at least %i, page %i follows', async (page, perPage, total, lastPage) => {
    const found = await find(connection.db, all, page, perPage);
    expect(found).toMatchObject({ total, lastPage, isExact: false });
    expect(found.ids.length).toBe(perPage);
  });

  test('the end is exact however far it is', async () => {
    const { count } = await connection.db
      .selectFrom('recipes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const last = Math.ceil(count / 50);
    const found = await find(connection.db, all, last, 50);
    expect(found).toMatchObject({ total: count, lastPage: last, isExact: true });
    expect(found.ids.length).toBe(count - (last - 1) * 50);
    expect(await find(connection.db, all, last + 1, 50)).toMatchObject({
      ids: [],
      total: count,
      lastPage: last,
    });
  });
});

describe('with 20,000 recipes no query scans all of them', () => {
  test.each(named)('%s', async (_, search) => {
    const plans = await plansOf(connection.db, (db) => find(db, search));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(scansAll);
  });

  const fiftyWords = Array.from({ length: 50 }, (_, n) => n.toString(36).padStart(3, 'q')).join(' ');
  test.each(['a'.repeat(200), '%"\\_'.repeat(50), 'so '.repeat(66), fiftyWords])(
    'SRV-44 nor do the longest keywords: %s',
    async (query) => {
      const search: TypicalSearch = { name: 'long', query: { query }, lists: {}, sort: 'default' };
      const plans = await plansOf(connection.db, (db) => find(db, search));
      // for the first recipes, the count, and each rank
      expect(plans.length).toBeLessThanOrEqual(9);
      for (const plan of plans) expect(plan).not.toMatch(scansAll);
    },
  );

  /** Few hits in any catalog, from which the others are generated. */
  const vegan: TypicalSearch['query'] = { diet: ['Vegan'], mealTypes: ['Beverage'] };
  const rare = [
    ...searches.filter(({ name }) =>
      [
        'what cannot be',
        'three words, hardly any',
        'an accepted limit that hardly any meet',
        'every accepted limit, hardly any meet',
      ].includes(name),
    ),
    ...searches
      .filter(({ name }) => name === 'low in all five')
      .map((it) => ({ ...it, name: `${it.name}, a vegan drink`, query: { ...it.query, ...vegan } })),
  ];
  test.each(rare)('rare hits use the index instead of a scan: $name', async (search) => {
    const plans = await plansOf(connection.db, (db) => find(db, search));
    expect(plans.at(-1)).toMatch(/(?:CTE rare|on ranked)[\s\S]*Index Scan (?:on|using) recipes_by_/);
  });
  test('there are five of them', () => {
    expect(rare).toHaveLength(5);
  });

  test.each([
    ['cards', (db: Connection['db']) => findCards(db, [1_000_000_001, 1_000_000_777], someone)],
    ['a recipe by slug', (db: Connection['db']) => findRecipe(db, 'generated-77', null)],
    ['a recipe by number', (db: Connection['db']) => findRecipe(db, '1000000777', null)],
    [
      'a recipe’s reviews',
      (db: Connection['db']) => findReviews(db, 1_000_000_777, { page: 1, perPage: 10 }),
    ],
    ['which recipe', (db: Connection['db']) => findReviewed(db, '716429', null)],
    [
      'ratings',
      (db: Connection['db']) => findRatingsOf(db, ['1000000777', 'generated-78', '716429'], someone),
    ],
    ['nutrients', (db: Connection['db']) => findNutrientsOf(db, ['1000000777', 'generated-78'], someone)],
  ])('%s', async (_, work) => {
    const plans = await plansOf(connection.db, work, { avoidScans: true });
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(scansAll);
  });
});

describe('SRV-64 more recipes than a plan needs', () => {
  const all = { slots: mealSlots, rules: [], owner: null, withBreaking: false };
  const idsOf = async (seed: number) =>
    (await findPlannable(connection.db, { ...all, seed })).recipes.map(({ id }) => id);

  test('are sampled by the seed alone', async () => {
    const [first, again, other] = [await idsOf(7), await idsOf(7), await idsOf(8)];
    expect(first).toHaveLength(sampledCandidates);
    expect(new Set(first).size).toBe(sampledCandidates);
    expect(again).toEqual(first);
    const common = new Set(first);
    const shared = other.filter((id) => common.has(id)).length;
    expect(shared).toBeGreaterThan(0);
    expect(shared).toBeLessThan(0.9 * sampledCandidates);
  });

  test('come from the whole table, with what is rare', async () => {
    const rows = await connection.db
      .selectFrom('recipes')
      .select(['id', 'title', 'protein_sources'])
      .where('calories', '>', 0)
      .orderBy('id')
      .execute();
    const chosen = new Set(await idsOf(7));
    const tenth = Math.floor(rows.length / 10);
    for (let from = 0; from + tenth <= rows.length; from += tenth)
      expect(rows.slice(from, from + tenth).filter(({ id }) => chosen.has(id)).length).toBeGreaterThan(80);
    const share = (
      of: readonly { readonly title: string; readonly protein_sources: readonly string[] }[],
    ) => {
      const rare = of.filter(
        (row) => cuisinesOf(row.title).length > 0 && row.protein_sources.includes('Lamb'),
      );
      return rare.length / of.length;
    };
    expect(share(rows)).toBeGreaterThan(0);
    expect(share(rows.filter(({ id }) => chosen.has(id)))).toBeGreaterThan(1.5 * share(rows));
  });

  test('are read by their ids, no page of the table more than a few times', async () => {
    const work = (db: Connection['db']) => findPlannable(db, { ...all, seed: 7 });
    const plans = await plansOf(connection.db, work);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on recipes\b(?!.*\n.*Limit)/);
    expect(plans.at(-1)).toContain('recipes_pkey');
    expect(await pagesRead(connection.db, work)).toBeLessThan(3 * (await pagesOfTable()));
  });
});

async function pagesOfTable(): Promise<number> {
  const { rows } = await sql<{ readonly pages: number }>`
    select relpages as pages from pg_class where oid = 'recipes'::regclass`.execute(connection.db);
  return rows[0]?.pages ?? 0;
}

describe('EXT-26 a search reads few pages of a table of 20,000 recipes', () => {
  test.each(named)('%s', async (_, search) => {
    const pages = await pagesRead(connection.db, (db) => find(db, search));
    expect(pages).toBeLessThan(await pagesOfTable());
  });
});
