import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNotification } from '#server/queries/notifications.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';

let app: TestApp;
let anna: TestMember;
let ben: TestMember;

const idOf = async ({ token }: TestMember) => (await app.ok('getCurrentUser', { token })).data.id;
const listOf = async ({ token }: TestMember, page = 1, per_page = 10) =>
  app.ok('listNotifications', { token, query: { page, per_page } });
const unreadOf = async ({ token }: TestMember) => (await app.ok('countUnreadNotifications', { token })).data;
/** Seconds from now; access tokens last for minutes. */
const notify = async (member: TestMember, title: string, at = 0) =>
  addNotification(app.db, {
    userId: await idOf(member),
    payload: { title, body: 'A body.', actions: [{ url: '/recipes' }] },
    now: new Date(app.clock.now().getTime() + at * 1_000),
  });
const pushesOf = async (member: TestMember) =>
  app.db
    .selectFrom('pushes')
    .innerJoin('push_tokens', 'push_tokens.id', 'pushes.token_id')
    .select('push_tokens.token')
    .where('push_tokens.user_id', '=', await idOf(member))
    .execute();

beforeAll(async () => {
  app = await startTestApp();
  [anna, ben] = [await app.member(), await app.member()];
});
afterAll(() => app.close());

test('SRV-41 a new member is welcomed', async () => {
  const { data, meta } = await listOf(ben);
  expect(meta.total).toBe(1);
  expect(data[0]).toMatchObject({ read_at: null, created_at_text: 'just now' });
  expect(data[0]?.payload.title).toBe('Welcome to Kindfare');
});

test('API-27 API-28 ENT-12 SRV-39 OR-39 newest first, page by page, and the count agrees with the list', async () => {
  await notify(anna, 'oldest', -2 * 60 * 60);
  for (const [at, title] of ['second', 'third'].entries()) await notify(anna, title, at + 1);
  const { data } = await listOf(anna);
  const titles = ['third', 'second', 'Welcome to Kindfare', 'oldest'];
  expect(data.map(({ payload }) => payload.title)).toEqual(titles);
  expect(data[3]).toMatchObject({
    payload: { title: 'oldest', body: 'A body.', actions: [{ url: '/recipes' }] },
    created_at_text: '2 hours ago',
  });
  const second = await listOf(anna, 2, 3);
  expect(second.data.map(({ payload }) => payload.title)).toEqual(['oldest']);
  expect(second.meta).toEqual({ current_page: 2, last_page: 2, per_page: 3, total: 4 });
  expect(await unreadOf(anna)).toBe(4);
});

test('API-30 SRV-39 marking one is harmless when repeated, of two at a time too', async () => {
  const [{ id } = { id: '' }] = (await listOf(anna)).data;
  const mark = () => app.ok('markNotificationRead', { token: anna.token, params: { id } });
  await Promise.all([mark(), mark()]);
  const first = (await listOf(anna)).data[0]?.read_at;
  expect(first).not.toBeNull();
  app.clock.advance(60_000);
  await mark();
  expect((await listOf(anna)).data[0]?.read_at).toBe(first);
  expect(await unreadOf(anna)).toBe(3);
});

test('SRV-34 another member’s notification, or an invalid id, is a 404', async () => {
  const [{ id } = { id: '' }] = (await listOf(ben)).data;
  for (const other of [id, '0', '-1', '1e3', '9'.repeat(15), 'x'.repeat(100), '%27'])
    await app.fails('markNotificationRead', 404, { token: anna.token, params: { id: other } });
  expect(await unreadOf(ben)).toBe(1);
});

test('API-29 SRV-39 marking all leaves none unread, earlier times unchanged, and other members untouched', async () => {
  const earlier = (await listOf(anna)).data[0]?.read_at;
  for (let times = 0; times < 2; times += 1) await app.ok('markAllNotificationsRead', { token: anna.token });
  const { data } = await listOf(anna);
  expect(data[0]?.read_at).toBe(earlier);
  expect(data.filter(({ read_at }) => read_at === null)).toEqual([]);
  expect([await unreadOf(anna), await unreadOf(ben)]).toEqual([0, 1]);
});

const device = 'a'.repeat(4096);

test('API-24 API-25 ENT-13 SRV-40 a token is unique, and its renewal is recorded', async () => {
  const register = () => app.ok('registerPushToken', { token: anna.token, body: { token: device } });
  await Promise.all([register(), register()]);
  const find = async () =>
    (await app.ok('getPushToken', { token: anna.token, params: { token: device } })).data;
  const first = await find();
  expect(first.token).toBe(device);
  app.clock.advance(60_000);
  await register();
  const renewed = await find();
  expect(renewed.created_at).toBe(first.created_at);
  expect(Date.parse(renewed.updated_at) - Date.parse(first.updated_at)).toBe(60_000);
});

test('SRV-34 SRV-40 another member’s token is a 404; a device is reassigned to the member who signs in on it', async () => {
  await app.fails('getPushToken', 404, { token: ben.token, params: { token: device } });
  await app.fails('deletePushToken', 404, { token: ben.token, params: { token: device } });
  await app.ok('registerPushToken', { token: ben.token, body: { token: device } });
  await app.fails('getPushToken', 404, { token: anna.token, params: { token: device } });
  await app.ok('deletePushToken', { token: ben.token, params: { token: device } });
});

test('API-26 a removed token is not found', async () => {
  await app.ok('registerPushToken', { token: anna.token, body: { token: 'short' } });
  await app.ok('deletePushToken', { token: anna.token, params: { token: 'short' } });
  await app.fails('getPushToken', 404, { token: anna.token, params: { token: 'short' } });
  await app.fails('deletePushToken', 404, { token: anna.token, params: { token: 'short' } });
});

test('SRV-01 an invalid token is refused at the field', async () => {
  for (const token of [undefined, '', 'x'.repeat(4097), 7, 'a\u0000b']) {
    const { errors } = await app.fails('registerPushToken', 422, { token: anna.token, body: { token } });
    expect(Object.keys(errors ?? {})).toEqual(['token']);
  }
});

test('SRV-40 devices get pushes while notifications are enabled, each once, and at most twenty', async () => {
  for (let n = 0; n < 22; n += 1) {
    app.clock.advance(1_000);
    await app.ok('registerPushToken', { token: anna.token, body: { token: `device-${n}` } });
  }
  await notify(anna, 'unheard');
  expect(await pushesOf(anna)).toEqual([]);
  await app.ok('saveMetas', { token: anna.token, body: { notification_enabled: true } });
  await notify(anna, 'heard');
  const pushed = (await pushesOf(anna)).map(({ token }) => token);
  expect(pushed.toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => `device-${n + 2}`).toSorted());
});
