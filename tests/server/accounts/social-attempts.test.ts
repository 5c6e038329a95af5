import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { lifetimes } from '#server/security/lifetimes.ts';
import type { TestApp } from '#tests/server/app-under-test.ts';
import { type GoogleApp, openGoogle, startGoogleApp } from './google-app.ts';
import { client, type OpenIdServer, type Trouble } from './openid-server.ts';
import { Browser, outcomeOf, publicUrl, signIn, toCallback } from './social-browser.ts';

let at: GoogleApp;
let app: TestApp;
let google: OpenIdServer;
beforeAll(async () => {
  at = await startGoogleApp();
  app = at.app;
  google = at.google;
});
afterAll(() => at.close());
beforeEach(() => at.calm());

describe('attempts that are not the visitor’s own', () => {
  const expectExpired = async (browser: Browser, callback: string) => {
    const before = await at.identities();
    expect(await outcomeOf(browser, callback)).toEqual({ error: 'expired' });
    expect(await at.identities()).toEqual(before);
    // The provider was not called.
    expect(google.requests.filter((path) => path === '/token')).toEqual([]);
  };
  const changed = (callback: string, change: (query: URLSearchParams) => void) => {
    const url = new URL(callback);
    change(url.searchParams);
    return url.href;
  };

  test('a state that is missing, doubled, forged or changed is refused', async () => {
    const browser = at.newBrowser();
    at.newVisitor();
    const callback = await toCallback(browser);
    const state = new URL(callback).searchParams.get('state') ?? '';
    const last = state.endsWith('A') ? 'B' : 'A';
    for (const change of [
      (query: URLSearchParams) => query.delete('state'),
      (query: URLSearchParams) => query.append('state', state),
      (query: URLSearchParams) => query.set('state', 'forged'),
      (query: URLSearchParams) => query.set('state', state.slice(0, -1) + last),
    ])
      await expectExpired(browser, changed(callback, change));
    expect(await outcomeOf(browser, callback)).toHaveProperty('code');
  });

  test('another browser cannot use it, with a cookie of its own or without one', async () => {
    at.newVisitor();
    const callback = await toCallback(at.newBrowser());
    await expectExpired(at.newBrowser(), callback);
    const other = at.newBrowser();
    await other.visit('/api/auth/social/google');
    await expectExpired(other, callback);
  });

  test('an encrypted text of another kind is not accepted as state', async () => {
    const browser = at.newBrowser();
    at.newVisitor();
    const callback = await toCallback(browser);
    const mail = Buffer.from(app.context.secrets.encrypt('{"to":"mary@example.com"}'), 'base64').toString(
      'base64url',
    );
    await expectExpired(
      browser,
      changed(callback, (query) => query.set('state', mail)),
    );
  });

  test('the way back of another provider is refused', async () => {
    const browser = at.newBrowser();
    at.newVisitor();
    const callback = await toCallback(browser);
    await expectExpired(browser, callback.replace('/google/', '/facebook/'));
  });

  test('it expires after ten minutes', async () => {
    const browser = at.newBrowser();
    at.newVisitor();
    const callback = await toCallback(browser);
    app.clock.advance(lifetimes.socialAttempt);
    await expectExpired(browser, callback);
  });

  test('a replay is refused; of concurrent callbacks one is served', async () => {
    const browser = at.newBrowser();
    const { email } = at.newVisitor();
    const callback = await toCallback(browser);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(browser, callback)));
    expect(outcomes.filter(({ code }) => code !== undefined)).toHaveLength(1);
    expect(outcomes.filter(({ error }) => error === 'expired')).toHaveLength(4);
    expect(await at.usersWith(email)).toHaveLength(1);
    google.requests.length = 0;
    await expectExpired(browser, callback);
  });

  test('expired attempts are cleaned up', async () => {
    const remaining = async () => (await app.db.selectFrom('social_attempts').selectAll().execute()).length;
    at.newVisitor();
    await signIn(at.newBrowser());
    await cleanUp(app.context);
    expect(await remaining()).toBeGreaterThan(0);
    app.clock.advance(lifetimes.socialAttempt);
    await cleanUp(app.context);
    expect(await remaining()).toBe(0);
  });

  test('PKCE: an intercepted code is useless in another attempt', async () => {
    at.newVisitor();
    const stolen = new URL(await toCallback(at.newBrowser())).searchParams.get('code') ?? '';
    const thief = at.newBrowser();
    const callback = await toCallback(thief);
    const injected = changed(callback, (query) => query.set('code', stolen));
    expect(await outcomeOf(thief, injected)).toEqual({ error: 'expired' });
  });

  test('nonce and signature: an ID token of another sign-in, or a changed one, is refused', async () => {
    const { email } = at.newVisitor();
    let first = '';
    google.tamper = (tokens) => {
      first = String(tokens['id_token']);
    };
    await signIn(at.newBrowser());
    google.tamper = (tokens) => {
      tokens['id_token'] = first;
    };
    expect(await signIn(at.newBrowser())).toEqual({ error: 'failed' });

    at.newVisitor();
    google.tamper = (tokens) => {
      const [head, body = '', signature] = String(tokens['id_token']).split('.');
      const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), email };
      tokens['id_token'] = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join(
        '.',
      );
    };
    expect(await signIn(at.newBrowser())).toEqual({ error: 'failed' });
  });

  test('the redirect address of the app is compared exactly with the allowed ones', async () => {
    const start = (to: string) =>
      at.newBrowser().visit(`/api/auth/social/google?${new URLSearchParams({ redirect_uri: to })}`);
    expect((await start(`${publicUrl}/auth/social`)).location).toMatch(google.url);
    for (const address of [
      'https://evil.example/auth/social',
      `${publicUrl}.evil.example/auth/social`,
      `${publicUrl}/auth/social/`,
      `${publicUrl}/auth/social?x=1`,
      '//evil.example',
      '',
    ])
      expect((await start(address)).location).toBe(`${publicUrl}/auth/social?error=failed`);
  });
});

