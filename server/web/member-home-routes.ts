import type { FastifyInstance } from 'fastify';
import { fullMetas } from '#domain/account/metas.ts';
import { readPreferences } from '#domain/preferences/preferences.ts';
import { firstFilter, pageQuery } from '#domain/recipe-filter/follow-preferences.ts';
import { findShownMetas } from '#server/queries/metas.ts';
import { memberRecipePage } from '#server/recipes/member-recipe-page.ts';
import { ownPageRoute } from './own-page-route.ts';
import type { Reader } from './reading-cookie.ts';
import { loadRendering, type RenderedPages, withMarkup, withPicture, withTitle } from './rendered-page.ts';

/** The parameters that a call gets by default. */
const defaults = { per_page: 10, sort: 'default' } as const;

/**
 * The dashboard, rendered for its member: the list that the app shows on a device without a filter of its own, from the
 * same rules and the same search.
 */
export async function memberHomeRoutes(app: FastifyInstance, pages: RenderedPages): Promise<void> {
  const rendering = await loadRendering(pages.root, 'dashboard.html');
  if (rendering === null || rendering.renderers === null) return;
  const { context } = pages;
  const template = withTitle(rendering.template, 'Home');
  const { renderHome } = rendering.renderers;

  async function render({ userId, name, accessTail }: Reader): Promise<string | null> {
    const { db, now } = context;
    const within = { ...context, queryCache: context.queryCache.forCall() };
    const metas = fullMetas(await findShownMetas(db, userId, now()));
    const filter = firstFilter(readPreferences(metas));
    const page = await memberRecipePage(within, userId, { ...defaults, ...pageQuery(filter, 1) });
    const [lead] = page.data;
    if (lead === undefined) return null;
    return withMarkup(withPicture(template, lead.image_wide), renderHome({ name, accessTail, filter, page }));
  }
  ownPageRoute(app, pages, { path: '/dashboard', render });
}
