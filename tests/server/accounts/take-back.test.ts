import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountOfSocial } from '#server/queries/social-identities.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { codeFor, mailsTo } from './mail-inbox.ts';
import { newPassword, resetAndSignIn, resetBody, restoreTokens, signInWith } from './reset-code.ts';
import { addPasskey } from './two-step-member.ts';

const minute = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const freshEmail = () => `victim-${crypto.randomUUID()}@example.com`;
const changeEmail = (member: TestMember, email: string) =>
  app.ok('updateCurrentUser', {
    token: member.token,
    body: { email, current_password: member.password },
  });
const restore = (token: string) => app.call('restoreAccount', { body: { token } });
const me = async (token: string) => (await app.ok('getCurrentUser', { token })).data;
const isSignedIn = async (token: string) => (await app.call('getCurrentUser', { token })).status === 200;
const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);
const verify = async ({ token }: TestMember, email: string) => {
  app.clock.advance(minute);
  const { data } = await app.ok('sendVerificationCode', { token });
  await app.ok('verifyEmail', {
    token,
    body: { otp_token: data.otp_token, code: await codeFor(app, email) },
  });
};
const left = 'This address no longer belongs to that Kindfare account';
const returned = 'Your Kindfare account is back at this address';

describe('EXT-23 somebody who proves an address that an account was changed to', () => {
  test.each([
    ['', async () => {}],
    ['with a passkey added before', (attacker: TestMember) => addPasskey(app, attacker)],
    [
      'there, back, and there again',
      async (attacker: TestMember, email: string) => {
        await changeEmail(attacker, email);
        await changeEmail(attacker, attacker.email);
      },
    ],
  ])(
    'gets an account of their own, which no link of the changer reaches %s',
    async (_, prepare: (attacker: TestMember, email: string) => Promise<unknown>) => {
      const [attacker, email] = [await app.member(), freshEmail()];
      const { id } = await me(attacker.token);
      await prepare(attacker, email);
      await changeEmail(attacker, email);
      const token = await resetAndSignIn(app, email);
      const mine = await me(token);
      expect(mine).toMatchObject({ email, email_verified_at: app.clock.now().toISOString() });
      expect(mine.id).not.toBe(id);

      for (const link of await restoreTokens(app, attacker.email)) await restore(link);
      expect(await isSignedIn(token)).toBe(true);
      expect(await isSignedIn(attacker.token)).toBe(false);
      expect((await me(await resetAndSignIn(app, attacker.email))).id).toBe(id);
      expect((await me(token)).id).toBe(mine.id);
    },
  );

  test('is not the owner: a thief gets an empty account, and the owner is told', async () => {
    const owner = await app.member();
    const { id } = await me(owner.token);
    const thief = freshEmail();
    await changeEmail(owner, thief);
    expect((await me(await resetAndSignIn(app, thief))).id).not.toBe(id);
    expect((await subjects(owner.email))[0]).toBe(returned);
    expect((await subjects(thief)).slice(0, 2)).toContain(left);
    expect((await signInWith(app, owner.email, owner.password)).status).toBe(401);
    expect((await restore((await restoreTokens(app, owner.email))[0] ?? '')).status).toBe(200);
    expect((await me(await resetAndSignIn(app, owner.email))).id).toBe(id);
  });

  test('sends the account back past other addresses that were never confirmed', async () => {
    const owner = await app.member();
    const { id } = await me(owner.token);
    const [second, third] = [freshEmail(), freshEmail()];
    await changeEmail(owner, second);
    await changeEmail(owner, third);
    await resetAndSignIn(app, third);
    expect((await restore((await restoreTokens(app, second))[0] ?? '')).status).toBe(422);
    expect((await me(await resetAndSignIn(app, owner.email))).id).toBe(id);
  });

  test('takes the account with them once the former address can’t take it back any more', async () => {
    const [attacker, email] = [await app.member(), freshEmail()];
    const { id } = await me(attacker.token);
    await changeEmail(attacker, email);
    app.clock.advance(7 * 24 * 60 * minute);
    expect((await me(await resetAndSignIn(app, email))).id).toBe(id);
  });

  test('keeps the account if it was confirmed in it, and the former address can still take it back', async () => {
    const member = await app.member();
    const { id } = await me(member.token);
    const email = freshEmail();
    await changeEmail(member, email);
    await verify(member, email);
    expect((await me(await resetAndSignIn(app, email))).id).toBe(id);
    expect((await restore((await restoreTokens(app, member.email))[0] ?? '')).status).toBe(200);
    expect((await subjects(email))[0]).toBe(left);
  });

  test('also while the link is used: at once, both orders leave the other account out of reach', async () => {
    const [attacker, email] = [await app.member(), freshEmail()];
    const { id } = await me(attacker.token);
    await changeEmail(attacker, email);
    const body = await resetBody(app, email);
    const [link = ''] = await restoreTokens(app, attacker.email);
    const [reset, taken] = await Promise.all([app.call('resetPassword', { body }), restore(link)]);
    expect(taken.status).toBe(200);
    expect([200, 422]).toContain(reset.status);
    if (reset.status === 200) {
      const { body: tokens } = await signInWith(app, email, newPassword);
      expect((await me((tokens as { access_token: string }).access_token)).id).not.toBe(id);
    } else expect((await signInWith(app, email, newPassword)).status).toBe(401);
  });
});

