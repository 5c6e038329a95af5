import { createHash } from 'node:crypto';

/** ETag of a page's text. */
export const etagOf = (html: string): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
