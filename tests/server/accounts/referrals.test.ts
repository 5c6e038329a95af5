import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';

let app: TestApp;
let anna: TestMember;
let ben: TestMember;
let newcomer: TestMember;

const setCode = (member: TestMember, code: string) =>
  app.ok('updateCurrentUser', { token: member.token, body: { referral_code: code } });
const name = (member: TestMember, code: string) => ({
  token: member.token,
  body: { referral_code: code },
});
const referrerOf = async (member: TestMember) =>
  (await app.ok('getCurrentUser', { token: member.token })).data.affiliate.referred_by;

beforeAll(async () => {
  app = await startTestApp();
  [anna, ben, newcomer] = [await app.member(), await app.member(), await app.member()];
  await setCode(anna, 'Anna-42');
  await setCode(ben, 'ben');
});
afterAll(() => app.close());

test.each(['nobody', 'Anna-4', '%', ' ', 'x'.repeat(64)])(
  'ERR-41 SRV-36 %j is nobody’s code',
  async (code) => {
    const { message, errors } = await app.fails('addReferralCode', 422, name(newcomer, code));
    expect([message, errors]).toEqual([
      'Invalid referral code',
      { referral_code: ['Invalid referral code'] },
    ]);
    expect(await referrerOf(newcomer)).toBeNull();
  },
);

test.each([{}, { referral_code: '' }, { referral_code: 'x'.repeat(65) }, { referral_code: 7 }])(
  'SRV-36 SRV-01 %j is refused at the field',
  async (body) => {
    const { errors } = await app.fails('addReferralCode', 422, { token: newcomer.token, body });
    expect(Object.keys(errors ?? {})).toEqual(['referral_code']);
  },
);

test('SRV-36 the own code is refused, in any case', async () => {
  for (const code of ['Anna-42', 'anna-42'])
    expect((await app.fails('addReferralCode', 422, name(anna, code))).message).toBe('Invalid referral code');
  expect(await referrerOf(anna)).toBeNull();
});

test('API-20 ENT-04 OR-11 SRV-36 of concurrent calls one counts, the user shows it, and it cannot be changed', async () => {
  const tries = ['ANNA-42', 'ben', 'Ben', ' anna-42 '].map((code) =>
    app.call('addReferralCode', name(newcomer, code)),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 422, 422, 422]);
  const referrer = await referrerOf(newcomer);
  expect(referrer).toBe(statuses.indexOf(200) % 3 === 0 ? 'Anna-42' : 'ben');
  for (const code of ['Anna-42', 'ben'])
    expect((await app.fails('addReferralCode', 422, name(newcomer, code))).message).toBe(
      'Invalid referral code',
    );
  expect(await referrerOf(newcomer)).toBe(referrer);
  expect([await referrerOf(anna), await referrerOf(ben)]).toEqual([null, null]);
});

test('SRV-35 OR-11 of two own codes at a time one is set, of two members one has it', async () => {
  const carl = await app.member();
  const codes = ['carl-1', 'carl-2'].map((code) => app.call('updateCurrentUser', name(carl, code)));
  expect((await Promise.all(codes)).map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const dora = await app.member();
  const both = [dora, newcomer].map((member) => app.call('updateCurrentUser', name(member, 'Same')));
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 422]);
});
