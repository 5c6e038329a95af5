import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#server/errors.ts';
import { etagOf } from './page-etag.ts';
import { applyTheme, type PageTheme } from './page-theme.ts';

/** Where `npm run build` puts the app. */
export const builtApp = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The texts of the pages in the folder. */
export const readPages = (root: string): string[] =>
  globSync(join(root, '*.html')).map((file) => readFileSync(file, 'utf8'));

const year = 'public, max-age=31536000, immutable';

const day = 'public, max-age=86400';

/** What carries a hash in its name is in assets/; pictures may be a day old; everything else is asked for again. */
function cachingOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return year;
  return /[\\/](?:icons|brand|backgrounds)[\\/]/.test(path) ? day : 'no-cache';
}

/** First part of addresses that are never a page of the app. */
const notPages = new Set([
  'api',
  'art',
  'assets',
  'calendar',
  'files',
  'healthz',
  'outbox',
  'readyz',
  'sandbox',
]);
/** Addresses with a page of their own. */
const ownPages: Readonly<Record<string, string>> = {
  '/auth/login-or-create': 'sign-in.html',
  '/auth/login': 'login.html',
};

const pathOf = (request: FastifyRequest) => request.url.split(/[?#]/)[0] ?? '/';

/** A page of the app: asked for by a browser's address bar, and not a file. */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const [first = ''] = path.split('/').filter((part) => part !== '');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
  const isFile = extname(path) !== '' || path.includes('/.');
  return isRead && wantsPage && !isFile && !notPages.has(first.toLowerCase());
}

interface Options {
  /** Where the built app is. */
  readonly root: string;
  readonly dress: () => PageTheme;
}

/** Sends one of the built pages in the operator's colors. */
function pageSender({ root, dress }: Options) {
  const texts = new Map(
    globSync(join(root, '*.html')).map((file) => [basename(file), readFileSync(file, 'utf8')]),
  );
  const send = (request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply => {
    const worn = dress();
    reply.header('content-security-policy', worn.policy);
    // as it was built it is compressed already, and better
    if (worn.style === '') return reply.sendFile(file);
    const html = applyTheme(texts.get(file) ?? '', worn);
    const etag = etagOf(html);
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(html);
  };
  return { files: [...texts.keys()], send };
}

/** The built app: its files, and one of its pages for every route of the app. Nothing when it is not built. */
export async function webRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { root } = options;
  const has = (file: string) => existsSync(join(root, file));
  const isBuilt = has('index.html');
  const { files, send } = pageSender(options);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      // An ETag says as much, and nothing here is asked for in parts.
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply, path) => {
        const caching = cachingOf(path);
        reply.header('cache-control', caching);
        // what is never asked for again needs no name
        if (caching === year) reply.removeHeader('etag');
      },
    });
    app.get('/', async (request, reply) => send(request, reply, 'index.html'));
    // by these names the service worker keeps them
    for (const file of files) app.get(`/${file}`, async (request, reply) => send(request, reply, file));
  }
  const pageOf = (path: string) => {
    const own = ownPages[path.replace(/\/$/, '')];
    return own !== undefined && has(own) ? own : 'index.html';
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (!isBuilt || !isPage(request)) throw notFound();
    return send(request, reply, pageOf(pathOf(request)));
  });
}
