import { createHash } from 'node:crypto';

/** Names the text of a page, so that a browser which has it need not fetch it again. */
export const etagOf = (html: string): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
