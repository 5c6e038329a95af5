import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, calls, exampleOf } from '#tests/contract/contract-document.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';
import { withNotes } from '#tests/server/recipes/recorded-queries.ts';
import { openTestDatabase } from '#tests/server/test-database.ts';
import { busyMember } from './busy-member.ts';

/** Queries on tables of members that don't carry the member, and why; see docs/scale.md. */
const exceptions: readonly (readonly [string, RegExp])[] = [
  ['finds the member by the email', /\b"?(?:former_)?email_key"? = |insert into "users"/],
  [
    'counts the codes of an email, which may be nobody’s',
    /"one_time_codes".* "subject" = |insert into "one_time_code/,
  ],
  [
    'mail to somebody who may have no account, and the one that it replaces',
    /^insert into "outbox"|^delete from "outbox" where "topic" = /,
  ],
  ['finds the member by the digest of a token', /"token_hash" = /],
  ['finds the member by the provider’s number', /"provider" = \$\d+ and "provider_id" = /],
  [
    'a purchase, found by its own number in an event of the provider',
    /"(?:checkouts|subscriptions)".*"(?:subscriptions"\."|checkouts"\.")?id" = |"subscription_id" = /,
  ],
  [
    'rows of a household, which has several members',
    /"households?(?:_adults|_dependents|_invites|_seats)?"|\bonly_for\b/,
  ],
  ['reviews of a recipe, by everybody', /"reviews"\."recipe_id" = /],
];

let app: TestApp;
const closings: (() => Promise<unknown>)[] = [];
const queries: CompiledQuery[] = [];
beforeAll(async () => {
  const database = await openTestDatabase();
  closings.push(database.close);
  const db = withNotes(database.db, (query) => queries.push(query));
  app = await startTestApp({ database, context: { db } });
  closings.push(app.close);
});
afterAll(async () => {
  for (const close of closings.toReversed()) await close();
});

/** Tables with a reference to a member, and those with a reference to one of them. Recipes are of the catalog. */
async function tablesOfMembers(): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f'`.execute(app.db);
  const referring = (tables: ReadonlySet<string>) =>
    rows.flatMap(({ from, to }) => (tables.has(to) && from !== 'recipes' ? [from] : []));
  const direct = new Set(['users', ...referring(new Set(['users']))]);
  return new Set([...direct, ...referring(direct)]);
}

/** They end the session or the data that other calls are about; a week makes the queries of a day, and takes seconds. */
const leftOut = ['deleteCurrentUser', 'endOwnSession', 'generateMealPlanWeek', 'logOut', 'withdrawConsent'];
const order = ['get', 'post', 'put', 'delete'];
const place = ({ method }: Call) => order.indexOf(method);

const tableOf = /\b(?:from|join|into|update)\s+(?:only\s+)?"?(\w+)"?/gi;

test('every query of a call on a table of members carries the id of one', { timeout: 120_000 }, async () => {
  const { token, recipeId } = await busyMember(app, await openShop(app));
  for (const call of calls.toSorted((a, b) => place(a) - place(b))) {
    const media = call.requestBody?.content['application/json'];
    const body = media === undefined ? {} : { body: exampleOf(media) };
    const params = { id: String(recipeId), token: 'x' };
    if (!leftOut.includes(call.operationId)) await app.call(call.operationId, { token, params, ...body });
  }
  const tables = await tablesOfMembers();
  const members = await app.db.selectFrom('users').select('id').execute();
  const carriesMember = ({ parameters }: CompiledQuery) => {
    const text = JSON.stringify(parameters);
    return members.some(({ id }) => text.includes(id));
  };
  const texts = queries
    .filter((query) => !carriesMember(query))
    .map((query) => query.sql.replace(/\s+/g, ' ').trim())
    .filter((text) => [...text.matchAll(tableOf)].some(([, table = '']) => tables.has(table)));
  expect(queries.length).toBeGreaterThan(500);
  const unexplained = texts.filter((text) => !exceptions.some(([, pattern]) => pattern.test(text)));
  expect([...new Set(unexplained)]).toEqual([]);
  const unused = exceptions.filter(([, pattern]) => !texts.some((text) => pattern.test(text)));
  expect(unused.map(([reason]) => reason)).toEqual([]);
});
