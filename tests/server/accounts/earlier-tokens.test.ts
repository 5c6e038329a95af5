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

test('SRV-08 EXT-25 a token from before tokens named their member still works, and is followed by one that does', async () => {
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

test('EXT-25 a token that names another member is no token', async () => {
  const { access_token: token } = await refresh(pair.refreshToken);
  const { token: theirs } = await app.member();
  const [own, others] = [token.slice(0, 28), theirs.slice(0, 28)];
  expect(own).not.toBe(others);
  expect(await statusWith(token.replace(own, others))).toBe(401);
  expect(await statusWith(token.replace(`${own}.`, 'kf_at_'))).toBe(401);
  expect(await statusWith(token)).toBe(200);
});
