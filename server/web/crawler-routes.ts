import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Context } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { acceptsBrotli } from '#server/http/accepts-brotli.ts';
import { brotli } from '#server/http/brotli.ts';
import { limitGuests } from '#server/http/limit-guests.ts';
import type { HttpLimits } from '#server/http/limits.ts';
import { findPublicPages, findPublicRecipes, findRecipeParts } from '#server/queries/public-addresses.ts';
import { publicOrigin } from './public-origin.ts';

const decompress = promisify(brotliDecompress);
const caching = 'public, max-age=3600';

/** Paths of members, sign-in, calendars and the sandbox, which crawlers must not visit. */
const disallowed = ['/api/auth/', '/api/users/', '/auth/social', '/calendar/', '/outbox', '/sandbox/'];

const robots = (origin: string | null) =>
  [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');

interface Address {
  readonly path: string;
  readonly changed?: Date;
}

const elementOf = (name: 'url' | 'sitemap', origin: string, { path, changed }: Address) =>
  `<${name}><loc>${escapeHtml(origin + path)}</loc>${changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`}</${name}>`;

const listOf = (name: 'urlset' | 'sitemapindex', elements: readonly string[]) =>
  `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${elements.join('\n')}\n</${name}>`;

/** robots.txt, and the sitemap: an index of the pages and of the recipes in parts. */
export async function crawlerRoutes(
  app: FastifyInstance,
  {
    context,
    limits,
  }: {
    readonly context: Pick<Context, 'config' | 'db' | 'now' | 'queryCache'>;
    readonly limits: HttpLimits;
  },
): Promise<void> {
  const { config, db, now, queryCache } = context;
  const countRead = limitGuests(limits.sitemapReads, () => now().getTime());

  /** Kept compressed, as all parts of a large site together take much memory. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    read: (origin: string) => Promise<string | null>,
  ): Promise<FastifyReply> {
    countRead(request.ip);
    const origin = publicOrigin(config, request);
    // sitemaps need absolute URLs
    if (origin === null) throw notFound();
    const compressed = await queryCache.get(['recipes', 'pages'], `${origin}${request.url}`, async () => {
      const text = await read(origin);
      return text === null ? undefined : brotli(`<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`);
    });
    if (compressed === undefined) throw notFound();
    reply
      .header('cache-control', caching)
      .header('vary', 'accept-encoding')
      .type('application/xml; charset=utf-8');
    return acceptsBrotli(request)
      ? reply.header('content-encoding', 'br').send(compressed)
      : reply.send((await decompress(compressed)).toString());
  }

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', caching)
      .type('text/plain; charset=utf-8')
      .send(robots(publicOrigin(config, request))),
  );
  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, async (origin) => {
      const parts = await findRecipeParts(db);
      return listOf('sitemapindex', [
        elementOf('sitemap', origin, { path: '/sitemap-pages.xml' }),
        ...parts.map((part) => elementOf('sitemap', origin, { path: `/sitemap-recipes-${part}.xml` })),
      ]);
    }),
  );
  app.get('/sitemap-pages.xml', (request, reply) =>
    send(request, reply, async (origin) => {
      const pages = await findPublicPages(db);
      const addresses: readonly Address[] = [
        { path: '/' },
        ...pages.map(({ id, updatedAt }) => ({
          path: `/pages/${encodeURIComponent(id)}`,
          changed: updatedAt,
        })),
      ];
      return listOf(
        'urlset',
        addresses.map((address) => elementOf('url', origin, address)),
      );
    }),
  );
  app.get<{ Params: { part: string } }>('/sitemap-recipes-:part(^\\d{1,6}).xml', (request, reply) =>
    send(request, reply, async (origin) => {
      const slugs = await findPublicRecipes(db, Number(request.params.part));
      if (slugs.length === 0) return null;
      return listOf(
        'urlset',
        slugs.map((slug) => elementOf('url', origin, { path: `/recipes/${encodeURIComponent(slug)}/share` })),
      );
    }),
  );
}
