import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Content security policy of an app page. Scripts: only the app's own files, no eval. Inline styles and scripts:
 * only those whose hash is given, which are the critical ones of the build. Fonts, workers and the manifest follow
 * the default. Pictures also come from the given origins, those of the operator's settings.
 */
export const contentSecurityPolicy = (
  { styles, scripts }: InlineHashes,
  pictureOrigins: readonly string[] = [],
  callOrigins: readonly string[] = [],
) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    ["img-src 'self' data: blob:", ...pictureOrigins].join(' '),
    ["connect-src 'self'", ...callOrigins].join(' '),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const hashesOf = (page: string, element: RegExp) =>
  [...page.matchAll(element)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );

/** CSP hashes of the style elements in a page. */
export const styleHashes = (page: string): string[] => hashesOf(page, /<style[^>]*>([\s\S]*?)<\/style>/g);

/** The policy, which also allows these style elements. */
export const allowStyles = (policy: string, styles: string): string =>
  styleHashes(styles).reduce((text, hash) => text.replace("style-src 'self'", `$& '${hash}'`), policy);

/** CSP hashes of what is inline in the pages, each once: styles, and scripts without attributes. */
export const inlineHashes = (pages: readonly string[]): InlineHashes => ({
  styles: [...new Set(pages.flatMap(styleHashes))],
  scripts: [...new Set(pages.flatMap((page) => hashesOf(page, /<script>([\s\S]*?)<\/script>/g)))],
});

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
  const policy = contentSecurityPolicy(inlineHashes(pages));
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    if (ownFiles.test(url)) reply.headers(fileHeaders);
    else if (isCall.test(url)) reply.headers(callHeaders);
    else reply.headers({ ...headers, 'content-security-policy': policy });
  });
}
