import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { LruCache } from '#server/db/lru-cache.ts';
import { publicSettings } from '#server/settings/public-settings.ts';
import { loadRenderers } from './page-renderers.ts';
import type { PageTheme } from './page-theme.ts';
import { sendPage } from './send-page.ts';

interface Options {
  readonly context: Context;
  /** Folder of the built app. */
  readonly root: string;
  readonly pageTheme: () => PageTheme;
}

/** Number of cached pages; they differ by the settings, and by the sign-ins that are offered at an address. */
const maxEntries = 20;
const shell = /<div id="root">[\s\S]*?<\/div>(?=\s*<noscript>)/;
const inlined = /data-src="([^"]+)" src="[^"]+"/g;

/** The markup in the page, with the pictures that the build has inlined into it. */
function withMarkup(page: string, markup: string): string {
  const pictures = [...page.matchAll(inlined)].map(([attributes, path]) => [`src="${path}"`, attributes]);
  const drawn = pictures.reduce(
    (text, [plain = '', attributes = '']) => text.replaceAll(plain, () => attributes),
    markup.replace(/<link rel="preload"[^>]*>/g, ''),
  );
  return page.replace(shell, () => `<div id="root">${drawn}</div>`);
}

/** The landing page, drawn with the site's pages and ways to sign in. */
export async function landingRoutes(
  app: FastifyInstance,
  { context, root, pageTheme }: Options,
): Promise<void> {
  const file = join(root, 'landing.html');
  const renderers = await loadRenderers(root);
  if (renderers === null || !existsSync(file)) return;
  const template = readFileSync(file, 'utf8');
  const { drawLanding } = renderers;
  const pages = new LruCache<string>(maxEntries);

  async function draw({ ip }: FastifyRequest): Promise<string | null> {
    try {
      const settings = await publicSettings(context, ip);
      const key = JSON.stringify(settings);
      const page = pages.get(key) ?? withMarkup(template, drawLanding(settings));
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
      const html = await draw(request);
      if (html !== null) return sendPage(request, reply, { html, theme: pageTheme(), status: 200 });
      reply.callNotFound();
      return reply;
    });
}
