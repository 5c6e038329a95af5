import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswords } from '#server/security/passwords.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const password = 'correct horse battery';
const form = (more: Record<string, unknown> = {}) => ({
  name: '__',
  email: `${crypto.randomUUID()}@example.com`,
  password,
  password_confirmation: password,
  ...more,
});
const signIn = (email: string, secret = password) =>
  app.call('issueToken', {
    body: { grant_type: 'password', client_id: 'app', username: email, password: secret },
  });

describe('API-10 SRV-13 is this email known?', () => {
  test('SRV-02 false before, true after, without regard to case, at the top level', async () => {
    const email = 'Mary.Ann@Example.com';
    expect(await app.ok('checkEmail', { body: { email } })).toEqual({ exists: false });
    await app.ok('registerUser', { body: form({ email }) });
    for (const variant of [email, 'mary.ann@example.com', 'MARY.ANN@EXAMPLE.COM'])
      expect(await app.ok('checkEmail', { body: { email: variant } })).toEqual({ exists: true });
  });

  test('SRV-78 ten a minute from one address, then 429 with the time to wait, then again', async () => {
    const asked = { body: { email: 'nobody@example.com' }, address: '192.0.2.1' };
    for (let time = 0; time < 10; time += 1) await app.ok('checkEmail', asked);
    const refused = await app.call('checkEmail', asked);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    await app.ok('checkEmail', { ...asked, address: '192.0.2.2' });
    app.clock.advance(60_000);
    await app.ok('checkEmail', asked);
  });

  test('the addresses of one IPv6 subscriber count together', async () => {
    const asked = (address: string) => app.call('checkEmail', { body: { email: 'a@example.com' }, address });
    for (let time = 0; time < 10; time += 1) await asked(`2001:db8:1:2::${time}`);
    expect((await asked('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await asked('2001:db8:1:3::1')).status).toBe(200);
  });
});

describe('API-09 SRV-10 registration', () => {
  test('CONST-49 takes the placeholder name and the user can sign in', async () => {
    const body = form();
    expect(await app.ok('registerUser', { body })).toEqual({ message: 'Your account has been created.' });
    const response = await signIn(body.email);
    expect(response.status).toBe(200);
  });

  test('ERR-05 a known email is a 422 at the email, in any case', async () => {
    const body = form();
    await app.ok('registerUser', { body });
    const refused = await app.fails('registerUser', 422, {
      body: { ...body, email: body.email.toUpperCase() },
    });
    expect(refused.errors).toEqual({
      email: ['An account with this email address already exists. Sign in instead.'],
    });
    expect(refused.message).toBe(refused.errors?.['email']?.[0]);
  });

  test.each([
    ['email', { email: 'no-address' }, 'Enter a valid email address.'],
    ['email', { email: undefined }, 'Enter your email address.'],
    ['name', { name: undefined }, 'Enter your name.'],
    ['name', { name: ' ' }, 'Enter your name.'],
    ['name', { name: '\u200B\u202E' }, 'Enter your name.'],
    ['password', { password: 'short12' }, 'Enter at least 8 characters.'],
    ['password', { password: 'x'.repeat(129) }, 'Enter at most 128 characters.'],
    ['password', { password: 'line\nbreak!' }, 'Remove line breaks and other control characters.'],
    ['password_confirmation', { password_confirmation: 'another one' }, 'Enter the same password again.'],
    ['password_confirmation', { password_confirmation: undefined }, 'Enter the same password again.'],
  ])('SRV-01 CONST-09 refused at %s: %o', async (field, more, sentence) => {
    const { errors } = await app.fails('registerUser', 422, { body: form(more) });
    expect(errors?.[field]).toEqual([sentence]);
  });

  test.each(['password1', 'PASSWORD1', 'qwertyuiop', 'football1'])(
    'the widely used %s is refused',
    async (common) => {
      const { errors } = await app.fails('registerUser', 422, {
        body: form({ password: common, password_confirmation: common }),
      });
      expect(errors?.['password']?.[0]).toMatch(/harder to guess/);
    },
  );

  test('the email is no password for itself', async () => {
    const email = 'rosemary-thyme@example.com';
    for (const same of [email, 'Rosemary-Thyme']) {
      const body = form({ email, password: same, password_confirmation: same });
      expect((await app.fails('registerUser', 422, { body })).errors).toHaveProperty('password');
    }
  });

  test.each([
    ['8 characters', '8 ch é!x'],
    ['128 characters', `${'a'.repeat(120)}bcdefgh!`],
    ['128 characters of four bytes', `${'\u{1F951}'.repeat(127)}\u{1F345}`],
  ])('a password of %s is not truncated', async (_, long) => {
    const body = form({ password: long, password_confirmation: long });
    await app.ok('registerUser', { body });
    expect((await signIn(body.email, long)).status).toBe(200);
    const shortened = [...long].slice(0, -1).join('');
    expect((await signIn(body.email, shortened)).status).toBe(401);
  });

  test('SRV-07 the password is stored as argon2id with 19 MiB, two passes and a salt of its own', async () => {
    const [first, second] = [form(), form()];
    const asServed = await startTestApp({ context: { passwords: createPasswords() } });
    await asServed.ok('registerUser', { body: first });
    await asServed.ok('registerUser', { body: second });
    const rows = await asServed.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', 'in', [first.email, second.email])
      .execute();
    const hashes = rows.map((row) => row.password_hash);
    expect(new Set(hashes).size).toBe(2);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const grant = { grant_type: 'password', username: first.email, password: first.password };
    await asServed.ok('issueToken', { body: grant });
    await asServed.close();
  });

  test('one email registered many times at once makes one account', async () => {
    const email = 'race@example.com';
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        app.call('registerUser', { body: form({ email: index % 2 === 0 ? email : email.toUpperCase() }) }),
      ),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([201, ...Array(7).fill(422)]);
    const rows = await app.db.selectFrom('users').select('id').where('email_key', '=', email).execute();
    expect(rows).toHaveLength(1);
  });

  test('SRV-11 ERR-12 with registration off it is refused here too', async () => {
    const registration = (value: string) =>
      app.db.updateTable('settings').set({ value }).where('key', '=', 'registration').execute();
    await registration('false');
    const { message } = await app.fails('registerUser', 403, { body: form() });
    expect(message).toBe('This feature has been disabled by the administrator.');
    await registration('true');
    await app.ok('registerUser', { body: form() });
  });
});

test('SRV-12 ENT-06 PROF-10 CONST-21 a new user starts with the flags of a first visit and gender other', async () => {
  const { token } = await app.member();
  const { data } = await app.ok('listMetas', { token });
  const metas = Object.fromEntries(data.map(({ name, value }) => [name, value]));
  expect(metas).toMatchObject({ first_login: true, first_membership: true, questionnaire_answered: false });
  expect((await app.ok('getCurrentUser', { token })).data.gender).toBe('other');
});
