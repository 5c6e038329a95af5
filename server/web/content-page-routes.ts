import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { findPage } from '#server/queries/pages.ts';
import { withHead } from './page-head.ts';
import type { PageTheme } from './page-theme.ts';
import { sendPage } from './send-page.ts';

interface Options {
  readonly context: Pick<Context, 'db' | 'log'>;
  /** Folder of the built app. */
  readonly root: string;
  readonly pageTheme: () => PageTheme;
}

/** The app at the address of a content page, with its name and description; 404 for an unknown one. */
export async function contentPageRoutes(
  app: FastifyInstance,
  { context, root, pageTheme }: Options,
): Promise<void> {
  const file = join(root, 'index.html');
  if (!existsSync(file)) return;
  const shell = readFileSync(file, 'utf8');
  const headOf = async (id: string) => {
    try {
      const page = await findPage(context.db, id);
      return page === undefined ? null : { title: page.name, description: page.description };
    } catch (error) {
      // the app itself shows the error
      context.log.error({ err: error }, 'page head');
      return 'unknown';
    }
  };
  app.get<{ Params: { id: string } }>('/pages/:id', async (request, reply) => {
    const head = await headOf(request.params.id);
    const html = head === null || head === 'unknown' ? shell : withHead(shell, head);
    return sendPage(request, reply, { html, theme: pageTheme(), status: head === null ? 404 : 200 });
  });
}
