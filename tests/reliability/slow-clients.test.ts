import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { httpLimits } from '#server/http/limits.ts';
import { startTestApp } from '#tests/server/app-under-test.ts';
import { halfOpen } from './half-open.ts';
import { newMember } from './server-process.ts';

test('the timeout of a header is 10 s, that of a request 30 s', () => {
  expect(httpLimits).toMatchObject({ headers: 10_000, request: 30_000, response: 30_000 });
});

test('a thousand half-open connections do not block others, and are closed after the header timeout', async () => {
  const { context, close } = await startTestApp();
  const app = await createApp(context, { ...httpLimits, headers: 1_500, check: 100 });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const started = performance.now();
  const sockets = await Promise.all(
    Array.from({ length: 1_000 }, () => halfOpen(url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n')),
  );
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await newMember(url);
  await Promise.all(
    sockets.map(async (socket) => {
      socket.resume();
      if (!socket.closed) await once(socket, 'close');
    }),
  );
  expect(performance.now() - started).toBeGreaterThan(1_500);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await app.close();
  await close();
});
