import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPageWith, readPublicPage } from './public-page.ts';

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.8:8443/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'nothing',
])('EXT-05 %s is not fetched', async (url) => {
  expect(await readPublicPage(url)).toBe('not public');
});

test('EXT-05 a name that resolves to this machine is not reached', async () => {
  expect(await readPublicPage('https://localhost:1/')).toBe('unreachable');
});

describe('EXT-05 responses of sites', () => {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const moved = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end();
  const responses: Record<string, (response: ServerResponse) => void> = {
    '/soup': (response) => response.writeHead(200, html).end('soup'),
    '/old': (response) => moved(response, '/soup'),
    '/www': (response) => moved(response, 'https://www.kitchen.example/soup'),
    '/away': (response) => moved(response, 'https://other.example/soup'),
    '/inside': (response) => moved(response, 'https://127.0.0.1/soup'),
    '/plain': (response) => moved(response, 'http://kitchen.example/soup'),
    '/round': (response) => moved(response, '/round'),
    '/silent': (response) => response.writeHead(200, html).write('sou'),
    '/endless': (response) => response.writeHead(200, html).end('x'.repeat(5 * 1024 * 1024 + 1)),
    '/zipped': (response) => response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('soup'),
    '/picture': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('soup'),
    '/western': (response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from([0xe9])),
    '/nowhere': (response) => response.writeHead(404, html).end(),
    '/broken': (response) => response.writeHead(500, html).end(),
    '/cut': (response) =>
      response.writeHead(200, { ...html, 'content-length': 9 }).write('soup', () => response.destroy()),
  };
  const requests: string[] = [];
  const site = createServer((question, response) => {
    requests.push(`${question.headers.host}${question.url}`);
    responses[question.url ?? '']?.(response);
  });
  // the site is on this machine, without a certificate
  const read = (url: string, patienceMs = 5_000) =>
    readPageWith({
      patienceMs,
      open: (url, options) => {
        const { port } = site.address() as AddressInfo;
        const { pathname, host } = new URL(url);
        const { signal, headers } = options;
        return request({ port, path: pathname, headers: { ...headers, host }, ...(signal && { signal }) });
      },
    })(url);
  beforeAll(() => new Promise<void>((done) => site.listen(0, '127.0.0.1', done)));
  afterAll(() => {
    site.closeAllConnections();
    site.close();
  });

  test.each([
    ['/soup', { text: 'soup' }],
    ['/old', { text: 'soup' }],
    ['/www', { text: 'soup' }],
    ['/western', { text: 'é' }],
    ['/away', 'elsewhere'],
    ['/inside', 'elsewhere'],
    ['/plain', 'elsewhere'],
    ['/round', 'unreachable'],
    ['/cut', 'unreachable'],
    ['/broken', 'unreachable'],
    ['/endless', 'too large'],
    ['/zipped', 'no page'],
    ['/picture', 'no page'],
    ['/nowhere', 'not found'],
  ])('%s', async (path, expected) => {
    requests.length = 0;
    expect(await read(`https://kitchen.example${path}`)).toEqual(expected);
    // no other site is contacted, and none without a time limit
    expect(requests.length).toBeLessThanOrEqual(4);
    expect(requests.every((each) => /^(www\.)?kitchen\.example\//.test(each))).toBe(true);
  });

  test('/silent, which times out', async () => {
    expect(await read('https://kitchen.example/silent', 100)).toBe('unreachable');
  });
});
