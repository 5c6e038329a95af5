import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { halfOpen } from './half-open.ts';
import {
  cleanUp,
  type Environment,
  initializedDataLocation,
  newMember,
  type ServerProcess,
  startServer,
} from './server-process.ts';

let env: Environment;
let server: ServerProcess;
beforeAll(async () => {
  env = await initializedDataLocation();
  server = await startServer(env);
});
afterAll(cleanUp);

/** A request with `Expect: 100-continue` whose body is sent by `finish`; in flight until then. */
async function inFlight(url: string, path: string, body: unknown, token?: string) {
  const payload = JSON.stringify(body);
  const headers = {
    expect: '100-continue',
    'content-type': 'application/json',
    'content-length': payload.length,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const call = request(`${url}/api${path}`, { method: 'POST', headers, agent: false });
  const answered = once(call, 'response');
  call.flushHeaders();
  await once(call, 'continue');
  return {
    finish: async (): Promise<number | undefined> => {
      call.end(payload);
      const [response] = await answered;
      response.resume();
      return response.statusCode;
    },
  };
}

const halfRequest =
  'POST /api/auth/check-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"em';

test('SIGTERM finishes running requests, refuses new ones, drains within 10 s and exits with 0', {
  timeout: 60_000,
}, async () => {
  const { token } = await newMember(server.url);
  const slow = await halfOpen(server.url, halfRequest);
  // Enough to be in flight when the signal arrives: passwords are hashed one per core.
  const running = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      inFlight(server.url, '/auth/token', {
        grant_type: 'password',
        username: `${index}nobody@example.com`,
        password: 'wrong horse',
      }),
    ),
  );
  const liked = { recipes_liked_ingredients: ['last words'] };
  const saving = await inFlight(server.url, '/users/me/metas', liked, token);
  const started = performance.now();
  const ended = server.kill('SIGTERM');
  const statuses = await Promise.all([saving, ...running].map((call) => call.finish()));
  expect(statuses).toEqual([200, ...running.map(() => 401)]);
  const end = await ended;
  expect(end).toMatchObject({ code: 0, signal: null });
  expect((performance.now() - started) / 1000).toBeLessThan(10);
  slow.destroy();

  server = await startServer(env);
  const metas = await fetch(`${server.url}/api/users/me/metas`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await metas.text()).toContain('last words');
});
