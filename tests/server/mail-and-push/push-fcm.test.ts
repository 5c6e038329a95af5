import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFcmSender } from '#server/providers/push/fcm-sender.ts';
import { type FcmRefusal, privateKey, startFcmServer } from './fcm-server.ts';

const firebase = {
  projectId: 'kindfare',
  clientEmail: 'push@kindfare.iam.example',
  privateKey,
  apiKey: 'key',
  appId: '1:2:web:3',
  messagingSenderId: '2',
  vapidKey: 'BKey',
};
const message = { title: 'Hello', body: 'There.', url: '/account', tag: 'notification-7' };

let google: Awaited<ReturnType<typeof startFcmServer>>;
let now = new Date('2026-05-04T09:00:00.000Z');
let sender: ReturnType<typeof createFcmSender>;
beforeAll(async () => {
  google = await startFcmServer();
});
beforeEach(() => {
  sender = createFcmSender({ firebase, addresses: google.addresses, now: () => now });
  for (const list of [google.messages, google.refusals, google.assertions]) list.length = 0;
});
afterAll(() => google.close());

const send = () => sender.send('device', message, AbortSignal.timeout(5_000));
const refuse = (status: number, error: FcmRefusal['error'] = {}) => google.refusals.push({ status, error });

test('OR-86 with Firebase configured it sends a data message that the app shows itself', async () => {
  expect(await send()).toBe('sent');
  expect(google.messages).toEqual([
    {
      path: '/v1/projects/kindfare/messages:send',
      message: {
        token: 'device',
        data: message,
        webpush: { headers: { TTL: '86400', Urgency: 'normal', Topic: 'notification-7' } },
      },
    },
  ]);
  expect(google.assertions).toMatchObject([
    { iss: 'push@kindfare.iam.example', aud: google.addresses.token, exp: now.getTime() / 1000 + 3600 },
  ]);
  expect(await sender.service()).toEqual({
    service: 'fcm',
    public_key: 'BKey',
    firebase: { api_key: 'key', app_id: '1:2:web:3', messaging_sender_id: '2', project_id: 'kindfare' },
  });
});

test('an access token is requested once an hour', async () => {
  await send();
  await send();
  expect(google.assertions).toHaveLength(1);
  now = new Date(now.getTime() + 56 * 60_000);
  await send();
  expect(google.assertions).toHaveLength(2);
});

const fcmError = (errorCode: string) => ({
  '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError',
  errorCode,
});
const badRequest = (field: string) => ({
  '@type': 'type.googleapis.com/google.rpc.BadRequest',
  fieldViolations: [{ field, description: 'Invalid value.' }],
});

test('a device is `gone` only by the type of the error', async () => {
  refuse(404, { status: 'NOT_FOUND', details: [fcmError('UNREGISTERED')] });
  refuse(403, { status: 'PERMISSION_DENIED', details: [fcmError('SENDER_ID_MISMATCH')] });
  refuse(400, {
    status: 'INVALID_ARGUMENT',
    details: [fcmError('INVALID_ARGUMENT'), badRequest('message.token')],
  });
  expect([await send(), await send(), await send()]).toEqual(['gone', 'gone', 'gone']);
});

test.each([
  ['a payload that is refused', [badRequest('message.data[0].value')]],
  ['a payload that is refused, with a code', [fcmError('INVALID_ARGUMENT'), badRequest('message.webpush')]],
  ['a message that is refused without a field, as one that is too big', [fcmError('INVALID_ARGUMENT')]],
  ['a request that is refused without a reason', []],
  [
    'a code of another type',
    [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', errorCode: 'UNREGISTERED' }],
  ],
  ['no type', [{ errorCode: 'UNREGISTERED' }]],
])('%s deletes no devices', async (_, details) => {
  refuse(400, { status: 'INVALID_ARGUMENT', details });
  await expect(send()).rejects.toThrow('Firebase responded with 400.');
});

test('a missing permission of the project deletes no devices', async () => {
  for (const status of [403, 404, 429, 500, 503]) {
    refuse(status, { status: 'PERMISSION_DENIED' });
    await expect(send(), String(status)).rejects.toThrow(`Firebase responded with ${status}.`);
  }
});

test('a revoked access token is requested again', async () => {
  await send();
  google.assertions.push({});
  await expect(send()).rejects.toThrow('Firebase responded with 401.');
  expect(await send()).toBe('sent');
});

test('an unresponsive Firebase is retried later', async () => {
  const unreachable = createFcmSender({
    firebase,
    addresses: { token: 'http://127.0.0.1:1/token', messages: 'http://127.0.0.1:1' },
    now: () => now,
  });
  await expect(unreachable.send('device', message, AbortSignal.timeout(5_000))).rejects.toThrow(
    'Firebase does not respond.',
  );
});
