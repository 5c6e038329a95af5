import { request } from 'node:https';
import { isPublicUrl, publicLookup } from './public-lookup.ts';

export interface PublicPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly signal: AbortSignal;
}
/** Sends and answers the status; rejects when there is none. */
export type SendPost = (post: PublicPost) => Promise<number>;

/** Posts to an https address that a member gave: to the public internet alone, following no redirects. */
export const postPublic: SendPost = ({ url, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    if (!isPublicUrl(url)) {
      reject(new Error('not a public address'));
      return;
    }
    const sent = request(url, { method: 'POST', headers, signal, lookup: publicLookup, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      // nobody reads what it says
      response.destroy();
    });
    sent.end(body);
  });
