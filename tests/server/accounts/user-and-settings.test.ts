import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { seed } from '#server/seed/seed.ts';
import { loadSettings } from '#server/seed/settings.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('API-04 the current user', () => {
  test('ENT-01 ENT-02 ENT-03 ENT-04 all fields, unverified and without membership', async () => {
    const { email, token } = await app.member('Mary.Ann@example.com');
    expect(await app.ok('getCurrentUser', { token })).toEqual({
      data: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: '__',
        email,
        email_verified_at: null,
        created_at: '2026-05-04T09:00:00.000Z',
        profile_photo_url: null,
        date_of_birth: null,
        bio: null,
        gender: 'other',
        weight: null,
        height: null,
        features: [],
        activated_subscription: null,
        latest_subscription: null,
        subscriptions: [],
        subscription_checkout_url: null,
        referral_code: null,
        affiliate: { referred_by: null },
        consents: ['food', 'health', 'diary', 'tests'].map((id) => ({
          id,
          is_current: true,
          is_wanted: false,
        })),
      },
    });
  });

  test('ENT-01 ENT-02 a filled-in and verified one, a birthday being a day in every time zone', async () => {
    const { email, token } = await app.member();
    const profile = {
      date_of_birth: '1990-05-03',
      weight: 150.5,
      height: 67,
      gender: 'female' as const,
      bio: 'Ünïcode \u{1F951}',
    };
    const verified = new Date('2026-05-04T10:00:00.123Z');
    await app.db
      .updateTable('users')
      .set({ ...profile, email_verified_at: verified })
      .where('email', '=', email)
      .execute();
    const { data } = await app.ok('getCurrentUser', { token });
    expect(data).toMatchObject({ ...profile, email_verified_at: '2026-05-04T10:00:00.123Z' });
  });

  test('OR-34 the trailing slash and a doubled one are tolerated', async () => {
    const { token } = await app.member();
    for (const url of ['/api/users/me', '/api/users/me/', '/api//users/me'])
      expect((await app.request('GET', url, { token })).status).toBe(200);
  });

  test('SRV-03 a deleted user has no session any more', async () => {
    const { email, token } = await app.member();
    await app.db.deleteFrom('users').where('email', '=', email).execute();
    await app.fails('getCurrentUser', 401, { token });
  });
});

describe('API-01 SRV-43 the site settings', () => {
  test('ENT-14 ENT-15 ENT-16 are public and are content/settings.yaml, in its order', async () => {
    const { data } = await app.ok('getSettings');
    const file = parse(readFileSync('content/settings.yaml', 'utf8'));
    const off = { enabled: false, url: null };
    // Enabled in the file, but no provider is configured here.
    expect(data).toEqual({ ...file, socialite: { facebook: off, google: off } });
    expect(Object.keys(data.main_menu)).toEqual(Object.keys(file.main_menu));
    expect(data).toMatchObject({
      primary_color: expect.stringMatching(/^#255439$/i),
      secondary_color: expect.stringMatching(/^#D87A3A$/i),
      registration: true,
      registration_otp_verification: false,
      stripe_connected: true,
    });
  });

  test("an operator's value survives new content, and is sent", async () => {
    await app.db
      .updateTable('settings')
      .set({ value: '"#123456"', origin: 'operator' })
      .where('key', '=', 'primary_color')
      .execute();
    await app.db.transaction().execute(loadSettings);
    expect((await app.ok('getSettings')).data.primary_color).toBe('#123456');
  });

  test('content that has not changed is not loaded again', async () => {
    expect(await seed(app.db)).toEqual([]);
    await app.db
      .updateTable('content_versions')
      .set({ hash: 'older' })
      .where('name', '=', 'settings')
      .execute();
    expect(await seed(app.db)).toEqual(['settings']);
  });
});
