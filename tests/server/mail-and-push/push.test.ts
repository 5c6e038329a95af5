import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPushWorker } from '#server/jobs/push-worker.ts';
import { loadVapidKeys } from '#server/providers/push/web-push-keys.ts';
import { createWebPushSender } from '#server/providers/push/web-push-sender.ts';
import { addNotification } from '#server/queries/notifications.ts';
import { postPublic } from '#server/security/post-to-public-host.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { createBrowser, startPushService } from './push-service.ts';

let app: TestApp;
let anna: TestMember;
let service: Awaited<ReturnType<typeof startPushService>>;
let worker: ReturnType<typeof createPushWorker>;

const minute = 60_000;
const register = (token: string) => app.ok('registerPushToken', { token: anna.token, body: { token } });
const isRegistered = async (token: string) =>
  (await app.call('getPushToken', { token: anna.token, params: { token } })).status === 200;
const notify = async (title: string) =>
  addNotification(app.db, {
    userId: (await app.ok('getCurrentUser', { token: anna.token })).data.id,
    payload: { title, body: 'Have a look.', actions: [{ url: '/account' }] },
    now: app.clock.now(),
  });
const waiting = () => app.db.selectFrom('pushes').selectAll().execute();
async function startWorker() {
  const keys = await loadVapidKeys(app.db, app.context.secrets);
  const push = createWebPushSender({
    keys,
    contact: 'mailto:push@kindfare.example',
    post: service.post,
    now: app.clock.now,
  });
  return createPushWorker({ ...app.context, push });
}

beforeAll(async () => {
  app = await startTestApp();
  service = await startPushService();
  worker = await startWorker();
});
beforeEach(async () => {
  anna = await app.member();
  await app.ok('saveMetas', { token: anna.token, body: { notification_enabled: true } });
  service.pushed.length = 0;
  service.statuses.clear();
  service.pauses.clear();
});
afterAll(async () => {
  await service.close();
  await app.close();
});

test('SRV-40 OR-86 a message reaches its device once, encrypted for it and signed with the key that browsers are given', async () => {
  const [phone, laptop] = [
    createBrowser(`${service.origin}/phone`),
    createBrowser(`${service.origin}/laptop`),
  ];
  await register(phone.token);
  await register(laptop.token);
  await notify('Your trial ends soon');
  await Promise.all([worker.settle(), (await startWorker()).settle()]);
  expect(service.pushed.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/phone']);
  const toPhone = service.pushed.find(({ path }) => path === '/phone');
  expect(toPhone && phone.read(toPhone.body)).toEqual({
    title: 'Your trial ends soon',
    body: 'Open Kindfare to read more.',
    url: '/account',
    tag: toPhone?.topic,
  });
  const { data } = await app.ok('getPushService', { token: anna.token });
  expect(data).toMatchObject({ service: 'web_push', public_key: toPhone?.sender.key, firebase: null });
  expect(toPhone?.sender.claims).toMatchObject({
    aud: service.origin,
    sub: 'mailto:push@kindfare.example',
  });
  expect(toPhone).toMatchObject({
    ttl: '86400',
    urgency: 'normal',
    topic: expect.stringMatching(/^[\w-]{1,32}$/),
  });
  expect(await waiting()).toEqual([]);
});

test('SRV-40 a device that has ended, or never was one, is removed with what waits for it', async () => {
  const ended = createBrowser(`${service.origin}/ended`);
  const inside = [
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
  ];
  const others = [
    ...inside.map((url) => createBrowser(url).token),
    'no subscription',
    '{}',
    '{"endpoint":"x"}',
    ended.token.replace(/"auth":"\w/, '"auth":"'),
  ];
  service.statuses.set('/ended', 410);
  for (const token of [ended.token, ...others]) await register(token);
  await notify('hello');
  await worker.settle();
  for (const token of [ended.token, ...others]) expect(await isRegistered(token), token).toBe(false);
  expect(await waiting()).toEqual([]);
});

test('SRV-40 a refused message is retried with back-off, and given up after a day', async () => {
  const device = createBrowser(`${service.origin}/busy`);
  service.statuses.set('/busy', 503);
  await register(device.token);
  await notify('first');
  await worker.settle();
  app.clock.advance(4_999);
  service.statuses.delete('/busy');
  await worker.settle();
  expect(service.pushed).toEqual([]);
  app.clock.advance(1);
  await worker.settle();
  expect(service.pushed.map(({ body }) => device.read(body))).toMatchObject([{ title: 'first' }]);
  service.statuses.set('/busy', 429);
  await notify('second');
  await worker.settle();
  app.clock.advance(24 * 60 * minute);
  service.statuses.delete('/busy');
  await worker.settle();
  expect(service.pushed).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('SRV-40 Retry-After of a service is respected', async () => {
  const device = createBrowser(`${service.origin}/limited`);
  service.statuses.set('/limited', 429);
  service.pauses.set('/limited', '3600');
  await register(device.token);
  await notify('hello');
  await worker.settle();
  service.statuses.delete('/limited');
  app.clock.advance(60 * minute - 1);
  await worker.settle();
  expect(service.pushed).toEqual([]);
  app.clock.advance(1);
  await worker.settle();
  expect(service.pushed).toHaveLength(1);
});

test.each([400, 401, 403, 413])(
  'SRV-40 a message answered with %i is removed, and its device stays',
  async (status) => {
    const device = createBrowser(`${service.origin}/strict`);
    service.statuses.set('/strict', status);
    await register(device.token);
    await notify('hello');
    await worker.settle();
    expect(await waiting()).toEqual([]);
    expect(await isRegistered(device.token)).toBe(true);
  },
);

test('SRV-40 a notification that was read or switched off meanwhile is not sent', async () => {
  const device = createBrowser(`${service.origin}/phone`);
  await register(device.token);
  await notify('read');
  await app.ok('markAllNotificationsRead', { token: anna.token });
  await worker.settle();
  await notify('switched off');
  await app.ok('saveMetas', { token: anna.token, body: { notification_enabled: false } });
  await worker.settle();
  expect(service.pushed).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a worker that was stopped midway leaves the rest to the next one', async () => {
  const device = createBrowser(`${service.origin}/phone`);
  await register(device.token);
  await notify('kept');
  const stopped = await startWorker();
  await stopped.stop();
  await stopped.settle();
  expect(await waiting()).toHaveLength(1);
  await worker.settle();
  expect(service.pushed).toHaveLength(1);
});

test('the log contains neither message nor recipient', async () => {
  const device = createBrowser(`${service.origin}/quiet`);
  service.statuses.set('/quiet', 500);
  await register(device.token);
  await notify('Very private words');
  await worker.settle();
  const logText = app.logs.join('\n');
  expect(logText).toContain('A push was not taken');
  for (const secret of ['Very private words', anna.email, '/quiet']) expect(logText).not.toContain(secret);
});

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest',
  'https://localhost/',
])('nothing is posted to %s, whatever a member registers', async (url) => {
  const signal = AbortSignal.timeout(5_000);
  await expect(postPublic({ url, headers: {}, body: new Uint8Array(), signal })).rejects.toThrow(
    /not a public address/,
  );
});
