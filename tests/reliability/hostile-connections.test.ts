import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { type ConnectionLimits, limitConnections } from '#server/http/limit-connections.ts';
import { httpLimits } from '#server/http/limits.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let shared: TestApp;
beforeAll(async () => {
  shared = await startTestApp();
});
afterAll(() => shared.close());

const closings: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

const usual: ConnectionLimits = {
  pipelined: 8,
  drain: 60_000,
  check: 20,
  queuedBytesOfAddress: 1024 ** 3,
};
const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function serve(
  listener: RequestListener,
  limits: Partial<ConnectionLimits> = {},
  proxies: readonly string[] = [],
): Promise<number> {
  const server = createServer(listener);
  limitConnections(server, { ...usual, ...limits }, proxies);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return portOf(server);
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  closings.push(() => socket.destroy());
  return socket;
}
const requests = (count: number, path = '/') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count);
const closed = async (socket: Socket) => {
  if (!socket.closed) await once(socket, 'close');
};

test('EXT-22 pipelined requests are handled one at a time, and all get their responses in order', async () => {
  let inWork = 0;
  let max = 0;
  let served = 0;
  const port = await serve((_, response) => {
    inWork += 1;
    max = Math.max(max, inWork);
    setImmediate(() => {
      inWork -= 1;
      served += 1;
      response.end(`response ${served};`);
    });
  });
  const socket = await open(port);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.write(requests(8));
  while (!text.includes('response 8;')) await once(socket, 'data');
  expect(text.match(/response \d;/g)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((index) => `response ${index};`));
  expect(max).toBe(1);
});

/** Raw response without its date. */
const withoutVaryingHeaders = (bytes: string) => bytes.replace(/^(?:date|x-request-id): .*\r\n/gim, '');

/** Whether the bytes are one whole response, which states its length. */
function isWhole(bytes: string): boolean {
  const head = bytes.indexOf('\r\n\r\n');
  const length = /^content-length: (\d+)/im.exec(bytes)?.[1];
  return head > 0 && length !== undefined && bytes.length >= head + 4 + Number(length);
}

function readerOf(socket: Socket) {
  let bytes = '';
  socket.on('data', (chunk: Buffer) => (bytes += chunk.toString('latin1')));
  return async (isEnough: (bytes: string) => boolean): Promise<string> => {
    while (!isEnough(bytes)) await once(socket, 'data');
    const read = withoutVaryingHeaders(bytes);
    bytes = '';
    return read;
  };
}

const paths = [
  '/api/recipes-plus/settings',
  '/healthz',
  '/api/pages/terms',
  '/api/nothing',
  '/robots.txt',
  '/api/users/me',
  '/api/openapi.yaml',
  '/api/pages/privacy',
];

/** The responses to all paths, asked one after another. */
async function askedFairly(port: number): Promise<string[]> {
  const socket = await open(port);
  const read = readerOf(socket);
  const responses: string[] = [];
  for (const path of paths) {
    socket.write(requests(1, path));
    responses.push(await read(isWhole));
  }
  return responses;
}

