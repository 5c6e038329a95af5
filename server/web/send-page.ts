import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from './page-etag.ts';
import { applyTheme, type PageTheme } from './page-theme.ts';
import { allowStyles } from './security-headers.ts';

interface RenderedPage {
  readonly html: string;
  readonly theme: PageTheme;
  readonly status: 200 | 404;
}

/** Sends a themed page with an ETag; 304 to a browser that has it cached. */
export function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { html, theme, status }: RenderedPage,
): FastifyReply {
  const text = applyTheme(html, theme);
  const etag = etagOf(text);
  reply.isShared = true;
  reply
    .header('cache-control', 'no-cache')
    .header('etag', etag)
    .header('content-security-policy', theme.policy);
  if (status === 200 && headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.code(status).type('text/html; charset=utf-8').send(text);
}

type PrivatePage = Pick<RenderedPage, 'html' | 'theme'>;

/** Sends a themed page for members that is the same for all of them, so its compressed form is kept. */
export function sendPrivatePage(reply: FastifyReply, page: PrivatePage): FastifyReply {
  reply.isShared = true;
  return sendOwnPage(reply, page);
}

interface OwnPage extends PrivatePage {
  /** The style elements of this page alone. */
  readonly style?: string;
}

/** Sends a themed page that depends on a cookie: no browser, proxy or service worker may keep it, nor this server. */
export function sendOwnPage(reply: FastifyReply, { html, theme, style = '' }: OwnPage): FastifyReply {
  reply.isOwnPage = true;
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', allowStyles(theme.policy, style))
    .type('text/html; charset=utf-8')
    .send(applyTheme(html, theme));
}