describe('EXT-23 there and back', () => {
  test('no link goes to an address that was never confirmed', async () => {
    const owner = await app.member();
    const thief = freshEmail();
    await changeEmail(owner, thief);
    await app.ok('updateCurrentUser', {
      token: owner.token,
      body: { email: owner.email, password: newPassword, current_password: owner.password },
    });
    expect(await mailsTo(app, thief)).toEqual([]);
    const [link = ''] = await restoreTokens(app, owner.email);
    expect((await restore(link)).status).toBe(200);
  });

  test('a link of an address in between ends, also when it is of another change', async () => {
    const owner = await app.member();
    const thief = freshEmail();
    await changeEmail(owner, thief);
    await app.ok('updateCurrentUser', {
      token: owner.token,
      body: { password: newPassword, current_password: owner.password },
    });
    await changeEmail({ ...owner, password: newPassword }, owner.email);
    const [link = ''] = await restoreTokens(app, thief);
    expect(link).not.toBe('');
    expect((await restore(link)).status).toBe(422);
    expect((await me(owner.token)).email).toBe(owner.email);
  });

  test.each([
    ['a password set by mail', (owner: TestMember) => resetAndSignIn(app, owner.email)],
    [
      'a confirmed address',
      async (owner: TestMember) => {
        await verify(owner, owner.email);
        return owner.token;
      },
    ],
  ])('the link of a confirmed address works until the first address is proved by %s', async (_, prove) => {
    const owner = await app.member();
    const { id } = await me(owner.token);
    const other = freshEmail();
    await changeEmail(owner, other);
    await verify(owner, other);
    await changeEmail(owner, owner.email);
    const [link = ''] = await restoreTokens(app, other);
    const token = await prove(owner);
    expect((await restore(link)).status).toBe(422);
    expect((await me(token)).id).toBe(id);
  });

  test('the confirmed address takes the account back, and is not locked out by the other’s first link', async () => {
    const member = await app.member();
    const own = freshEmail();
    await changeEmail(member, own);
    await verify(member, own);
    await changeEmail(member, member.email);
    const { data } = await app.ok('restoreAccount', { body: { token: (await restoreTokens(app, own))[0] } });
    expect(data.email).toBe(own);
    expect((await subjects(member.email))[0]).toBe(left);
  });
});

describe('EXT-23 a reserved address', () => {
  const google = (email: string) =>
    accountOfSocial(app.db, {
      issuer: 'https://accounts.example',
      subject: email,
      email,
      isEmailVerified: true,
      name: 'Mary',
      partnerId: 'main',
      isOpen: true,
      now: app.clock.now(),
    });

  test('gets no second account by Google, and the link works', async () => {
    const owner = await app.member();
    await changeEmail(owner, freshEmail());
    expect(await google(owner.email)).toEqual({ kind: 'email_reserved' });
    expect((await restore((await restoreTokens(app, owner.email))[0] ?? '')).status).toBe(200);
  });

  test('is reserved from the moment of a change that is made at the same time', async () => {
    const owner = await app.member();
    const body = {
      name: '__',
      email: owner.email,
      password: newPassword,
      password_confirmation: newPassword,
    };
    const others = await Promise.all([
      changeEmail(owner, freshEmail()),
      app.call('registerUser', { body }),
      google(owner.email),
    ]);
    expect(others[1].status).toBe(422);
    expect(others[2].kind).toMatch(/email_in_use|email_reserved/);
  });

  test('of another account by now says so, and the link stays', async () => {
    const owner = await app.member();
    await changeEmail(owner, freshEmail());
    const [link = ''] = await restoreTokens(app, owner.email);
    const other = await app.member();
    const take = (email: string) =>
      app.db.updateTable('users').set({ email, email_key: email }).where('email', '!=', email);
    await take(owner.email).where('email', '=', other.email).execute();
    const { errors } = await app.fails('restoreAccount', 422, { body: { token: link } });
    expect(errors?.['token']?.[0]).toMatch(/^Another account has this email address now\./);
    await take(other.email).where('email', '=', owner.email).execute();
    expect((await restore(link)).status).toBe(200);
  });
});
