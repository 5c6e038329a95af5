import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { publicProblems } from '#server/jobs/self-test.ts';
import { startTestApp, type TestApp } from './app-under-test.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const app = await startTestApp({ env });
  open.push(app.close);
  return app;
}

/** How many of 12 successive checks are served, each with another forged address. */
async function servedFrom(app: TestApp, address: string, header = 'x-forwarded-for'): Promise<number> {
  let served = 0;
  for (let index = 0; index < 12; index += 1) {
    const headers = { [header]: `203.0.113.${index}` };
    const response = await app.call('checkEmail', { body: { email: 'a@example.com' }, address, headers });
    if (response.status === 200) served += 1;
  }
  return served;
}

describe('without TRUSTED_PROXIES no forwarded header counts', () => {
  test.each(['192.0.2.50', '127.0.0.1', '::1', '10.0.0.1'])(
    'SRV-78 EXT-22 a client at %s cannot bypass the limit with a forged header',
    async (address) => {
      const app = await start();
      expect(await servedFrom(app, address)).toBe(10);
      for (const header of ['forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'])
        expect(await servedFrom(app, address, header)).toBe(0);
    },
  );
});

describe('with TRUSTED_PROXIES', () => {
  test('SRV-78 X-Forwarded-For of these counts, of any other client it does not', async () => {
    const app = await start({ TRUSTED_PROXIES: '198.51.100.0/24' });
    expect(await servedFrom(app, '198.51.100.7')).toBe(12);
    expect(await servedFrom(app, '192.0.2.50')).toBe(10);
    expect(await servedFrom(app, '127.0.0.1')).toBe(10);
  });
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

interface ProxyOptions {
  readonly port: number;
  /** Headers that replace the visitor's. */
  readonly set?: Readonly<Record<string, string>>;
  readonly without?: readonly string[];
}

/** A reverse proxy like nginx with `proxy_pass` only: the Host header names the upstream server. */
async function startProxy({ port, set = {}, without = [] }: ProxyOptions): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const headers = Object.fromEntries(
      Object.entries({ ...incoming.headers, host: `127.0.0.1:${port}`, ...set }).filter(
        ([name]) => !without.includes(name),
      ),
    );
    const upstream = httpRequest(
      { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${portOf(server)}`;
}

async function listen(app: TestApp): Promise<number> {
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  return portOf(app.fastify.server);
}

describe('the server’s self-test at its public address', () => {
  const unencrypted = "isn't encrypted";

  test('EXT-25 a proxy that passes on an invented address, and one that is not named, are reported', async () => {
    const app = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const port = await listen(app);
    const passing = await startProxy({ port });
    expect((await publicProblems(passing, app.context)).join(' ')).toContain('which lifts the rate limits');
    const right = await startProxy({ port, set: { 'x-forwarded-for': '198.51.100.9' } });
    expect((await publicProblems(right, app.context)).join(' ')).not.toMatch(/rate limits|outbox/);
    const unnamed = await start();
    const bare = await startProxy({ port: await listen(unnamed), without: ['x-forwarded-for'] });
    expect((await publicProblems(bare, unnamed.context)).join(' ')).toContain('set TRUSTED_PROXIES');
  });

  test('EXT-25 mail that strangers can read, and an address without TLS, are reported', async () => {
    const app = await start();
    const proxy = await startProxy({ port: await listen(app), without: ['x-forwarded-for'] });
    const problems = await publicProblems(proxy, app.context);
    expect(problems.join(' ')).toContain('Strangers can read the mail');
    expect(problems.join(' ')).toContain(unencrypted);
  });

  test('EXT-25 another server at that address, and none, are reported', async () => {
    const app = await start();
    const stranger = await startTestApp();
    open.push(stranger.close);
    const other = createServer((_, response) => response.end('{"proof":"none"}'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${portOf(other)}`;
    expect(await publicProblems(origin, app.context)).toEqual([
      `${origin} is answered by another server (status 200): check PUBLIC_URL and the proxy.`,
    ]);
    await new Promise((resolve) => other.close(resolve));
    expect((await publicProblems(origin, app.context))[0]).toMatch(
      /can't be reached from here \(ECONNREFUSED\)/,
    );
  });

  test('the self-test responds to a nonce only, and with nothing else', async () => {
    const app = await start();
    for (const query of ['', '?nonce=1', '?nonce=../../etc', `?nonce=${'g'.repeat(32)}`])
      expect((await app.request('GET', `/.well-known/kindfare${query}`)).status).toBe(404);
    const { status, body } = await app.request('GET', `/.well-known/kindfare?nonce=${'a'.repeat(32)}`);
    expect([status, Object.keys(body as object).toSorted()]).toEqual([200, ['address', 'proof']]);
  });
});

test('a proxy that speaks HTTP/1.0, as nginx does by default, cannot reach a stand-in', async () => {
  const app = await start();
  const port = await listen(app);
  const { connect } = await import('node:net');
  const ask = (version: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`),
      );
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
      socket.on('error', reject);
    });
  expect(await ask('1.1', '/outbox.json')).toContain('200');
  for (const path of [
    '/outbox',
    '/outbox.json',
    '/sandbox/clock',
    '/sandbox/checkout/abc',
    '/sandbox/social',
  ])
    expect([path, await ask('1.0', path)]).toEqual([path, expect.stringContaining('404')]);
});
