import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { hashPair, hashToken, nextPair, randomToken, type TokenPair } from '#server/security/tokens.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';

let app: TestApp;
let member: TestMember;
let userId: string;
let pair: TokenPair;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const statusWith = async (token: string) => (await app.call('getCurrentUser', { token })).status;
const refresh = (token: string) =>
  app.ok('issueToken', { body: { grant_type: 'refresh_token', client_id: 'app', refresh_token: token } });

/** Puts a pair that names no member in the place of one, as the migration has left those of its time. */
async function replaceBy(old: string, { accessToken, refreshToken }: TokenPair) {
  const { accessHash, refreshHash } = hashPair({ accessToken, refreshToken });
  const { session_id: sessionId } = await app.db
    .updateTable('session_tokens')
    .set({ access_hash: accessHash, refresh_hash: refreshHash })
    .where('refresh_hash', '=', hashToken(old))
    .returning('session_id')
    .executeTakeFirstOrThrow();
  const { expires_at } = await app.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const owned = [accessHash, refreshHash].map((token_hash) => ({ token_hash, user_id: userId, expires_at }));
  await app.db.insertInto('token_owners').values(owned).execute();
}

beforeEach(async () => {
  member = await app.member();
  userId = (await app.ok('getCurrentUser', { token: member.token })).data.id;
  pair = { accessToken: `kf_at_${randomToken()}`, refreshToken: `kf_rt_${randomToken()}` };
  await replaceBy(member.refreshToken, pair);
});

test('SRV-08 a token from before tokens named their member still works, and is followed by one that does', async () => {
  expect(await statusWith(pair.accessToken)).toBe(200);
  const next = await refresh(pair.refreshToken);
  expect(next.access_token).toMatch(/^kf_at_[\w-]{22}\.[\w-]{43}$/);
  expect(await statusWith(next.access_token)).toBe(200);
  const owners = app.db.selectFrom('token_owners').select('token_hash').where('user_id', '=', userId);
  expect(await owners.execute()).toHaveLength(2);
  app.clock.advance(91 * 24 * 60 * 60 * 1000);
  await cleanUp(app.context);
  expect(await owners.execute()).toEqual([]);
});

test('EXT-21 a response that an update of the server has swallowed is repeated as it was', async () => {
  // the earlier server renewed the pair
  const next = await refresh(pair.refreshToken);
  const nonce = randomToken();
  await app.db
    .updateTable('session_tokens')
    .set({ nonce })
    .where('refresh_hash', '=', hashToken(pair.refreshToken))
    .execute();
  const lost = nextPair(pair.refreshToken, nonce);
  await replaceBy(next.refresh_token, lost);
  const again = await refresh(pair.refreshToken);
  expect([again.access_token, again.refresh_token]).toEqual([lost.accessToken, lost.refreshToken]);
  expect(lost.accessToken).toMatch(/^kf_at_[\w-]{43}$/);
  expect(await statusWith(again.access_token)).toBe(200);
});

test('a token that names another member is no token', async () => {
  const { access_token: token } = await refresh(pair.refreshToken);
  const { token: theirs } = await app.member();
  const [own, others] = [token.slice(0, 28), theirs.slice(0, 28)];
  expect(own).not.toBe(others);
  expect(await statusWith(token.replace(own, others))).toBe(401);
  expect(await statusWith(token.replace(`${own}.`, 'kf_at_'))).toBe(401);
  expect(await statusWith(token)).toBe(200);
});

test('what a server of the version before writes during an update has its member', async () => {
  const issued = { accessToken: `kf_at_${randomToken()}`, refreshToken: `kf_rt_${randomToken()}` };
  const { accessHash, refreshHash } = hashPair(issued);
  await app.ok('createCollection', { token: pair.accessToken, body: { name: 'Soups' } });
  const statements = [
    sql`
      insert into session_tokens (refresh_hash, access_hash, session_id, access_expires_at, refresh_expires_at)
      select ${refreshHash}, ${accessHash}, id, expires_at, expires_at from sessions where user_id = ${userId}`,
    sql`
      insert into collection_recipes (collection_id, recipe_id, added_at)
      select collections.id, recipes.id, now() from collections, recipes where user_id = ${userId} limit 2`,
    sql`insert into meal_plans (user_id, date) values (${userId}, '2026-05-04')`,
    sql`
      insert into plan_items (plan_id, recipe_id, slot, servings, generated, added_at)
      select meal_plans.id, recipes.id, 'dinner', 2, false, now()
      from meal_plans, recipes where user_id = ${userId} limit 2`,
    sql`insert into notifications (user_id, payload, created_at) values (${userId}, '{}', now())`,
    sql`
      insert into push_tokens (user_id, token, created_at, updated_at)
      values (${userId}, 'a device', now(), now())`,
    sql`
      insert into pushes (notification_id, token_id, next_attempt_at, give_up_at)
      select notifications.id, push_tokens.id, now(), now()
      from notifications join push_tokens using (user_id) where user_id = ${userId} limit 1`,
  ];
  for (const statement of statements) await statement.execute(app.db);
  expect(await statusWith(issued.accessToken)).toBe(200);
  expect((await refresh(issued.refreshToken)).access_token).toContain('.');
  for (const [table, count] of [
    ['collection_recipes', 2],
    ['plan_items', 2],
    ['pushes', 1],
  ] as const) {
    const rows = await app.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute();
    expect(rows).toHaveLength(count);
  }
});
