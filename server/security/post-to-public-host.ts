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
/** Resolves to the response; rejects without one. */
export type SendPost = (post: PublicPost) => Promise<PostResponse>;

/** Not a public https URL; a retry is pointless. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/** Posts to an https URL given by a member: to the public internet only, without redirects. */
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
      // discards the body
      response.destroy();
    });
    sent.end(body);
  });
