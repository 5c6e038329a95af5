import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#server/errors.ts';
import { immutable, immutableFiles } from './immutable-files.ts';
import { etagOf } from './page-etag.ts';
import { applyTheme, type PageTheme } from './page-theme.ts';

/** Output folder of `npm run build`. */
export const builtApp = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The texts of the pages in the folder. */
export const readPages = (root: string): string[] =>
  globSync(join(root, '*.html')).map((file) => readFileSync(file, 'utf8'));

const day = 'public, max-age=86400';

/** Files with a hash in their name are in assets/ and immutable; pictures are cached for a day; all else is revalidated. */
function cachingOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return immutable;
  return /[\\/](?:icons|brand|backgrounds)[\\/]/.test(path) ? day : 'no-cache';
}

/** First path segments that are never a page of the app. */
const notPages = new Set([
  'api',
  'art',
  'assets',
  'calendar',
  'files',
  '.well-known',
  'healthz',
  'metrics',
  'outbox',
  'readyz',
  'sandbox',
]);
/** Paths with a prerendered page, without a slash at the end. */
const ownPages: Readonly<Record<string, string>> = {
  '': 'landing.html',
  '/auth': 'landing.html',
  '/auth/login-or-create': 'sign-in.html',
  '/auth/login': 'login.html',
};

/** Its token is in the fragment, which no server gets. */
const sharedReportPath = '/shared-report';

const pathOf = (request: FastifyRequest) => request.url.split(/[?#]/)[0] ?? '/';

/** Whether the request navigates to a page of the app, not to a file. */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const [first = ''] = path.split('/').filter((part) => part !== '');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
  const isFile = extname(path) !== '' || path.includes('/.');
  return isRead && wantsPage && !isFile && !notPages.has(first.toLowerCase());
}

interface Options {
  /** Folder of the built app. */
  readonly root: string;
  readonly pageTheme: () => PageTheme;
  /** Adds routes of pages that the server renders, which leave a request to the page of the app with `callNotFound`. */
  readonly addRenderedPages?: (app: FastifyInstance) => Promise<void>;
}

/** Sends one of the built pages with the theme. */
function pageSender({ root, pageTheme }: Options) {
  const texts = new Map(
    globSync(join(root, '*.html')).map((file) => [basename(file), readFileSync(file, 'utf8')]),
  );
  const send = (request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply => {
    const theme = pageTheme();
    reply.header('content-security-policy', theme.policy);
    if (pathOf(request) === sharedReportPath)
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    // the build has compressed it already, and better
    if (theme.style === '' && !theme.partner) return reply.sendFile(file);
    const html = applyTheme(texts.get(file) ?? '', theme);
    const etag = etagOf(html);
    reply.isShared = true;
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(html);
  };
  return { files: [...texts.keys()], send };
}

/** A client that is gone before it has the whole file is no failure. */
function ignoreEndedRequests(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') return request.server.errorHandler(error, request, reply);
  request.raw.destroy();
}

/** Serves the built app: its files, and a page for every route. Registers nothing without a build. */
export async function webRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { root } = options;
  const has = (file: string) => existsSync(join(root, file));
  const isBuilt = has('index.html');
  const { files, send } = pageSender(options);
  const pageOf = (path: string) => {
    const own = ownPages[path.replace(/\/$/, '')];
    return own !== undefined && has(own) ? own : 'index.html';
  };
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      // ETags suffice, and no client requests ranges.
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply, path) => {
        const caching = cachingOf(path);
        reply.header('cache-control', caching);
        // immutable files need no ETag
        if (caching === immutable) reply.removeHeader('etag');
      },
    });
    // The plugin's own route lists the folder for each file, to compare its name letter by letter.
    app.get<{ Params: { '*': string } }>('/*', { errorHandler: ignoreEndedRequests }, (request, reply) => {
      // not returned: Fastify would wait for it once more in each of the handlers that it goes through
      reply.sendFile(request.params['*']);
    });
    const sendImmutable = immutableFiles(join(root, 'assets'));
    app.get<{ Params: { name: string } }>(
      '/assets/:name',
      { errorHandler: ignoreEndedRequests },
      async (request, reply) => {
        const { name } = request.params;
        if (!(await sendImmutable(request, reply, name))) reply.sendFile(`assets/${name}`);
        return reply;
      },
    );
    await options.addRenderedPages?.(app);
    if (!app.hasRoute({ method: 'GET', url: '/' }))
      app.get('/', async (request, reply) => send(request, reply, pageOf('/')));
    // the service worker's precache uses these names
    for (const file of files) app.get(`/${file}`, async (request, reply) => send(request, reply, file));
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!isBuilt || !isPage(request)) throw notFound();
    return send(request, reply, pageOf(pathOf(request)));
  });
}