test('EXT-22 beside forty connections with 999 unread requests each, and forty with a full queue, a fair client gets the same bytes, one that pipelines gets them in order, and the hostile ones are closed', async () => {
  const app = await createApp(shared.context, { ...httpLimits, guestReads: 10_000 });
  closings.push(() => app.close());
  const inWork = new Map<Socket, number>();
  let max = 0;
  let done = 0;
  app.addHook('onRequest', async ({ raw: { socket } }) => {
    inWork.set(socket, (inWork.get(socket) ?? 0) + 1);
    max = Math.max(max, inWork.get(socket) ?? 0);
  });
  app.addHook('onResponse', async ({ raw: { socket } }) => {
    inWork.set(socket, (inWork.get(socket) ?? 0) - 1);
    done += 1;
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(origin).port);
  const usualResponses = await askedFairly(port);
  const statuses = usualResponses.map((each) => Number(each.slice(9, 12)));
  expect(statuses).toEqual([200, 200, 200, 404, 200, 401, 200, 200]);
  done = 0;
  const hostile = await Promise.all(Array.from({ length: 40 }, () => open(port)));
  const full = await Promise.all(Array.from({ length: 40 }, () => open(port)));
  const [fair, pipelining] = [await open(port), await open(port)];
  for (const socket of [...hostile, ...full]) socket.pause();
  for (const socket of hostile) socket.write(requests(999, paths[0]));
  for (const socket of full) socket.write(requests(httpLimits.pipelined, paths[0]));
  fair.write(requests(1, paths[0]));
  expect(await readerOf(fair)(isWhole)).toBe(usualResponses[0]);
  // the hostile queue is longer than what was served before the fair client
  expect(done).toBeLessThan(full.length * httpLimits.pipelined);

  const expected = usualResponses.join('');
  const readAll = readerOf(pipelining);
  pipelining.write(paths.map((path) => requests(1, path)).join(''));
  expect(await readAll((bytes) => withoutVaryingHeaders(bytes).length >= expected.length)).toBe(expected);
  expect(await askedFairly(port)).toEqual(usualResponses);

  for (const socket of hostile) socket.resume();
  await Promise.all(hostile.map(closed));
  expect(full.filter(({ destroyed }) => destroyed)).toEqual([]);
  expect(max).toBe(1);
});

test('EXT-22 a client that takes nothing of its response is disconnected', async () => {
  const { promise: disconnected, resolve } = Promise.withResolvers<boolean>();
  const port = await serve(
    (_, response) => {
      response.once('close', () => resolve(!response.writableFinished));
      response.end(Buffer.alloc(32 * 1024 * 1024));
    },
    { drain: 200 },
  );
  const deaf = await open(port);
  deaf.pause();
  deaf.write(requests(1));
  expect(await disconnected).toBe(true);
});

test('EXT-22 a client that reads its whole response stays connected', async () => {
  const size = 32 * 1024 * 1024;
  const port = await serve((_, response) => response.end(Buffer.alloc(size)), { drain: 60_000 });
  const reading = await open(port);
  let taken = 0;
  reading.on('data', (chunk) => {
    taken += chunk.length;
  });
  reading.write(requests(1));
  while (taken < size) await once(reading, 'data');
  expect(reading.destroyed).toBe(false);
});

test('EXT-22 the queue of one address is bounded, that of a proxy is not', async () => {
  const size = 16 * 1024 * 1024;
  const listener: RequestListener = (_, response) => response.end(Buffer.alloc(size));
  const limits = { queuedBytesOfAddress: 2 * size };
  const count = async (proxies: readonly string[]) => {
    const port = await serve(listener, limits, proxies);
    const sockets = await Promise.all(Array.from({ length: 6 }, () => open(port)));
    for (const socket of sockets) {
      socket.pause();
      socket.write(requests(1));
    }
    return { port, sockets };
  };
  const { sockets } = await count([]);
  const disconnected = sockets.map((socket) => once(socket, 'error').catch(() => null));
  for (const socket of sockets) socket.resume();
  await Promise.race(disconnected.concat(sockets.map((socket) => once(socket, 'close').catch(() => null))));
  const proxied = await count(['127.0.0.0/8']);
  let taken = 0;
  for (const socket of proxied.sockets)
    socket.on('data', (chunk) => {
      taken += chunk.length;
    });
  for (const socket of proxied.sockets) socket.resume();
  while (taken < proxied.sockets.length * size)
    await Promise.race(proxied.sockets.map((socket) => once(socket, 'data')));
  expect(proxied.sockets.every((socket) => !socket.destroyed)).toBe(true);
});

test('EXT-22 guests of one address read up to the limit of a minute, another address and members are served', async () => {
  const app = shared;
  const read = (address: string, token?: string) =>
    app.request('GET', '/api/recipes-plus/settings', { address, ...(token !== undefined && { token }) });
  const statuses = [];
  for (let index = 0; index <= httpLimits.guestReads; index += 1)
    statuses.push((await read('192.0.2.9')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(httpLimits.guestReads);
  const refused = await read('192.0.2.9');
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } });
  expect((await read('192.0.2.10')).status).toBe(200);
  app.clock.advance(60_000);
  expect((await read('192.0.2.9')).status).toBe(200);
  for (let index = 0; index < httpLimits.sitemapReads; index += 1)
    await app.request('GET', '/sitemap.xml', { address: '192.0.2.11' });
  expect((await app.request('GET', '/sitemap.xml', { address: '192.0.2.11' })).status).toBe(429);
});
