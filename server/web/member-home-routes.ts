import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fullMetas } from '#domain/account/metas.ts';
import { readPreferences } from '#domain/preferences/preferences.ts';
import { firstFilter, pageQuery } from '#domain/recipe-filter/follow-preferences.ts';
import { asCaller } from '#server/db/callers.ts';
import { fromPrimary } from '#server/db/read-session.ts';
import { findShownMetas } from '#server/queries/metas.ts';
import { memberRecipePage } from '#server/recipes/member-recipe-page.ts';
import { type DrawnPages, loadDrawing, withMarkup, withPicture, withTitle } from './drawn-page.ts';
import { findReader, type Reader } from './reading-cookie.ts';
import { sendOwnPage } from './send-page.ts';

/** The parameters that a call gets by default. */
const defaults = { per_page: 10, sort: 'default' } as const;

/**
 * The dashboard, drawn for the member of the reading cookie: the list that the app shows on a device without a filter of
 * its own, from the same rules and the same search. The page hides it unless the device has the tokens that were issued
 * with the cookie. Anybody else gets the page of the app.
 */
export async function memberHomeRoutes(
  app: FastifyInstance,
  { context, root, pageTheme }: DrawnPages,
): Promise<void> {
  const drawing = await loadDrawing(root, 'dashboard.html');
  if (drawing === null || drawing.renderers === null) return;
  const template = withTitle(drawing.template, 'Home');
  const { drawHome } = drawing.renderers;

  async function drawFor({ userId, name, accessTail }: Reader): Promise<string | null> {
    const { db, now } = context;
    const within = { ...context, queryCache: context.queryCache.forCall() };
    const metas = fullMetas(await findShownMetas(db, userId, now()));
    const filter = firstFilter(readPreferences(metas));
    const page = await memberRecipePage(within, userId, { ...defaults, ...pageQuery(filter, 1) });
    const [lead] = page.data;
    if (lead === undefined) return null;
    return withMarkup(withPicture(template, lead.image_wide), drawHome({ name, accessTail, filter, page }));
  }

  async function draw(request: FastifyRequest): Promise<string | null> {
    try {
      const reader = await findReader(context, request);
      if (reader === null) return null;
      // a replica might not know yet what the member avoids
      return await asCaller(reader.userId, () => fromPrimary(() => drawFor(reader)));
    } catch (error) {
      // the app itself shows the error
      context.log.error({ err: error }, 'drawn dashboard');
      return null;
    }
  }
  app.get('/dashboard', async (request, reply) => {
    const html = await draw(request);
    if (html !== null) return sendOwnPage(reply, { html, theme: pageTheme() });
    reply.callNotFound();
    return reply;
  });
}
