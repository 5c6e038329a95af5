import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { type AddressInfo, connect as connectTcp } from 'node:net';
import { connect as connectTls, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedPlanPath } from '#domain/household/household.ts';
import { publicProblems } from '#server/jobs/self-test.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { anaAndBen } from '#tests/server/household/household-members.ts';
import { availableProxies, proxyNames, type RunningProxy, startProxy } from './proxy-programs.ts';

const available = availableProxies();
const authorities = getCACertificates('default');
let app: TestApp;
let port: number;
let ana: TestMember;
beforeAll(async () => {
  if (available.length === 0) return;
  app = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  port = (app.fastify.server.address() as AddressInfo).port;
  ({ ana } = await anaAndBen(app));
  await app.ok('saveHouseholdPlanning', { token: ana.token, body: { shares_plan: true } });
});
afterAll(async () => {
  setDefaultCACertificates(authorities);
  await app?.close();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly protocol: string;
  readonly tls: string | null;
}

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Address of the visitor, one of this machine's. */
  readonly from?: string;
  /** Called with all that has come so far; true closes the stream. */
  readonly onText?: (text: string) => boolean;
}

/** One request over HTTP/2. */
function ask(proxy: RunningProxy, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from = '127.0.0.9', onText } = question;
  return new Promise((resolve, reject) => {
    const socket = connectTcp({ host: '127.0.0.1', port: proxy.https, localAddress: from });
    const encrypted = connectTls({
      socket,
      servername: 'localhost',
      ca: proxy.certificate,
      ALPNProtocols: ['h2'],
    });
    const session = connect(proxy.origin, { createConnection: () => encrypted });
    session.on('error', reject);
    const stream = session.request({ ':method': method, ':path': path, ...headers });
    const chunks: Buffer[] = [];
    let head: IncomingHttpHeaders & IncomingHttpStatusHeader = {};
    stream.on('response', (given) => (head = given));
    const finish = () => {
      resolve({
        status: head[':status'] ?? 0,
        headers: head,
        body: Buffer.concat(chunks),
        protocol: String(session.alpnProtocol),
        tls: encrypted.getProtocol(),
      });
      session.destroy();
    };
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (onText?.(Buffer.concat(chunks).toString())) finish();
    });
    stream.on('error', reject).on('end', finish);
    stream.end(body);
  });
}

/** One POST over HTTP/1.1. */
function send(
  { https, certificate }: RunningProxy,
  path: string,
  { token, type, body }: { readonly token: string; readonly type: string; readonly body: Buffer },
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': body.length };
    const options = {
      method: 'POST',
      host: 'localhost',
      family: 4,
      port: https,
      path,
      headers,
      ca: certificate,
    };
    const request = httpsRequest(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', reject).end(body);
  });
}

const json = { 'content-type': 'application/json' };
const checkEmail = (proxy: RunningProxy, from: string, invented: string) =>
  ask(proxy, '/api/auth/check-email', {
    method: 'POST',
    headers: { ...json, 'x-forwarded-for': invented, 'x-real-ip': invented, forwarded: `for=${invented}` },
    body: JSON.stringify({ email: 'a@example.com' }),
    from,
  });

