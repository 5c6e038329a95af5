import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Content security policy of an app page. Scripts: only the app's own files, no eval. Inline styles: only
 * those whose hash is given, which are the critical ones of the build. Fonts, workers and the manifest follow
 * the default. Pictures also come from the given origins, those of the operator's settings.
 */
export const contentSecurityPolicy = (
  styleHashes: readonly string[],
  pictureOrigins: readonly string[] = [],
  callOrigins: readonly string[] = [],
) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    ["img-src 'self' data: blob:", ...pictureOrigins].join(' '),
    ["connect-src 'self'", ...callOrigins].join(' '),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** CSP hashes of the style elements in a page. */
export function styleHashes(page: string): string[] {
  return [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, style = '']) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
  );
}

/** Build files get short headers: the page policy would be most of the bytes of a small file. */
const ownFiles = /^\/(?:(?:assets|icons|brand|backgrounds)\/|manifest\.webmanifest$)/;
const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Headers of API responses: nothing may be loaded or framed. */
const isCall = /^\/api(?:\/|\?|$)/;
const callHeaders = {
  ...fileHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  // Private to one member, so no-store; routes with public content override it.
  'cache-control': 'no-store',
} as const;

const headers = {
  ...fileHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** Headers of every response; a route may set stricter ones. `pages`: the HTML of the built pages. */
export function securityHeaders(app: FastifyInstance, pages: readonly string[]): void {
  const policy = contentSecurityPolicy([...new Set(pages.flatMap(styleHashes))]);
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    if (ownFiles.test(url)) reply.headers(fileHeaders);
    else if (isCall.test(url)) reply.headers(callHeaders);
    else reply.headers({ ...headers, 'content-security-policy': policy });
  });
}
