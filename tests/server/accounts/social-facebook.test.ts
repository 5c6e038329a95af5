import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SocialProviders } from '#server/context/social-providers.ts';
import { facebookProvider } from '#server/providers/social/facebook-provider.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { startFacebookServer } from './facebook-server.ts';
import { client } from './openid-server.ts';
import { Browser, outcomeOf, publicUrl, signIn, toCallback, tokenOf } from './social-browser.ts';

/** Replaces www.facebook.com and graph.facebook.com by Meta's published formats. */
let facebook: Awaited<ReturnType<typeof startFacebookServer>>;
let app: TestApp;

beforeAll(async () => {
  facebook = await startFacebookServer();
  const { url } = facebook;
  const provider = facebookProvider({ ...client, www: url, graph: url });
  const social: SocialProviders = { offers: () => true, open: async () => provider, standIn: null };
  app = await startTestApp({ env: { PUBLIC_URL: publicUrl }, context: { social } });
});
afterAll(async () => {
  facebook.close();
  await app.close();
});

const come = () => signIn(new Browser(app), 'facebook');

test('API-03 SRV-09 a visitor is redirected back with a code for a session of a new account', async () => {
  facebook.person = { id: '10223', name: 'Mary Smith', email: 'mary@example.com' };
  const token = await tokenOf(app, (await come()).code);
  const { data } = await app.ok('getCurrentUser', { token });
  expect(data).toMatchObject({ name: 'Mary Smith', email: 'mary@example.com', email_verified_at: null });
  expect((await app.ok('listMetas', { token })).data).toContainEqual({ name: 'social_id', value: '10223' });
  const again = await tokenOf(app, (await come()).code);
  expect((await app.ok('getCurrentUser', { token: again })).data.id).toBe(data.id);
  expect(Object.fromEntries(facebook.dialogs.at(-1) ?? [])).toMatchObject({
    client_id: client.clientId,
    redirect_uri: `${publicUrl}/api/auth/social/facebook/callback`,
    response_type: 'code',
    scope: 'public_profile email',
    code_challenge_method: 'S256',
  });
});

test('SRV-19 Facebook vouches for no email: it verifies none, and no account is taken over by one', async () => {
  facebook.person = { id: '10224', email: 'fay@example.com' };
  const token = await tokenOf(app, (await come()).code);
  expect((await app.call('verifyThirdParty', { token })).status).toBe(403);
  const { email } = await app.member();
  await app.db.updateTable('users').set({ email_verified_at: app.clock.now() }).execute();
  facebook.person = { id: '10225', email };
  expect(await come()).toEqual({ error: 'email_in_use' });
});

test('declining the email permission gives an error, and it is requested again the next time', async () => {
  facebook.person = { id: '10226', name: 'No Mail' };
  expect(await come()).toEqual({ error: 'no_email' });
  expect(facebook.dialogs.at(-1)?.get('auth_type')).toBe('rerequest');
});

test('declining leads back to the app', async () => {
  facebook.person = null;
  expect(await come()).toEqual({ error: 'declined' });
});

test('PKCE: an intercepted code is useless in another attempt', async () => {
  facebook.person = { id: '10227', email: 'victim@example.com' };
  const stolen = new URL(await toCallback(new Browser(app), 'facebook')).searchParams.get('code') ?? '';
  const thief = new Browser(app);
  const callback = new URL(await toCallback(thief, 'facebook'));
  callback.searchParams.set('code', stolen);
  expect(await outcomeOf(thief, callback.href)).toEqual({ error: 'failed' });
});

test.each([
  [400, 'failed'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('an error %i of the exchange of the code leads back to the app', async (status, error) => {
  facebook.person = { id: '10228', email: 'late@example.com' };
  const browser = new Browser(app);
  const callback = await toCallback(browser, 'facebook');
  facebook.trouble = status;
  expect(await outcomeOf(browser, callback)).toEqual({ error });
});

test('one that cannot be reached is unavailable', async () => {
  const closed = await startFacebookServer();
  closed.close();
  const provider = facebookProvider({ ...client, www: closed.url, graph: closed.url });
  const attempt = { callbackUrl: publicUrl, state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) };
  const callback = new URL(`${publicUrl}?code=c&state=s`);
  await expect(provider.profileOf(callback, attempt)).rejects.toMatchObject({ kind: 'unavailable' });
});
