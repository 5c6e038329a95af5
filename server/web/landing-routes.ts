import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LruCache } from '#server/db/lru-cache.ts';
import { publicSettings } from '#server/settings/public-settings.ts';
import { loadRendering, type RenderedPages, withMarkup } from './rendered-page.ts';
import { sendPage } from './send-page.ts';

/** Number of cached pages; they differ by the settings, and by the sign-ins that are offered at an address. */
const maxEntries = 20;

/** The landing page, rendered with the site's pages and ways to sign in. */
export async function landingRoutes(
  app: FastifyInstance,
  { context, root, pageTheme }: RenderedPages,
): Promise<void> {
  const rendering = await loadRendering(root, 'landing.html');
  if (rendering === null || rendering.renderers === null) return;
  const {
    template,
    renderers: { renderLanding },
  } = rendering;
  const pages = new LruCache<string>(maxEntries);

  async function render({ ip }: FastifyRequest): Promise<string | null> {
    try {
      const settings = await publicSettings(context, ip);
      const key = JSON.stringify(settings);
      const page = pages.get(key) ?? withMarkup(template, renderLanding(settings));
      pages.set(key, page);
      return page;
    } catch (error) {
      // the app itself shows the error
      context.log.error({ err: error }, 'landing page');
      return null;
    }
  }
  for (const path of ['/', '/auth'])
    app.get(path, async (request, reply) => {
      const html = await render(request);
      if (html !== null) return sendPage(request, reply, { html, theme: pageTheme(), status: 200 });
      reply.callNotFound();
      return reply;
    });
}
