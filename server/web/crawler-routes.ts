import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '#domain/html/escape-html.ts';
import type { Context } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { limitGuests } from '#server/http/limit-guests.ts';
import type { HttpLimits } from '#server/http/limits.ts';
import { findPublicPages, findPublicRecipes } from '#server/queries/public-addresses.ts';
import { publicOrigin } from './public-origin.ts';

/** Limit of addresses in one sitemap. */
const maxAddresses = 50_000;
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

const urlOf = (origin: string, { path, changed }: Address) =>
  `<url><loc>${escapeHtml(origin + path)}</loc>${changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`}</url>`;

/** robots.txt and sitemap.xml. */
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

  async function read(): Promise<readonly Address[]> {
    const pages = await findPublicPages(db);
    const fixed: Address[] = [
      { path: '/' },
      ...pages.map(({ id, updatedAt }) => ({ path: `/pages/${encodeURIComponent(id)}`, changed: updatedAt })),
    ];
    const recipes = await findPublicRecipes(db, maxAddresses - fixed.length);
    return [...fixed, ...recipes.map((ref) => ({ path: `/recipes/${encodeURIComponent(ref)}/share` }))];
  }

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', caching)
      .type('text/plain; charset=utf-8')
      .send(robots(publicOrigin(config, request))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    countRead(request.ip);
    reply.isShared = true;
    const origin = publicOrigin(config, request);
    // sitemaps need absolute URLs
    if (origin === null) throw notFound();
    const addresses = await queryCache.get(['recipes', 'pages'], 'sitemap', read);
    const urls = addresses.map((address) => urlOf(origin, address)).join('\n');
    return reply
      .header('cache-control', caching)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
      );
  });
}
