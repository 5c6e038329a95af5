import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cleanUp,
  type Environment,
  freshPlace,
  newMember,
  post,
  type ServerProcess,
  startServer,
} from './server-process.ts';

let env: Environment;
let server: ServerProcess;
beforeAll(async () => {
  env = await freshPlace();
  server = await startServer(env);
});
afterAll(cleanUp);

/** A connection that has sent the text and no more. */
async function halfOpen(url: string, text: string): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const halfRequest =
  'POST /api/auth/check-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"em';

test('a thousand half-open connections leave others served, and end after 10 s', {
  timeout: 60_000,
}, async () => {
  const sockets = await Promise.all(
    Array.from({ length: 1_000 }, () => halfOpen(server.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n')),
  );
  const started = performance.now();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await newMember(server.url);
  await Promise.all(
    sockets.map(async (socket) => {
      socket.resume();
      if (!socket.closed) await once(socket, 'close');
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  expect(seconds).toBeGreaterThan(5);
  expect(seconds).toBeLessThan(20);
});

test('SIGTERM answers what runs, refuses what is new, drains within 10 s and ends with 0', {
  timeout: 60_000,
}, async () => {
  const { token } = await newMember(server.url);
  const slow = await halfOpen(server.url, halfRequest);
  // Enough to be at work when the signal comes: passwords are hashed one per core.
  const email = 'nobody@example.com';
  const running = Array.from({ length: 20 }, (_, nth) =>
    post(server.url, '/auth/token', {
      grant_type: 'password',
      username: `${nth}${email}`,
      password: 'wrong horse',
    }),
  );
  const saved = post(server.url, '/users/me/metas', { recipes_liked_ingredients: ['last words'] }, token);
  await Promise.race(running);
  const started = performance.now();
  const ended = server.kill('SIGTERM');
  for (const answer of await Promise.all(running)) expect(answer.status).toBe(401);
  const isSaved = (await saved).status === 200;
  const end = await ended;
  expect(end).toMatchObject({ code: 0, signal: null });
  expect((performance.now() - started) / 1000).toBeLessThan(10);
  slow.destroy();

  server = await startServer(env);
  const metas = await fetch(`${server.url}/api/users/me/metas`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(isSaved).toBe(true);
  expect(await metas.text()).toContain('last words');
});
