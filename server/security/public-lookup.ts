import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** `dns.lookup` that hides non-public addresses. The checked address is the one connected to, which prevents DNS rebinding. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
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

/** An https address whose host is a name, to be looked up by publicLookup, or an IP address of the public internet. */
export function isPublicUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  // an IP address is not passed to the lookup
  const isNumeric = /^[\d.]+$/.test(host) || host.includes(':');
  return protocol === 'https:' && !(isNumeric && !isPublicAddress(host));
}
