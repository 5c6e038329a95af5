import { lookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface PublicPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly signal: AbortSignal;
}
/** Sends and answers the status; rejects when there is none. */
export type SendPost = (post: PublicPost) => Promise<number>;

/** As the system looks names up, but what is not public counts as not found; the address looked at is the one connected to. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const all = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = all;
    if (first === undefined || all.length < addresses.length)
      return done(Object.assign(new Error('not a public address'), { code: 'ENOTFOUND' }), []);
    if (options.all) return done(null, all);
    return done(null, first.address, first.family);
  });
};

/** Posts to an https address that a member gave: to the public internet alone, following no redirects. */
export const postPublic: SendPost = ({ url, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const { protocol, hostname } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    // of an address without a name nothing is looked up
    const isNumeric = /^[\d.]+$/.test(host) || host.includes(':');
    if (protocol !== 'https:' || (isNumeric && !isPublicAddress(host))) {
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