describe('a failing provider', () => {
  const outcomeWith = async (kind: Trouble) => {
    at.newVisitor();
    const browser = at.newBrowser();
    const callback = await toCallback(browser);
    google.trouble = { path: '/token', kind };
    if (kind === 'never answers') at.hurry();
    const outcome = await outcomeOf(browser, callback);
    at.calm();
    return outcome;
  };

  test.each([
    ['never answers', 'unavailable'],
    ['hangs up', 'unavailable'],
    ['is out of order', 'unavailable'],
    ['answers nonsense', 'failed'],
  ] as const)(
    'one that %s during the code exchange is %s, and the next visitor gets in',
    async (kind, error) => {
      expect(await outcomeWith(kind)).toEqual({ error });
      expect(await signIn(at.newBrowser())).toHaveProperty('code');
    },
  );

  const attempt = { callbackUrl: publicUrl, state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) };
  const path = '/.well-known/openid-configuration';

  test.each(['hangs up', 'is out of order'] as const)(
    'one that %s at the start is called again for the next visitor',
    async (kind) => {
      const provider = openGoogle(google);
      google.trouble = { path, kind };
      await expect(provider.authorizationUrl(attempt)).rejects.toMatchObject({ kind: 'unavailable' });
      expect((await provider.authorizationUrl(attempt)).searchParams.get('code_challenge')).toBe(
        createHash('sha256').update(attempt.codeVerifier).digest('base64url'),
      );
    },
  );

  test('one that never responds times out', async () => {
    google.trouble = { path, kind: 'never answers' };
    const refusal = openGoogle(google, 0.2).authorizationUrl(attempt);
    await expect(refusal).rejects.toMatchObject({ kind: 'unavailable', reason: 'OAUTH_TIMEOUT' });
  });

  test('the provider’s own error leads back to the app', async () => {
    google.visitor = { error: 'temporarily_unavailable' };
    expect(await signIn(at.newBrowser())).toEqual({ error: 'unavailable' });
  });
});

test('SRV-78 many failed tries of one address have to wait; who gets in is not counted', async () => {
  const come = () => signIn(new Browser(app, publicUrl, '192.0.2.66'));
  const decline = () => {
    google.visitor = { error: 'access_denied' };
    return come();
  };
  for (let tries = 0; tries < 29; tries += 1) expect(await decline()).toEqual({ error: 'declined' });
  at.newVisitor();
  expect(await come()).toHaveProperty('code');
  expect(await decline()).toEqual({ error: 'declined' });
  expect(await decline()).toEqual({ error: 'too_many' });
  at.newVisitor();
  expect(await signIn(at.newBrowser())).toHaveProperty('code');
});

test('no secrets are logged: no address, code, state, cookie, token or key', async () => {
  const { email, sub } = at.newVisitor();
  const browser = at.newBrowser();
  let tokens: Record<string, unknown> = {};
  google.tamper = (sent) => {
    tokens = { ...sent };
  };
  const callback = await toCallback(browser);
  const { code } = await outcomeOf(browser, callback);
  google.trouble = { path: '/token', kind: 'is out of order' };
  at.newVisitor();
  await signIn(at.newBrowser());
  const log = app.logs.join('\n');
  expect(log).toContain('no social sign-in');
  const query = new URL(callback).searchParams;
  for (const secret of [
    email,
    sub,
    code,
    query.get('code'),
    query.get('state'),
    browser.cookies().get('__Host-kf_social'),
    tokens['access_token'],
    tokens['id_token'],
    client.clientSecret,
  ]) {
    expect(secret).toBeTruthy();
    expect(log).not.toContain(String(secret));
  }
});
