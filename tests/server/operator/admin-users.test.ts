import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addApp,
  addPasskey,
  appCode,
  firstStep,
  secondStep,
  signIn,
} from '#tests/server/accounts/two-step-member.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { type AdminRunOptions, adminOf } from './admin-run.ts';

let app: TestApp;
let admin: ReturnType<typeof adminOf>;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = adminOf(app);
});
beforeEach(async () => {
  member = await app.member();
});
afterAll(() => app.close());

const users = (argv: string, options?: AdminRunOptions) => admin(['users', ...argv.split(' ')], options);
const rows = (table: 'sessions' | 'user_metas' | 'favorites' | 'reviews') =>
  app.db.selectFrom(table).select('user_id').execute();
const me = async () => (await app.ok('getCurrentUser', { token: member.token })).data;

describe('users list and show', () => {
  test('accounts are found by a part of email or name, newest first, and counted', async () => {
    await app.ok('updateCurrentUser', { token: member.token, body: { name: 'Unal_100%' } });
    for (const text of [member.email.slice(0, 20).toUpperCase(), 'uNAL_100%']) {
      const found = JSON.parse((await users(`list --search ${text} --json`)).out);
      expect(found).toMatchObject({
        total: 1,
        users: [{ email: member.email, verified: null, locked: null }],
      });
    }
    expect(JSON.parse((await users('list --search nal-100 --json')).out).total).toBe(0);
    const { out } = await users('list --limit 1');
    expect(out).toMatch(/^email +name +joined +verified\n[^\n]+\n1 of \d+\n$/);
  });

  test('control characters in a name are not printed', async () => {
    await app.db
      .updateTable('users')
      .set({ name: 'a\u001b[2Jb\nc\u202Ed' })
      .where('email', '=', member.email)
      .execute();
    for (const argv of ['list', `show ${member.email}`]) {
      const { out } = await users(argv);
      expect(out).toContain('a\uFFFD[2Jb\uFFFDc\uFFFDd');
    }
  });

  test('one account is shown by email or id, without password and body', async () => {
    await app.ok('updateCurrentUser', { token: member.token, body: { weight: 151, height: 67 } });
    const { id } = await me();
    const shown = JSON.parse((await users(`show ${id} --json`)).out);
    for (const reference of [member.email.toUpperCase(), id]) {
      const { out, code } = await users(`show ${reference}`);
      expect(code).toBe(0);
      expect(out).toMatch(/^signed in on +1 device$/m);
      // random, with any digits
      const fixed = [shown.email, shown.id, shown.referralCode].reduce(
        (text, any) => text.replace(any, ''),
        out,
      );
      expect(fixed).not.toMatch(/argon2|151|67\b/);
    }
    expect(shown).toMatchObject({ id, hasPassword: true, sessions: 1, favorites: 0, reviews: 0 });
    const unknown = await users('show nobody@example.com');
    expect(unknown).toMatchObject({ code: 1, err: 'Nobody has the email or id "nobody@example.com".\n' });
  });
});

describe('users verify, lock and unlock', () => {
  test('an email is taken as verified, once', async () => {
    expect((await users(`verify ${member.email} --dry-run`)).out).toContain('Nothing was changed.');
    expect((await me()).email_verified_at).toBeNull();
    expect((await users(`verify ${member.email}`)).code).toBe(0);
    expect((await me()).email_verified_at).toBe(app.clock.now().toISOString());
    expect((await users(`verify ${member.email}`)).out).toContain('verified already');
  });

  test('SRV-06 a blocked user gets an error, and can sign in after unblocking', async () => {
    expect((await users(`lock ${member.email}`)).code).toBe(0);
    const { message } = await app.fails('getCurrentUser', 403, { token: member.token });
    expect(message).toBe('This account has been blocked.');
    expect((await users(`lock ${member.email}`)).out).toContain('locked already');
    expect((await users(`list --search ${member.email}`)).out).toContain('locked');
    expect((await users(`unlock ${member.email}`)).code).toBe(0);
    await me();
    expect((await users(`unlock ${member.email}`)).out).toContain('isn’t locked');
  });
});

describe('users end-sessions and delete', () => {
  test('SRV-03 SRV-40 all devices are signed out after a confirmation, and get no more pushes', async () => {
    await app.ok('registerPushToken', { token: member.token, body: { token: 'phone' } });
    expect((await users(`end-sessions ${member.email}`)).err).toContain('Add --yes to agree.');
    await me();
    expect((await users(`end-sessions ${member.email}`, { answer: true })).code).toBe(0);
    await app.fails('getCurrentUser', 401, { token: member.token });
    expect(await app.db.selectFrom('push_tokens').selectAll().execute()).toEqual([]);
  });

  test('an account is deleted with all its data, and no other data', async () => {
    const other = await app.member();
    const { id } = await me();
    await app.ok('toggleFavorite', { token: member.token, params: { id: await anyRecipe() } });
    const declined = await users(`delete ${member.email}`, { answer: false });
    expect(declined).toMatchObject({ code: 1, err: 'Nothing was changed.\n' });
    expect(declined.out).toMatch(/, signed in on 1 device, 1 favorite, 0 reviews$/m);
    expect((await users(`delete ${member.email} --dry-run`)).prompts).toEqual([]);
    await me();
    expect((await users(`delete ${id} --yes`)).out).toContain(`${member.email} is deleted.`);
    await app.fails('getCurrentUser', 401, { token: member.token });
    for (const table of ['sessions', 'user_metas', 'favorites', 'reviews'] as const)
      expect((await rows(table)).map((row) => row.user_id)).not.toContain(id);
    await app.ok('getCurrentUser', { token: other.token });
    expect((await users(`show ${member.email}`)).code).toBe(1);
  });
});

describe('users reset-two-step', () => {
  test('EXT-23 a member who has lost all factors signs in with the password again, and is notified', async () => {
    const { secret } = await addApp(app, member);
    await addPasskey(app, member);
    expect((await users(`show ${member.email}`)).out).toMatch(/^two-step sign-in +on$/m);
    const { token } = await firstStep(app, member);
    const declined = await users(`reset-two-step ${member.email}`, { answer: false });
    expect(declined).toMatchObject({ code: 1, err: 'Nothing was changed.\n' });
    await firstStep(app, member);
    app.clock.advance(1_000);
    const done = await users(`reset-two-step ${member.email}`, { answer: true });
    expect(done).toMatchObject({ code: 0, prompts: [expect.stringContaining('Make sure it’s really them')] });
    expect((await secondStep(app, token, { code: appCode(app, secret) })).status).toBe(400);
    expect((await signIn(app, member)).status).toBe(200);
    expect((await users(`show ${member.email}`)).out).toMatch(/^two-step sign-in +off$/m);
    const { data } = await app.ok('listNotifications', { token: member.token });
    expect(data.map(({ payload }) => payload.title)).toContain('Two-step sign-in was turned off');
    const { changes } = (await app.ok('getSecurity', { token: member.token })).data;
    expect(changes[0]?.kind).toBe('twoStepReset');
  });
});

async function anyRecipe(): Promise<string> {
  const { id } = await app.db.selectFrom('recipes').select('id').limit(1).executeTakeFirstOrThrow();
  return String(id);
}
