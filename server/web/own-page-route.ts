import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asCaller } from '#server/db/callers.ts';
import { fromPrimary } from '#server/db/read-session.ts';
import { type DrawnPages, withInlineStyles } from './drawn-page.ts';
import { findReader, type Reader } from './reading-cookie.ts';
import { sendOwnPage } from './send-page.ts';

interface OwnPage {
  readonly path: string;
  /** The drawn page; null if the app has to show it. */
  readonly draw: (reader: Reader, request: FastifyRequest) => Promise<string | null>;
}

/**
 * A page that is drawn for the member of the reading cookie. It hides what is drawn unless the device has the tokens
 * that were issued with the cookie, and shows the same there. Anybody else gets the page of the app.
 */
export function ownPageRoute(
  app: FastifyInstance,
  { context, pageTheme }: DrawnPages,
  { path, draw }: OwnPage,
): void {
  async function drawFor(request: FastifyRequest): Promise<string | null> {
    try {
      const reader = await findReader(context, request);
      if (reader === null) return null;
      // a replica might not know yet what the member avoids
      return await asCaller(reader.userId, () => fromPrimary(() => draw(reader, request)));
    } catch (error) {
      // the app itself shows the error
      context.log.error({ err: error, path }, 'drawn page');
      return null;
    }
  }
  app.get(path, async (request, reply) => {
    const html = await drawFor(request);
    if (html !== null) return sendOwnPage(reply, { ...withInlineStyles(html), theme: pageTheme() });
    reply.callNotFound();
    return reply;
  });
}
