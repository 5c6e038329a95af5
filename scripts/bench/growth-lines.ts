import { sql } from 'kysely';
import type { Connection, Db } from '#server/db/connect.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { plannerMember } from '#tests/server/planner/planner-member.ts';
import { benchMembers } from './bench-members.ts';
import { type Figures, figuresOf, timesOf } from './measure.ts';
import { type Line, ms, within } from './table.ts';

/** Rows of each table that one member has. */
const rowsEach = 10;
const collectionSizes = [50, 500, 5_000];
/** Milliseconds; the same as of any read. */
const bound = 15;

interface Read {
  readonly name: string;
  readonly url: string;
}

/** A tenth of the rows' number of members, each with favorites, notifications, and a collection. */
async function growTo(app: TestApp, rows: number, recipeIds: readonly number[]): Promise<void> {
  const { db } = app;
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  await benchMembers(app, Math.max(1, rows / rowsEach - Number(count)), recipeIds);
  await sql`
    insert into collections (user_id, name, created_at)
    select id, 'Growth', now() from users
    where not exists (select from collections c where c.user_id = users.id)`.execute(db);
  // one row of each member at a time: a statement of the embedded database ends after 15 seconds
  for (const [nth, recipeId] of recipeIds.slice(0, rowsEach).entries()) {
    await sql`
      insert into favorites (user_id, recipe_id, created_at)
      select id, ${recipeId}::int, now() from users on conflict do nothing`.execute(db);
    await sql`
      insert into collection_recipes (user_id, collection_id, recipe_id, added_at)
      select user_id, id, ${recipeId}::int, now() from collections where name = 'Growth'
      on conflict do nothing`.execute(db);
    await sql`
      insert into notifications (user_id, payload, created_at, read_at)
      select user_id, '{"title":"Growth","body":"A message","actions":[]}'::jsonb, now(), ${nth > 2 ? new Date() : null}::timestamptz
      from collections c where name = 'Growth'
      and (select count(*) from notifications n where n.user_id = c.user_id) = ${nth}`.execute(db);
  }
  await sql`analyze`.execute(db);
}

/** Milliseconds of each read, in their order. */
async function measure(
  app: TestApp,
  token: string,
  reads: readonly Read[],
  rounds: number,
): Promise<readonly Figures[]> {
  const headers = { authorization: `Bearer ${token}` };
  const works = reads.map(({ name, url }) => ({
    name,
    work: async () => {
      const { statusCode } = await app.fastify.inject({ url: `/api${url}`, headers });
      if (statusCode !== 200) throw new Error(`${url} responded with ${statusCode}.`);
    },
  }));
  const times = await timesOf(works, rounds);
  return reads.map(({ name }) => figuresOf(times.get(name) ?? []));
}

async function collectionOf(app: TestApp, token: string, size: number, recipeIds: readonly number[]) {
  const { data } = await app.ok('createCollection', { token, body: { name: `Of ${size}` } });
  await sql`
    insert into collection_recipes (user_id, collection_id, recipe_id, added_at)
    select c.user_id, c.id, r.id, now() from collections c, unnest(${recipeIds.slice(0, size)}::int[]) as r(id)
    where c.id = ${data.id}`.execute(app.db);
  return data.id;
}

const recipesOf = async (db: Db, count: number) =>
  (
    await db
      .selectFrom('recipes')
      .select('id')
      .where('owner_id', 'is', null)
      .orderBy('id')
      .limit(count)
      .execute()
  ).map(({ id }) => id);

/**
 * What a member's reads cost while the rows of members grow tenfold at a time, and pages of collections that grow, as a
 * curve. No worse than logarithmic: what ten times the rows cost more is compared with the logarithm's growth.
 */
export async function growthLines(
  connection: Connection,
  setting: string,
  sizes: readonly number[],
  rounds: number,
): Promise<Line[]> {
  const app = await startTestApp({ database: connection });
  try {
    const member = await plannerMember(app);
    await member.add('2026-05-05', ['fish-pie']);
    const { token } = member;
    const recipeIds = await recipesOf(app.db, Math.max(...collectionSizes));
    const reads: readonly Read[] = [
      { name: 'the member', url: '/users/me' },
      { name: 'favorites', url: '/users/me/favorite-recipes?page=1' },
      { name: 'notifications', url: '/users/me/notifications?page=1' },
      { name: 'collections', url: '/recipes/collections' },
      { name: 'the plan of a week', url: '/users/me/meal-plans?start=2026-05-04' },
    ];
    const bySize: (readonly Figures[])[] = [];
    for (const size of sizes) {
      await growTo(app, size, recipeIds);
      bySize.push(await measure(app, token, reads, rounds));
    }
    const many = (count: number) => count.toLocaleString('en');
    const allowed = Math.log(sizes.at(-1) ?? 1) / Math.log(sizes[0] ?? 1);
    const byRows = reads.flatMap(({ name }, read): Line[] => {
      const curve = bySize.flatMap((figures) => figures[read] ?? []);
      const [first, last] = [
        curve[0]?.p50 ?? Number.NaN,
        curve.at(-1) ?? { p50: Number.NaN, p95: Number.NaN },
      ];
      const growth = last.p50 / first;
      return [
        within(
          `${name}, ${setting}, ${sizes.map(many).join(', ')} rows of members`,
          `p50 ${curve.map(({ p50 }) => ms(p50)).join(', ')}, p95 at last ${ms(last.p95)} ms`,
          last.p95,
          bound,
        ),
        within('  grows to', `${growth.toFixed(2)} times`, growth, Number(allowed.toFixed(2)), 'times'),
      ];
    });
    const pages: Line[] = [];
    for (const size of collectionSizes.filter((each) => each <= recipeIds.length)) {
      const id = await collectionOf(app, token, size, recipeIds);
      const pageReads = [...new Set([1, Math.ceil(size / 50)])].map((page) => ({
        name: `page ${page}`,
        url: `/recipes/collections/${id}?page=${page}`,
      }));
      const found = await measure(app, token, pageReads, rounds);
      const text = found.map(
        ({ p50, p95 }, read) => `${pageReads[read]?.name}: p50 ${ms(p50)} p95 ${ms(p95)}`,
      );
      const worst = Math.max(...found.map(({ p95 }) => p95));
      pages.push(within(`a collection of ${many(size)}, ${setting}`, text.join(', '), worst, bound));
    }
    return [...byRows, ...pages];
  } finally {
    await app.close();
  }
}
