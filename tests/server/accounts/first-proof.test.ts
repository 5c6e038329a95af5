import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { newPassword, resetAndSignIn, resetBody, restoreTokens, signInWith } from './reset-code.ts';
import { addApp, addPasskey } from './two-step-member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sharing = { shares_food: true, shares_energy: true };
const invite = async (host: TestMember) =>
  (await app.ok('createHouseholdInvite', { token: host.token, body: {} })).data.code;
/** The member has joined a household of somebody else. */
async function inHouseholdOfSpy(member: TestMember): Promise<TestMember> {
  const spy = await app.member();
  await app.ok('createHousehold', { token: spy.token, body: { shares_food: false, shares_energy: false } });
  await app.ok('acceptHouseholdInvite', {
    token: member.token,
    body: { code: await invite(spy), ...sharing },
  });
  return spy;
}
const peopleOf = async (token: string) => (await app.ok('getHousehold', { token })).data?.people ?? [];
const proveBefore = (member: TestMember) =>
  app.db
    .updateTable('users')
    .set({ email_verified_at: app.clock.now() })
    .where('email', '=', member.email)
    .execute();

describe('EXT-23 a password set by mail that proves the address for the first time', () => {
  test('lets the owner of the mailbox in: the second step that somebody else added is gone', async () => {
    const member = await app.member();
    await addApp(app, member);
    await addPasskey(app, member);
    const { message } = await app.ok('resetPassword', { body: await resetBody(app, member.email) });
    expect(message).toContain('two-step sign-in is off');
    expect((await signInWith(app, member.email, newPassword)).status).toBe(200);
    for (const table of ['authenticators', 'passkeys', 'recovery_codes', 'two_step_setups'] as const) {
      const rows = await app.db
        .selectFrom(table)
        .innerJoin('users', 'users.id', `${table}.user_id`)
        .select('users.id')
        .where('users.email', '=', member.email)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  test('leaves the household, so that nobody there sees what the owner saves', async () => {
    const member = await app.member();
    const spy = await inHouseholdOfSpy(member);
    expect(await peopleOf(spy.token)).toHaveLength(2);
    const token = await resetAndSignIn(app, member.email);
    await app.ok('savePreferences', { token, body: { recipes_excluded_ingredients: ['Peanuts'] } });
    expect(await peopleOf(spy.token)).toHaveLength(1);
    expect(JSON.stringify(await peopleOf(spy.token))).not.toContain('Peanut');
    expect((await app.ok('getHousehold', { token })).data).toBeNull();
  });

  test('ends pending links, and keeps the data', async () => {
    const member = await app.member();
    await app.ok('updateCurrentUser', { token: member.token, body: { bio: 'I cook.' } });
    await addPasskey(app, member);
    const [link = ''] = await restoreTokens(app, member.email);
    const token = await resetAndSignIn(app, member.email);
    await app.fails('restoreAccount', 422, { body: { token: link } });
    expect((await app.ok('getCurrentUser', { token })).data.bio).toBe('I cook.');
  });

  test.each(['before', 'before a change there and back'])(
    'changes nothing of that for an address that was proved %s',
    async (when) => {
      const member = await app.member();
      await proveBefore(member);
      const spy = await inHouseholdOfSpy(member);
      if (when !== 'before')
        for (const email of [`other-${member.email}`, member.email])
          await app.ok('updateCurrentUser', {
            token: member.token,
            body: { email, current_password: member.password },
          });
      await addApp(app, member);
      await app.ok('resetPassword', { body: await resetBody(app, member.email) });
      expect((await signInWith(app, member.email, newPassword)).status).toBe(403);
      expect(await peopleOf(spy.token)).toHaveLength(2);
    },
  );
});

test('EXT-23 a link that takes an account back to a never confirmed address leaves the household', async () => {
  const member = await app.member();
  const spy = await inHouseholdOfSpy(member);
  await app.ok('updateCurrentUser', {
    token: member.token,
    body: { email: `other-${member.email}`, current_password: member.password },
  });
  const [link] = await restoreTokens(app, member.email);
  await app.ok('restoreAccount', { body: { token: link } });
  expect(await peopleOf(spy.token)).toHaveLength(1);
});
