import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LruCache } from '#server/db/lru-cache.ts';
import { findPublishedPage } from '#server/pages/published-page.ts';
import { publicSettings } from '#server/settings/public-settings.ts';
import { withHead } from './page-head.ts';
import { loadRendering, type RenderedPages, readableWithoutScripts, withMarkup } from './rendered-page.ts';
import { sendPage } from './send-page.ts';

/** Number of cached pages; one differs by the settings, too. */
const maxEntries = 50;

/** The app at the address of a content page, rendered with its name, description and text; 404 for an unknown one. */
export async function contentPageRoutes(
  app: FastifyInstance,
  { context, root, pageTheme }: RenderedPages,
): Promise<void> {
  const rendering = await loadRendering(root, 'page.html', 'index.html');
  if (rendering === null) return;
  const { template, renderers } = rendering;
  const pages = new LruCache<string>(maxEntries);

  async function render({ ip, params }: FastifyRequest<{ Params: { id: string } }>) {
    try {
      const page = await findPublishedPage(context.db, params.id);
      if (page === null) return { html: template, status: 404 as const };
      const { description, ...shown } = page;
      const settings = await publicSettings(context, ip);
      const key = JSON.stringify([page, settings]);
      const known = pages.get(key);
      if (known !== undefined) return { html: known, status: 200 as const };
      const titled = withHead(template, { title: page.name, description });
      const html =
        renderers === null
          ? titled
          : readableWithoutScripts(withMarkup(titled, renderers.renderContentPage(shown, settings)));
      pages.set(key, html);
      return { html, status: 200 as const };
    } catch (error) {
      // the app itself shows the error
      context.log.error({ err: error }, 'content page');
      return { html: template, status: 200 as const };
    }
  }
  app.get<{ Params: { id: string } }>('/pages/:id', async (request, reply) =>
    sendPage(request, reply, { ...(await render(request)), theme: pageTheme() }),
  );
}
