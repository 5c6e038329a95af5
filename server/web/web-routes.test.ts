import { createHook } from 'node:async_hooks';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorResponse, toApiError } from '#server/errors.ts';
import { contentSecurityPolicy, inlineHashes, securityHeaders, styleHashes } from './security-headers.ts';
import { readPages, webRoutes } from './web-routes.ts';

const page = '<!doctype html><head><style>a{b:c}</style></head><div id="root">app</div>';
const script = 'export const answer = 42;'.repeat(100);
const root = mkdtempSync(join(tmpdir(), 'kindfare-web-'));
const files = {
  'index.html': page,
  'landing.html': page.replace('app', 'landing'),
  'sign-in.html': page.replace('app', 'sign in'),
  'login.html': page.replace('app', 'login'),
  'icons/icon.svg': '<svg/>',
  'assets/main-a1b2.js': script,
  'assets/main-a1b2.js.br': brotliCompressSync(script),
  'service-worker.js': 'self;',
  '.secret': 'hidden',
};

async function serve(folder: string, style = ''): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = errorResponse(toApiError(error));
    return reply.code(status).send(body);
  });
  securityHeaders(app, readPages(folder));
  const policy = contentSecurityPolicy(inlineHashes([page + style]));
  await app.register(webRoutes, { root: folder, pageTheme: () => ({ style, policy }) });
  return app;
}

let app: FastifyInstance;
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  app = await serve(root);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers: Record<string, string> = browser) => app.inject({ url, headers });

describe('pages', () => {
  test.each(['/dashboard', '/recipes/17', '/recipes/carrot-soup/', '/pages/terms?x=1.png', '/apiary'])(
    '%s is the page of the app, never cached without revalidation',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('app');
      expect(response.headers['content-type']).toMatch(/^text\/html/);
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    ['/auth/login', 'login'],
    ['/auth/login?email=a@example.com', 'login'],
    ['/auth/login-or-create', 'sign in'],
    ['/', 'landing'],
    ['/auth', 'landing'],
    ['/auth/?code=A1', 'landing'],
  ])('%s is its prerendered page', async (url, words) => {
    expect((await get(url)).body).toContain(`>${words}<`);
  });

  test('pictures are cached for a day', async () => {
    expect((await get('/icons/icon.svg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  test('build files are sent without the page policy; all else has it', async () => {
    for (const url of ['/assets/main-a1b2.js', '/icons/icon.svg']) {
      const { headers } = await get(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBeUndefined();
    }
    for (const url of ['/', '/auth/login', '/art/x', '/x/assets/', '/manifest.webmanifest.html'])
      expect((await get(url)).headers['content-security-policy']).toBeDefined();
  });

  test('a page that has not changed is not sent again', async () => {
    const { headers } = await get('/dashboard');
    const again = await get('/dashboard', { ...browser, 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

describe('not pages', () => {
  test.each([
    '/api/nope',
    '/API/nope',
    '/art/x',
    '/assets/gone-1.js',
    '/favicon.ico',
    '/.secret',
    '/.env',
    '/x.php',
    '/a//b',
    '/files/..%2f..%2fetc%2fpasswd',
    '/..%5c..%5cetc/passwd',
    '/assets/..%2f..%2fserver%2fmain.ts',
  ])('%s returns 404', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test.each(['/files/%00', '/assets/a%00.js'])('%s returns 400', async (url) => {
    expect((await get(url)).statusCode).toBe(400);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2f..%2fetc/passwd',
  ])('%s does not lead out of the folder', async (url) => {
    const response = await get(url);
    expect(response.body).not.toMatch(/dependencies|root:/);
  });

  test('other methods and other Accept headers get 404', async () => {
    expect((await app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404);
    expect((await get('/dashboard', { accept: 'application/json' })).statusCode).toBe(404);
  });
});

describe('files', () => {
  test('one with a hash in its name is cached for a year and sent compressed', async () => {
    const response = await get('/assets/main-a1b2.js', { 'accept-encoding': 'br, gzip' });
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers.etag).toBeUndefined();
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect((await get('/assets/main-a1b2.js', {})).body).toBe(script);
  });

  const fileCalls = async (url: string) => {
    const kinds: string[] = [];
    const hook = createHook({ init: (_, kind) => void kinds.push(kind) }).enable();
    await get(url, { 'accept-encoding': 'br, gzip' });
    hook.disable();
    return kinds.filter((kind) => kind.startsWith('FSREQ')).length;
  };

  test('one is found without a list of its folder, which costs more than sending it', async () => {
    // stat in each encoding and as it is, open, read, close
    expect(await fileCalls('/icons/icon.svg')).toBeLessThanOrEqual(6);
  });

  test('one with a hash in its name is read once, in each encoding', async () => {
    await get('/assets/main-a1b2.js', { 'accept-encoding': 'br, gzip' });
    expect(await fileCalls('/assets/main-a1b2.js')).toBe(0);
    const plain = await get('/assets/main-a1b2.js', { 'accept-encoding': 'gzip;q=0, identity' });
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
  });

  test('one that was never compressed is sent as it is', async () => {
    const response = await get('/assets/main-a1b2.js', { 'accept-encoding': 'gzip' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(script);
  });

  test('the service worker is revalidated each time', async () => {
    expect((await get('/service-worker.js')).headers['cache-control']).toBe('no-cache');
  });
});

test('inline styles of a page are allowed by their hash only', async () => {
  const [hash] = styleHashes(page);
  expect(hash).toBe('sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o=');
  expect((await get('/')).headers['content-security-policy']).toBe(
    contentSecurityPolicy({ styles: [String(hash)], scripts: [] }),
  );
  expect(contentSecurityPolicy({ styles: [], scripts: [] })).not.toContain('unsafe');
});

test('inline scripts of a page are allowed by their hash only, those of files as its own', () => {
  const shown = '<script>a()</script><script async src="/a.js"></script><script type="module">b()</script>';
  const { scripts } = inlineHashes([shown, shown]);
  expect(scripts).toEqual(['sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=']);
  const policy = contentSecurityPolicy({ styles: [], scripts });
  expect(policy).toContain(`script-src 'self' '${scripts[0]}';`);
});

describe('in the operator’s colors', () => {
  const style = '<style id="brand">:root{--kf-primary-7:#0b4f8a}</style>';
  let branded: FastifyInstance;
  beforeAll(async () => {
    branded = await serve(root, style);
  });
  afterAll(() => branded.close());

  test.each(['/dashboard', '/auth/login', '/index.html', '/sign-in.html'])(
    'SHELL-08 %s has them before any script runs, and its policy allows the style',
    async (url) => {
      const response = await branded.inject({ url, headers: browser });
      const text = url.includes('login') ? 'login' : url.includes('sign-in') ? 'sign in' : 'app';
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain(`${style}</head>`);
      expect(response.body).toContain(`>${text}<`);
      for (const hash of styleHashes(style))
        expect(response.headers['content-security-policy']).toContain(`'${hash}'`);
      expect(response.headers['cache-control']).toBe('no-cache');
      const known = { ...browser, 'if-none-match': String(response.headers.etag) };
      expect((await branded.inject({ url, headers: known })).statusCode).toBe(304);
    },
  );
});

test('without a build, pages are 404', async () => {
  const empty = await serve(join(root, 'nowhere'));
  expect((await empty.inject({ url: '/', headers: browser })).statusCode).toBe(404);
  await empty.close();
});
