import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createSocialProviders } from '#server/providers/social/social-providers.ts';
import { styleHashes } from '#server/web/security-headers.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { Browser, outcomeOf, tokenOf } from './social-browser.ts';

const origin = 'http://localhost:3000';
const loopback = '127.0.0.1';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const newBrowser = () => new Browser(app, origin, loopback);
const toPage = (browser: Browser, provider: string) =>
  browser.follow(`/api/auth/social/${provider}`, /\/sandbox\/social\/choose\//);

/** Signs in at the stand-in with a choice on its page; returns the outcome for the app. */
async function come(choice: Record<string, string>, provider = 'google', browser = newBrowser()) {
  const page = await toPage(browser, provider);
  await browser.visit(page);
  const { location, status, text } = await browser.visit(page, choice);
  if (location === null) throw new Error(`${status}: ${text}`);
  return outcomeOf(browser, location);
}
const enter = async (choice: Record<string, string>, provider?: string) => {
  const { code } = await come(choice, provider);
  const token = await tokenOf(app, code, `${origin}/auth/social`);
  return { token, user: (await app.ok('getCurrentUser', { token })).data };
};

describe('SRV-80 the stand-in', () => {
  test('a member signs in at it, and it verifies the email', async () => {
    const { token, user } = await enter({ account: 'vera' });
    expect(user).toMatchObject({ name: 'Vera Berg', email: 'vera.berg@example.com' });
    await app.ok('verifyThirdParty', { token });
    expect((await app.ok('getCurrentUser', { token })).data.email_verified_at).not.toBeNull();
    expect((await enter({ account: 'vera' })).user.id).toBe(user.id);
  });

  test('it replaces each provider: one person at both is one account, once the email is verified', async () => {
    const choice = { account: 'other', email: 'Both@example.com', verified: 'yes' };
    const { token, user } = await enter(choice, 'facebook');
    expect(await come(choice, 'google')).toEqual({ error: 'email_in_use' });
    await app.ok('verifyThirdParty', { token });
    expect((await enter(choice, 'google')).user.id).toBe(user.id);
  });

  test('it has an account that is not verified, one without an email, one that declines, one that fails', async () => {
    const { token } = await enter({ account: 'una' });
    expect((await app.call('verifyThirdParty', { token })).status).toBe(403);
    expect(await come({ account: 'nils' })).toEqual({ error: 'no_email' });
    expect(await come({ account: 'declined' })).toEqual({ error: 'declined' });
    expect(await come({ account: 'broken' })).toEqual({ error: 'unavailable' });
  });

  test('a browser can choose another account each time', async () => {
    const browser = newBrowser();
    for (const account of ['vera', 'una', 'vera'])
      expect(await come({ account }, 'google', browser)).toHaveProperty('code');
  });

  test('an invalid address shows the page again', async () => {
    const browser = newBrowser();
    const page = await toPage(browser, 'google');
    for (const email of ['no "body"', '', undefined]) {
      const { status, text } = await browser.visit(page, {
        account: 'other',
        ...(email === undefined ? {} : { email }),
      });
      expect(status).toBe(422);
      expect(text).toContain('Enter an email address.');
      expect(text).toContain(`value="${(email ?? '').replaceAll('"', '&quot;')}"`);
    }
    expect((await browser.visit(page, { account: 'stranger' })).status).toBe(422);
    expect((await browser.visit(page, { account: 'vera' })).status).toBe(303);
  });

  test('its page runs no script, and the policy names its one style', async () => {
    const browser = newBrowser();
    const { text, headers } = await browser.visit(await toPage(browser, 'facebook'));
    expect(text).toContain('Sign in with Facebook: stand-in');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src '${styleHashes(text)[0]}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
  });

  test('its page without an attempt redirects to the sign-in', async () => {
    const { location } = await newBrowser().visit('/sandbox/social/choose/abc');
    expect(location).toBe(`${origin}/auth/login`);
  });

  test('an unknown attempt shows an error, without a redirect', async () => {
    const foreignRedirect =
      'client_id=google&response_type=code&scope=openid&redirect_uri=https://evil.example/';
    const { status, location, text } = await newBrowser().visit(`/sandbox/social/auth?${foreignRedirect}`);
    expect({ status, location }).toEqual({ status: 400, location: null });
    expect(text).toContain('redirect_uri');
  });
});

describe('offered providers', () => {
  const socialite = async (address: string) =>
    (
      (await app.call('getSettings', { address })).body as {
        data: { socialite: Record<string, unknown> };
      }
    ).data.socialite;
  const off = { enabled: false, url: null };

  test('ENT-16 the settings name the stand-in to this machine, and nothing to others', async () => {
    expect(await socialite(loopback)).toEqual({
      facebook: { enabled: true, url: '/api/auth/social/facebook' },
      google: { enabled: true, url: '/api/auth/social/google' },
    });
    expect(await socialite('192.0.2.7')).toEqual({ facebook: off, google: off });
  });

  test('from another machine or host name it is 404', async () => {
    const elsewhere = new Browser(app, origin, '192.0.2.7');
    expect((await elsewhere.visit('/api/auth/social/google')).location).toMatch(/\?error=failed$/);
    expect((await elsewhere.visit('/sandbox/social/auth')).status).toBe(404);
    const rebound = new Browser(app, 'http://evil.example', loopback);
    expect((await rebound.visit('/sandbox/social/.well-known/openid-configuration')).status).toBe(404);
    expect((await rebound.visit('/api/auth/social/google')).location).toMatch(/\?error=failed$/);
  });

  test('SRV-80 a disabled provider is refused at its address too', async () => {
    const set = (value: unknown) =>
      app.db
        .updateTable('settings')
        .set({ value: JSON.stringify(value) })
        .where('key', '=', 'socialite')
        .execute();
    const on = { enabled: true, url: null };
    await set({ facebook: on, google: { enabled: false, url: null } });
    expect(await socialite(loopback)).toMatchObject({ facebook: { enabled: true }, google: off });
    expect((await newBrowser().visit('/api/auth/social/google')).location).toMatch(/\?error=failed$/);
    await set({ facebook: { enabled: true, url: 'https://id.example/facebook' }, google: on });
    expect(await socialite('192.0.2.7')).toEqual({
      facebook: { enabled: true, url: 'https://id.example/facebook' },
      google: off,
    });
    await set({ facebook: on, google: on });
  });

  test('a provider with keys is offered to everybody; the stand-in not in production, nor at a public address', () => {
    const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const offers = (env: Record<string, string>) => {
      const { offers: offer, standIn } = createSocialProviders(readConfig(env));
      return [offer('google', '192.0.2.7'), offer('facebook', loopback), standIn !== null];
    };
    expect(offers({})).toEqual([false, true, true]);
    expect(offers(keys)).toEqual([true, true, true]);
    expect(offers({ ...keys, FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 's' })).toEqual([
      true,
      true,
      false,
    ]);
    expect(offers({ PUBLIC_URL: 'http://localhost:8080' })).toEqual([false, true, true]);
    expect(offers({ PUBLIC_URL: 'https://food.example' })).toEqual([false, false, false]);
    expect(offers({ NODE_ENV: 'production' })).toEqual([false, false, false]);
  });

  test('in production a provider needs the public address', () => {
    const env = { NODE_ENV: 'production', FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 's' };
    expect(() => readConfig(env)).toThrow(
      'PUBLIC_URL is missing; it is needed because FACEBOOK_CLIENT_ID is set.',
    );
    expect(readConfig({ ...env, PUBLIC_URL: 'https://food.example' }).facebook).not.toBeNull();
  });
});
