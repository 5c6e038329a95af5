import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';

let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  member = await app.member();
});
afterAll(() => app.close());

const update = (body: object, token = member.token) => app.ok('updateCurrentUser', { token, body });

describe('PUT /users/me', () => {
  test('API-05 ENT-01 changed values are returned and stored', async () => {
    const profile = {
      name: 'Maya Lindqvist',
      date_of_birth: '1990-05-03',
      bio: 'Cooks on Sundays.\nEats on all days.',
      gender: 'female',
      weight: 140.5,
      height: 67,
    };
    const { data } = await update(profile);
    expect(data).toMatchObject(profile);
    expect((await app.ok('getCurrentUser', { token: member.token })).data).toEqual(data);
  });

  test('SRV-20 absent fields are unchanged; an empty date of birth clears it', async () => {
    await update({ name: 'Maya', date_of_birth: '1990-05-03', weight: 140 });
    expect((await update({ weight: 141 })).data).toMatchObject({
      name: 'Maya',
      date_of_birth: '1990-05-03',
      weight: 141,
    });
    expect((await update({ date_of_birth: '' })).data.date_of_birth).toBeNull();
  });

  test('a name is stored without invisible characters, as others see it', async () => {
    const saved = async (name: string) => (await update({ name })).data.name;
    expect(await saved('\u202EMaya\u200B   Lindqvist ')).toBe('Maya Lindqvist');
    expect(await saved('مریم\u200Cالسادات')).toBe('مریم\u200Cالسادات');
  });

  test.each([
    ['date_of_birth', '2023-02-29'],
    ['date_of_birth', '2999-01-01'],
    ['date_of_birth', '3 May 1990'],
    ['gender', 'cat'],
    ['height', 144],
    ['height', -1],
    ['height', 67.5],
    ['weight', -0.1],
    ['weight', 'heavy'],
    ['name', ''],
    ['name', 'x'.repeat(101)],
    ['name', 'line\nbreak'],
    ['name', ' '],
    ['name', '\u200B'],
    ['name', '\u202E'],
    ['email', 'nobody'],
    ['password', 'short'],
    ['password', 'password1'],
    ['password', 'x'.repeat(129)],
    ['bio', 'x'.repeat(1001)],
    ['bio', 'nul\0'],
    ['referral_code', 'a'],
    ['referral_code', 'no spaces'],
  ])('SRV-20 SRV-01 %s %j is refused at its field and changes nothing', async (field, value) => {
    const before = await app.ok('getCurrentUser', { token: member.token });
    const failure = await app.fails('updateCurrentUser', 422, {
      token: member.token,
      body: { [field]: value },
    });
    expect(Object.keys(failure.errors ?? {})).toEqual([field]);
    expect(await app.ok('getCurrentUser', { token: member.token })).toEqual(before);
  });

  test('SRV-20 the email of another account, in any case, is refused', async () => {
    const other = await app.member('taken@example.com');
    const body = { email: 'TAKEN@example.com', current_password: member.password };
    const failure = await app.fails('updateCurrentUser', 422, { token: member.token, body });
    expect(failure.errors).toHaveProperty('email');
    expect((await update({ email: 'Taken@Example.com' }, other.token)).data.email).toBe('Taken@Example.com');
  });

  test('a new password signs in, the old one does not, and other sessions end', async () => {
    const { email, password, token } = await app.member();
    const signIn = (secret: string) =>
      app.call('issueToken', {
        body: { grant_type: 'password', client_id: 'app', username: email, password: secret },
      });
    const elsewhere = (await signIn(password)).body as { access_token: string };
    await update({ password: 'a quiet orange lamp', current_password: password }, token);
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn('a quiet orange lamp')).status).toBe(200);
    expect((await app.call('getCurrentUser', { token })).status).toBe(200);
    expect((await app.call('getCurrentUser', { token: elsewhere.access_token })).status).toBe(401);
  });

  test('a changed email has to be verified again', async () => {
    const { token, email, password } = await app.member();
    await app.db
      .updateTable('users')
      .set({ email_verified_at: app.clock.now() })
      .where('email', '=', email)
      .execute();
    expect((await update({ name: 'Still verified' }, token)).data.email_verified_at).not.toBeNull();
    expect(
      (await update({ email: `new-${email}`, current_password: password }, token)).data.email_verified_at,
    ).toBeNull();
  });

  test('a referral code is unique in any case, and set once', async () => {
    const [first, second] = [await app.member(), await app.member()];
    expect((await update({ referral_code: 'Soup-Lover' }, first.token)).data.referral_code).toBe(
      'Soup-Lover',
    );
    const again = { token: first.token, body: { referral_code: 'other' } };
    expect((await app.fails('updateCurrentUser', 422, again)).errors).toHaveProperty('referral_code');
    const taken = { token: second.token, body: { referral_code: 'SOUP-LOVER' } };
    expect((await app.fails('updateCurrentUser', 422, taken)).errors).toHaveProperty('referral_code');
  });
});
