import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asCaller } from '#server/db/callers.ts';
import { fromPrimary } from '#server/db/read-session.ts';
import { findReader, type Reader } from './reading-cookie.ts';
import { type RenderedPages, withInlineStyles } from './rendered-page.ts';
import { sendOwnPage } from './send-page.ts';

interface OwnPage {
  readonly path: string;
  /** The rendered page; null if the app has to show it. */
  readonly render: (reader: Reader, request: FastifyRequest) => Promise<string | null>;
}

/**
 * A page that is rendered for the member of the reading cookie. It hides what is rendered unless the device has the tokens
 * that were issued with the cookie, and shows the same there. Anybody else gets the page of the app.
 */
export function ownPageRoute(
  app: FastifyInstance,
  { context, pageTheme }: RenderedPages,
  { path, render }: OwnPage,
): void {
  async function renderFor(request: FastifyRequest): Promise<string | null> {
    try {
      const reader = await findReader(context, request);
      if (reader === null) return null;
      // a replica might not know yet what the member avoids
      return await asCaller(reader.userId, () => fromPrimary(() => render(reader, request)));
    } catch (error) {
      // the app itself shows the error
      context.log.error({ err: error, path }, 'server-rendered page');
      return null;
    }
  }
  app.get(path, async (request, reply) => {
    const html = await renderFor(request);
    if (html !== null) return sendOwnPage(reply, { ...withInlineStyles(html), theme: pageTheme() });
    reply.callNotFound();
    return reply;
  });
}
