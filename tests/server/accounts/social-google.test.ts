import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountOfSocial } from '#server/queries/social-identities.ts';
import type { TestApp } from '#tests/server/app-under-test.ts';
import { type GoogleApp, startGoogleApp } from './google-app.ts';
import { codeFor } from './mail-inbox.ts';
import { client, type OpenIdServer } from './openid-server.ts';
import { exchange, outcomeOf, publicUrl, signIn, toCallback, tokenOf } from './social-browser.ts';

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

describe('the redirects', () => {
  test('API-03 SRV-09 a visitor is redirected back with a code for a session of a new account', async () => {
    const { sub, name, email } = at.newVisitor();
    const { code, error } = await signIn(at.newBrowser());
    expect(error).toBeUndefined();
    const token = await tokenOf(app, code);
    const { data } = await app.ok('getCurrentUser', { token });
    expect(data).toMatchObject({ name, email, email_verified_at: null });
    const metas = (await app.ok('listMetas', { token })).data;
    expect(metas).toContainEqual({ name: 'social_id', value: sub });
    expect(metas).toContainEqual({ name: 'first_login', value: true });
    expect((await exchange(app, code)).status).toBe(400);
  });

  test('SRV-09 the code is bound to the address it came to, compared exactly', async () => {
    at.newVisitor();
    const { code } = await signIn(at.newBrowser());
    expect((await exchange(app, code, `${publicUrl}/auth/social/`)).status).toBe(400);
  });

  test('it starts with PKCE, a nonce and an encrypted state', async () => {
    const browser = at.newBrowser();
    const { status, headers, location } = await browser.visit('/api/auth/social/google');
    expect(status).toBe(302);
    expect(headers['cache-control']).toBe('no-store');
    const sent = new URL(location ?? '').searchParams;
    expect(Object.fromEntries(sent)).toMatchObject({
      client_id: client.clientId,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${publicUrl}/api/auth/social/google/callback`,
      code_challenge_method: 'S256',
    });
    for (const name of ['code_challenge', 'nonce'])
      expect(Buffer.from(sent.get(name) ?? '', 'base64url')).toHaveLength(32);
    const state = Buffer.from(sent.get('state') ?? '', 'base64url').toString('latin1');
    expect(state).not.toContain(sent.get('nonce'));
    expect(state).not.toContain('google');
  });

  test('the cookie is short-lived, HttpOnly and of this site only', async () => {
    const { headers } = await at.newBrowser().visit('/api/auth/social/google');
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-kf_social=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test('a returning person with a new address and name has the same account', async () => {
    const first = at.newVisitor();
    const { data } = await app.ok('getCurrentUser', {
      token: await tokenOf(app, (await signIn(at.newBrowser())).code),
    });
    google.visitor = { sub: first.sub, email: 'married@example.com', email_verified: true };
    const again = await app.ok('getCurrentUser', {
      token: await tokenOf(app, (await signIn(at.newBrowser())).code),
    });
    expect(again.data).toEqual(data);
    expect(await at.usersWith('married@example.com')).toEqual([]);
  });

  test('two tabs of one browser do not invalidate each other', async () => {
    const browser = at.newBrowser();
    at.newVisitor();
    const first = await toCallback(browser);
    const second = await toCallback(browser);
    for (const callback of [first, second]) expect(await outcomeOf(browser, callback)).toHaveProperty('code');
  });

  test('a missing name becomes the placeholder; invalid characters are removed', async () => {
    const { email } = at.newVisitor({ name: '\u0000 \u0007' });
    await signIn(at.newBrowser());
    expect((await at.usersWith(email))[0]?.name).toBe('__');
    const long = at.newVisitor({ name: `Ann\u0000e ${'x'.repeat(200)}` });
    await signIn(at.newBrowser());
    expect((await at.usersWith(long.email))[0]?.name).toMatch(/^Anne x{95}$/);
  });

  test('SRV-05 a blocked member is redirected back, and the token call reports why', async () => {
    const { email } = at.newVisitor();
    await signIn(at.newBrowser());
    await app.db
      .updateTable('users')
      .set({ blocked_at: app.clock.now() })
      .where('email', '=', email ?? '')
      .execute();
    const { status, body } = await exchange(app, (await signIn(at.newBrowser())).code);
    expect({ status, body }).toEqual({ status: 403, body: { message: 'This account has been blocked.' } });
  });

  test('declining leads back to the app', async () => {
    google.visitor = { error: 'access_denied' };
    expect(await signIn(at.newBrowser())).toEqual({ error: 'declined' });
  });

  test('a provider that is not known is not found', async () => {
    expect((await at.newBrowser().visit('/api/auth/social/myspace')).status).toBe(404);
    expect((await at.newBrowser().visit('/api/auth/social/toString/callback')).status).toBe(404);
  });
});

describe('accounts', () => {
  let members = 0;
  const member = async (isVerified: boolean) => {
    members += 1;
    const visitor = at.newVisitor({ email: `mike-${members}@example.com` });
    const { token } = await app.member(visitor.email);
    if (isVerified)
      await app.db
        .updateTable('users')
        .set({ email_verified_at: app.clock.now() })
        .where('email_key', '=', visitor.email ?? '')
        .execute();
    return { ...visitor, token };
  };

  test('an account is linked when its email is verified on both sides; its password still works', async () => {
    const { email, token, sub } = await member(true);
    google.visitor = { sub, email: email?.toUpperCase() ?? '', email_verified: true };
    const linked = await tokenOf(app, (await signIn(at.newBrowser())).code);
    const own = await app.ok('getCurrentUser', { token });
    expect((await app.ok('getCurrentUser', { token: linked })).data).toEqual(own.data);
    expect((await app.ok('listMetas', { token })).data).toContainEqual({ name: 'social_id', value: sub });
  });

  test('no account is taken over unless both sides have verified the email', async () => {
    const here = await member(false);
    expect(await signIn(at.newBrowser())).toEqual({ error: 'email_in_use' });
    const another = await member(true);
    for (const email_verified of [false, undefined]) {
      google.visitor = {
        sub: another.sub,
        email: another.email ?? '',
        ...(email_verified === undefined ? {} : { email_verified }),
      };
      expect(await signIn(at.newBrowser())).toEqual({ error: 'email_in_use' });
    }
    const linked = await at.identities();
    expect(linked).not.toContain(here.sub);
    expect(linked).not.toContain(another.sub);
    expect((await app.ok('listMetas', { token: another.token })).data).toContainEqual({
      name: 'social_id',
      value: null,
    });
  });

  test('an address with a letter that only looks alike when lower-cased is another person’s', async () => {
    const { sub, email = '' } = await member(true);
    const kelvin = email.replace('k', '\u212a');
    expect(kelvin).not.toBe(email);
    google.visitor = { sub, email: kelvin, email_verified: true };
    expect(await signIn(at.newBrowser())).toEqual({ error: 'email_in_use' });
  });

  test('the account of another partner is not linked', async () => {
    const { email } = await member(true);
    await app.db
      .updateTable('users')
      .set({ partner_id: 'other' })
      .where('email_key', '=', email ?? '')
      .execute();
    expect(await signIn(at.newBrowser())).toEqual({ error: 'email_in_use' });
  });

  test('without a valid email there is no account', async () => {
    for (const email of [undefined, 'no address', `${'a'.repeat(250)}@example.com`]) {
      const { sub } = at.newVisitor();
      google.visitor = { sub, ...(email === undefined ? {} : { email }), email_verified: true };
      expect(await signIn(at.newBrowser())).toEqual({ error: 'no_email' });
    }
  });

  test('SRV-11 with registration off new people are refused, and known ones sign in', async () => {
    const known = at.newVisitor();
    await signIn(at.newBrowser());
    const set = (isEnabled: boolean) =>
      app.db
        .updateTable('settings')
        .set({ value: JSON.stringify(isEnabled) })
        .where('key', '=', 'registration')
        .execute();
    await set(false);
    try {
      const { email } = at.newVisitor();
      expect(await signIn(at.newBrowser())).toEqual({ error: 'registration_closed' });
      expect(await at.usersWith(email)).toEqual([]);
      google.visitor = known;
      expect(await signIn(at.newBrowser())).toHaveProperty('code');
    } finally {
      await set(true);
    }
  });

  test('an account created with another person’s address loses its social sign-in once the owner has set a password', async () => {
    const intruder = at.newVisitor({ email_verified: false });
    const before = await tokenOf(app, (await signIn(at.newBrowser())).code);
    const { data } = await app.ok('requestPasswordReset', { body: { email: intruder.email } });
    const code = await codeFor(app, intruder.email ?? '');
    const password = 'a battery of horses';
    await app.ok('resetPassword', {
      body: { otp_token: data.otp_token, code, password, password_confirmation: password },
    });
    expect((await app.call('getCurrentUser', { token: before })).status).toBe(401);
    expect(await signIn(at.newBrowser())).toEqual({ error: 'email_in_use' });
    expect(await at.identities()).not.toContain(intruder.sub);

    // The owner signs in with the provider; the same address is verified on both sides now.
    google.visitor = { sub: 'owner', email: intruder.email ?? '', email_verified: true };
    const token = await tokenOf(app, (await signIn(at.newBrowser())).code);
    expect((await app.ok('getCurrentUser', { token })).data.email).toBe(intruder.email);
    expect((await app.ok('listMetas', { token })).data).toContainEqual({ name: 'social_id', value: 'owner' });
  });

  test('one person in several browsers at the same time gets one account', async () => {
    const visitor = at.newVisitor();
    const outcomes = await Promise.all([1, 2].map(() => signIn(at.newBrowser())));
    for (const outcome of outcomes) expect(outcome).toHaveProperty('code');
    expect(await at.usersWith(visitor.email)).toHaveLength(1);
    const email = 'at-once@example.com';
    const arrival = {
      issuer: 'https://accounts.google.com',
      subject: 'at-once',
      email,
      isEmailVerified: true,
    };
    const more = { name: '__', partnerId: 'main', isOpen: true, now: app.clock.now() };
    const accounts = await Promise.all(
      Array.from({ length: 8 }, () => accountOfSocial(app.db, { ...arrival, ...more })),
    );
    const [first] = accounts;
    expect(first).toMatchObject({ kind: 'account' });
    expect(accounts).toEqual(accounts.map(() => first));
    expect(await at.usersWith(email)).toHaveLength(1);
  });
});

describe('SRV-19 the verification by the provider', () => {
  const verify = (token: string) => app.call('verifyThirdParty', { token });
  const verifiedAt = async (token: string) =>
    (await app.ok('getCurrentUser', { token })).data.email_verified_at;

  test('API-08 it marks the email as verified, and changes nothing when repeated', async () => {
    at.newVisitor();
    const token = await tokenOf(app, (await signIn(at.newBrowser())).code);
    expect(await verifiedAt(token)).toBeNull();
    const { status, body } = await verify(token);
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Your email has been verified successfully.' },
    });
    const first = await verifiedAt(token);
    expect(first).toBe(app.clock.now().toISOString());
    app.clock.advance(5000);
    expect((await verify(token)).status).toBe(200);
    expect(await verifiedAt(token)).toBe(first);
  });

  test('an account with a password only is refused', async () => {
    const { token } = await app.member();
    expect((await verify(token)).status).toBe(403);
    expect(await verifiedAt(token)).toBeNull();
  });

  test('an address that the provider has not verified, or that differs, stays unverified', async () => {
    at.newVisitor({ email_verified: false });
    const token = await tokenOf(app, (await signIn(at.newBrowser())).code);
    const { body } = await app.call('verifyThirdParty', { token });
    expect(body).toEqual({
      message: 'Your provider has not verified this email address. Verify it with a mailed code.',
    });
    const { sub } = at.newVisitor();
    const other = await tokenOf(app, (await signIn(at.newBrowser())).code);
    const { data: present } = await app.ok('getCurrentUser', { token: other });
    const { data: sent } = await app.ok('sendConfirmationCode', { token: other });
    const code = await codeFor(app, present.email);
    const changes = { email: `victim-${sub}@example.com`, otp_token: sent.otp_token, code };
    await app.ok('updateCurrentUser', { token: other, body: changes });
    expect((await verify(other)).status).toBe(403);
    expect(await verifiedAt(other)).toBeNull();
  });
});