describe.each(proxyNames)('behind the real %s, as the guide sets it up,', (name) => {
  const isHere = available.includes(name);
  let proxy: RunningProxy;
  beforeAll(async () => {
    if (!isHere) return console.warn(`${name} isn't installed here, and couldn't be downloaded.`);
    proxy = await startProxy(name, port);
  });
  afterAll(() => proxy?.stop());

  test.runIf(isHere)('members get TLS, HTTP/2, and HSTS on every response', async () => {
    for (const path of ['/healthz', '/api/recipes-plus/settings', '/no/such.file']) {
      const { protocol, tls, headers } = await ask(proxy, path);
      expect({ path, protocol, tls, hsts: headers['strict-transport-security'] }).toEqual({
        path,
        protocol: 'h2',
        tls: 'TLSv1.3',
        hsts: 'max-age=31536000',
      });
    }
  });

  test.runIf(isHere && name !== 'caddy')('plain HTTP leads to https', async () => {
    const { status, location } = await new Promise<{ status?: number; location?: string }>(
      (resolve, reject) => {
        const headers = { host: 'localhost' };
        httpRequest(
          { host: '127.0.0.1', port: proxy.http, path: '/recipes?query=soup', headers },
          (response) => {
            response.resume();
            resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' });
          },
        )
          .on('error', reject)
          .end();
      },
    );
    expect({ status, location }).toEqual({ status: 301, location: 'https://localhost/recipes?query=soup' });
  });

  test.runIf(isHere)('compressed responses, ETags, and security headers pass as they are', async () => {
    const path = '/api/recipes?per_page=20';
    const headers = { 'accept-encoding': 'br', authorization: `Bearer ${ana.token}` };
    const direct = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const through = await ask(proxy, path, { headers });
    expect(direct.headers.get('content-encoding')).toBe('br');
    const sent = ['content-encoding', 'content-type', 'vary', 'cache-control', 'content-security-policy'];
    for (const header of sent)
      expect([header, through.headers[header] ?? null]).toEqual([header, direct.headers.get(header)]);
    expect(brotliDecompressSync(through.body).toString()).toBe(await direct.text());
  });

  test.runIf(isHere)('invented addresses lift no limit, and other visitors have their own', async () => {
    const [visitor, other] = [2, 3].map((last) => `127.0.${proxyNames.indexOf(name) + 1}.${last}`);
    const statuses: number[] = [];
    for (let each = 0; each < 12; each += 1)
      statuses.push((await checkEmail(proxy, visitor ?? '', `203.0.113.${each}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect((await checkEmail(proxy, other ?? '', '203.0.113.1')).status).toBe(200);
    setDefaultCACertificates([...authorities, proxy.certificate]);
    expect(await publicProblems(proxy.origin, app.context)).toEqual([]);
  });

  test.runIf(isHere)('stand-ins stay on this machine', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/outbox.json`)).status).toBe(200);
    for (const path of ['/outbox', '/outbox.json', '/sandbox/clock', '/sandbox/social'])
      expect([path, (await ask(proxy, path)).status]).toEqual([path, 404]);
  });

  test.runIf(isHere)('changes of a shared plan come one by one, while their stream is open', async () => {
    const [recipe] = (await app.ok('listRecipes', { token: ana.token })).data;
    let isChanged = false;
    const { headers, body } = await ask(proxy, sharedPlanPath, {
      headers: { authorization: `Bearer ${ana.token}`, 'accept-encoding': 'gzip, br' },
      onText: (text) => {
        const events = text.match(/^event: change$/gm)?.length ?? 0;
        if (events > 0 && !isChanged) {
          isChanged = true;
          const added = { type: 'recipe', date: '2026-05-05', ids: [String(recipe?.id)] };
          void app.ok('addToMealPlan', { token: ana.token, body: added });
        }
        return events > 1;
      },
    });
    expect(headers['content-type']).toMatch(/^text\/event-stream/);
    expect(body.toString()).toMatch(/^retry: 1000\n\n/);
  });

  test.runIf(isHere)(
    'uploads pass up to the largest that the contract allows, also over HTTP/1.1',
    async () => {
      const start = Buffer.from(
        '--x\r\ncontent-disposition: form-data; name="archive"; filename="a.zip"\r\n\r\n',
      );
      const form = Buffer.concat([start, Buffer.alloc(20 * 1024 * 1024), Buffer.from('\r\n--x--\r\n')]);
      const type = 'multipart/form-data; boundary=x';
      const path = '/api/users/me/recipes/import/archive';
      const { status, text } = await send(proxy, path, { token: ana.token, type, body: form });
      // the server's own response: this is no archive
      expect({ status, text }).toEqual({ status: 422, text: expect.stringContaining('archive') });
    },
  );

  test.runIf(isHere)('a request has one id, which the visitor does not choose', async () => {
    const { headers } = await ask(proxy, '/healthz', { headers: { 'x-request-id': 'chosen-by-a-stranger' } });
    expect(headers['x-request-id']).toMatch(/^[\w-]{16,64}$/);
    expect(headers['x-request-id']).not.toBe('chosen-by-a-stranger');
  });

  test.runIf(isHere)('pictures and pages keep their bytes', async () => {
    const [recipe] = (await app.ok('listRecipes', { token: ana.token })).data;
    const direct = await fetch(`http://127.0.0.1:${port}${recipe?.image}`);
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const through = await ask(proxy, recipe?.image ?? '/');
    expect(hash(through.body)).toBe(hash(new Uint8Array(await direct.arrayBuffer())));
    const etag = through.headers.etag ?? '';
    expect(etag).toBe(direct.headers.get('etag') ?? '');
  });
});
