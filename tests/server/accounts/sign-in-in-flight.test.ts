import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockSignIn } from '#server/accounts/sign-in/lock-sign-in.ts';
import { endAllSessions } from '#server/queries/session-ends.ts';
import { addSignInCode, consumeSignInCode } from '#server/queries/sign-in-codes.ts';
import { setBlocked } from '#server/queries/user-admin.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { createPasswords, type Passwords } from '#server/security/passwords.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { newPassword, resetBody, restoreTokens, signInWith } from './reset-code.ts';
import { addPasskey } from './two-step-member.ts';

const cheap = createPasswords({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } });
/** What happens once, when the next password has been compared. */
let meanwhile: (() => Promise<unknown>) | null = null;
const runMeanwhile = async () => {
  const work = meanwhile;
  meanwhile = null;
  await work?.();
};
const passwords: Passwords = {
  ...cheap,
  isRight: async (...parts) => {
    const isRight = await cheap.isRight(...parts);
    await runMeanwhile();
    return isRight;
  },
  hash: async (...parts) => {
    const hash = await cheap.hash(...parts);
    await runMeanwhile();
    return hash;
  },
};

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp({ context: { passwords } });
});
beforeEach(async () => {
  member = await app.member();
});
afterAll(() => app.close());

const idOf = async (email: string) =>
  (await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const openSessions = async (userId: string) =>
  (
    await app.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute()
  ).length;
const confirmed = (more: object) => ({
  token: member.token,
  body: { current_password: member.password, ...more },
});

describe('SRV-17 EXT-23 a sign-in with the old password opens no session if meanwhile', () => {
  const events: readonly (readonly [string, number, number, () => Promise<() => Promise<unknown>>])[] = [
    [
      'the password was set by mail',
      401,
      0,
      async () => {
        const body = await resetBody(app, member.email);
        return () => app.ok('resetPassword', { body });
      },
    ],
    [
      'the password was changed',
      401,
      1,
      async () => () => app.ok('updateCurrentUser', confirmed({ password: newPassword })),
    ],
    [
      'the address was changed',
      400,
      1,
      async () => () => app.ok('updateCurrentUser', confirmed({ email: `new-${member.email}` })),
    ],
    [
      'a change was taken back',
      401,
      0,
      async () => {
        await app.ok('updateCurrentUser', confirmed({ email: `new-${member.email}` }));
        await app.ok('updateCurrentUser', confirmed({ email: member.email }));
        const [link] = await restoreTokens(app, member.email);
        return () => app.ok('restoreAccount', { body: { token: link } });
      },
    ],
    ['two-step sign-in was turned on', 400, 1, async () => () => addPasskey(app, member)],
    [
      'the other sessions were ended',
      400,
      1,
      async () => () => app.ok('endOtherSessions', { token: member.token }),
    ],
    [
      'an operator ended all sessions',
      400,
      0,
      async () => async () => endAllSessions(app.db, await idOf(member.email), app.clock.now()),
    ],
    [
      'an operator locked the account',
      403,
      1,
      async () => async () => setBlocked(app.db, await idOf(member.email), app.clock.now()),
    ],
    [
      'the deletion of the account was asked for',
      400,
      0,
      async () => () => app.ok('deleteCurrentUser', { token: member.token }),
    ],
    [
      'the password is another one in the database',
      401,
      1,
      async () => async () =>
        app.db
          .updateTable('users')
          .set({ password_hash: await cheap.hash(newPassword, 'x') })
          .where('email', '=', member.email)
          .execute(),
    ],
  ];
  test.each(events)('%s', async (_, status, remaining, prepare) => {
    const id = await idOf(member.email);
    meanwhile = await prepare();
    expect((await signInWith(app, member.email, member.password)).status).toBe(status);
    expect(await openSessions(id)).toBe(remaining);
  });

  test('the account was deleted', async () => {
    meanwhile = () => app.db.deleteFrom('users').where('email', '=', member.email).execute();
    expect((await signInWith(app, member.email, member.password)).status).toBe(400);
  });
});

test('EXT-23 a used code of Google opens no session after sessions were ended', async () => {
  const userId = await idOf(member.email);
  const now = app.clock.now();
  const redirectUri = 'https://kindfare.example/auth/social';
  const expiresAt = addMs(now, lifetimes.signInCode);
  await addSignInCode(app.db, { hash: 'used', userId, redirectUri, expiresAt });
  const sessionId = crypto.randomUUID();
  const holder = await consumeSignInCode(app.db, 'used', { redirectUri, sessionId, now });
  if (holder === undefined) throw new Error('The code is not valid.');
  const lock = () => app.db.transaction().execute((tx) => lockSignIn(app.context, tx, holder));
  await expect(lock()).resolves.toBeUndefined();
  await endAllSessions(app.db, userId, now);
  await expect(lock()).rejects.toThrow('This sign-in has expired.');
});

test('SRV-17 of sign-ins at the same time as a new password by mail none outlives it', async () => {
  const body = await resetBody(app, member.email);
  const signIns = Array.from({ length: 8 }, () => signInWith(app, member.email, member.password));
  const reset = app.ok('resetPassword', { body });
  const opened = (await Promise.all(signIns)).filter(({ status }) => status === 200);
  await reset;
  for (const { body: tokens } of opened)
    await app.fails('getCurrentUser', 401, { token: (tokens as { access_token: string }).access_token });
  expect(await openSessions(await idOf(member.email))).toBe(0);
});

describe('EXT-23 a change of the sign-in by a session that ends meanwhile is refused', () => {
  test.each([
    ['another password', () => ({ password: 'a stolen orange lamp' })],
    ['another address', () => ({ email: `thief-${member.email}` })],
  ])('%s', async (_, changes) => {
    const body = await resetBody(app, member.email);
    meanwhile = () => app.ok('resetPassword', { body });
    await app.fails('updateCurrentUser', 401, confirmed(changes()));
    expect((await signInWith(app, member.email, newPassword)).status).toBe(200);
  });

  test('and so is one whose password is no longer the current one', async () => {
    const first = app.ok('updateCurrentUser', confirmed({ password: newPassword }));
    await first;
    meanwhile = async () => {
      await app.ok('updateCurrentUser', {
        token: member.token,
        body: { password: 'a second quiet lamp', current_password: newPassword },
      });
    };
    const late = { password: 'a stolen orange lamp', current_password: newPassword };
    const { errors } = await app.fails('updateCurrentUser', 422, { token: member.token, body: late });
    expect(Object.keys(errors ?? {})).toEqual(['current_password']);
    expect((await signInWith(app, member.email, 'a second quiet lamp')).status).toBe(200);
  });
});
