import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { type ConnectionLimits, limitConnections } from '#server/http/limit-connections.ts';
import { httpLimits } from '#server/http/limits.ts';
import { startTestApp } from '#tests/server/app-under-test.ts';

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

test('EXT-22 of pipelined requests one is in work at a time, and all are answered in their order', async () => {
  let inWork = 0;
  let most = 0;
  let served = 0;
  const port = await serve((_, response) => {
    inWork += 1;
    most = Math.max(most, inWork);
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
  expect(text.match(/response \d;/g)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((nth) => `response ${nth};`));
  expect(most).toBe(1);
});

test('EXT-22 forty connections with 999 requests each that nobody reads are closed, and another client is served first', async () => {
  const { context, close } = await startTestApp();
  closings.push(close);
  const app = await createApp(context, httpLimits);
  closings.push(() => app.close());
  let started = 0;
  app.addHook('onRequest', async () => {
    started += 1;
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(origin).port);
  const hostile = await Promise.all(Array.from({ length: 40 }, () => open(port)));
  for (const socket of hostile) {
    socket.pause();
    socket.write(requests(999, '/api/recipes-plus/settings'));
  }
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  for (const socket of hostile) socket.resume();
  await Promise.all(hostile.map(closed));
  expect(started).toBeLessThanOrEqual(40 * (httpLimits.pipelined + 1) + 1);
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

test('EXT-22 a client that takes all of its response stays connected', async () => {
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

test('EXT-22 what is queued for one address is bounded, for a proxy it is not', async () => {
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
  const app = await startTestApp();
  closings.push(app.close);
  const read = (address: string, token?: string) =>
    app.request('GET', '/api/recipes-plus/settings', { address, ...(token !== undefined && { token }) });
  const statuses = [];
  for (let nth = 0; nth <= httpLimits.guestReads; nth += 1) statuses.push((await read('192.0.2.9')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(httpLimits.guestReads);
  const refused = await read('192.0.2.9');
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } });
  expect((await read('192.0.2.10')).status).toBe(200);
  app.clock.advance(60_000);
  expect((await read('192.0.2.9')).status).toBe(200);
  for (let nth = 0; nth < httpLimits.sitemapReads; nth += 1)
    await app.request('GET', '/sitemap.xml', { address: '192.0.2.11' });
  expect((await app.request('GET', '/sitemap.xml', { address: '192.0.2.11' })).status).toBe(429);
});
