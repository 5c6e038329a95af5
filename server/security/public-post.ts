import { request } from 'node:https';
import { isPublicUrl, publicLookup } from './public-lookup.ts';

export interface PublicPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly signal: AbortSignal;
}
export interface PostResponse {
  readonly status: number;
  readonly retryAfter: string | null;
}
/** Sends and answers what came back; rejects when nothing does. */
export type SendPost = (post: PublicPost) => Promise<PostResponse>;

/** No https address of the public internet; it will not become one. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/** Posts to an https address that a member gave: to the public internet alone, following no redirects. */
export const postPublic: SendPost = ({ url, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    if (!isPublicUrl(url)) {
      reject(new NotPublic('not a public address'));
      return;
    }
    const sent = request(url, { method: 'POST', headers, signal, lookup: publicLookup, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null });
      // nobody reads what it says
      response.destroy();
    });
    sent.end(body);
  });
