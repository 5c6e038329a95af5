import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '#server/errors.ts';

const builtApp = fileURLToPath(new URL('../../dist/', import.meta.url));
const year = 'public, max-age=31536000, immutable';

/** Vite puts what carries a hash in its name into assets/; everything else is asked for again each time. */
const cachingOf = (path: string) => (/[\\/]assets[\\/]/.test(path) ? year : 'no-cache');

/** A page of the app: asked for by a browser's address bar, and not a file. */
function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
  return request.method === 'GET' && wantsPage && extname(path) === '' && !/^\/+api(\/|$)/i.test(path);
}

/** The built app in dist/ (made by `npm run build`): its files, and its one page for every route of the app. */
export async function webRoutes(
  app: FastifyInstance,
  { root = builtApp }: { readonly root?: string },
): Promise<void> {
  if (existsSync(root)) {
    await app.register(fastifyStatic, {
      root,
      wildcard: true,
      preCompressed: true,
      index: 'index.html',
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path));
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!existsSync(root) || !isPage(request)) throw notFound();
    return reply.sendFile('index.html');
  });
}
