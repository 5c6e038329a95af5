import { isIPv4, isIPv6 } from 'node:net';
import Bowser from 'bowser';
import type { CoarseClient } from '#domain/account/coarse-client.ts';
import { addressKey } from './address-key.ts';

/** User agents of browsers are shorter; parsing longer ones takes time. */
const maxLength = 500;
const plainName = /^[A-Za-z][A-Za-z0-9 .+-]{0,39}$/;
const nameIn = (name: string | undefined) => (name !== undefined && plainName.test(name) ? name : null);

function deviceOf(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, maxLength));
  const system = nameIn(platform.model) ?? nameIn(os.name);
  const program = nameIn(browser.name?.replace(/ for Android$|^Microsoft /, ''));
  if (program === null) return system;
  return system === null ? program : `${program} on ${system}`;
}

/** The /16 of an IPv4 address, the /32 of an IPv6 one. */
function networkOf(address: string): string | null {
  const subscriber = addressKey(address);
  if (isIPv4(subscriber)) return subscriber.replace(/\d+\.\d+$/, 'x.x');
  const [first, second] = subscriber.split(':').map((part) => part.replace(/^0+(?=.)/, ''));
  return isIPv6(address.replace(/%.*$/, '')) ? `${first}:${second}:x:x` : null;
}

export const coarseClient = ({
  userAgent,
  address,
}: {
  userAgent: string;
  address: string;
}): CoarseClient => ({
  device: deviceOf(userAgent),
  network: networkOf(address),
});
