import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSignInCode } from '#server/queries/sign-in-codes.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { hashToken, randomToken } from '#server/security/tokens.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

const redirectUri = 'https://kindfare.example/auth/social';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function issueCode(): Promise<string> {
  const { token } = await app.member();
  const { data } = await app.ok('getCurrentUser', { token });
  const code = randomToken();
  const expiresAt = addMs(app.clock.now(), lifetimes.signInCode);
  await addSignInCode(app.db, { hash: hashToken(code), userId: data.id, redirectUri, expiresAt });
  return code;
}
const exchange = (code: string, to = redirectUri) =>
  app.call('issueToken', {
    body: {
      grant_type: 'authorization_code',
      client_id: 'app',
      client_secret: 'ignored',
      code,
      redirect_uri: to,
    },
  });

describe('the code grant', () => {
  test('API-03 ENT-11 a code gives the three token values, and they work', async () => {
    const { status, body } = await exchange(await issueCode());
    expect(status).toBe(200);
    const tokens = body as { access_token: string };
    expect(Object.keys(tokens).sort()).toEqual(['access_token', 'expires_in', 'refresh_token']);
    expect((await app.call('getCurrentUser', { token: tokens.access_token })).status).toBe(200);
  });

  test('SRV-09 a second use is refused, and ends what the first one gave', async () => {
    const code = await issueCode();
    const { status, body } = await exchange(code);
    expect(status).toBe(200);
    const token = (body as { access_token: string }).access_token;
    expect((await app.call('getCurrentUser', { token })).status).toBe(200);
    expect((await exchange(code)).status).toBe(400);
    expect((await app.call('getCurrentUser', { token })).status).toBe(401);
  });

  test('SRV-09 of two uses at the same time one works', async () => {
    const code = await issueCode();
    const responses = await Promise.all(Array.from({ length: 6 }, () => exchange(code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  test('SRV-09 another redirect address is refused, and the attempt consumes the code', async () => {
    const code = await issueCode();
    expect((await exchange(code, `${redirectUri}/`)).status).toBe(400);
    expect((await exchange(code)).status).toBe(400);
  });

  test('SRV-09 after 60 seconds it is refused', async () => {
    const code = await issueCode();
    app.clock.advance(60_000);
    expect((await exchange(code)).status).toBe(400);
  });

  test('a missing code or address is named', async () => {
    const body = { grant_type: 'authorization_code', client_id: 'app' };
    const failure = await app.fails('issueToken', 422, { body });
    expect(Object.keys(failure.errors ?? {}).sort()).toEqual(['code', 'redirect_uri']);
  });
});
