import { externalLink } from '#domain/membership/external-links.ts';
import type { User } from '#domain/session/user.ts';

function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? hostname.replace(/\.$/, '') : null;
}

/**
 * Hosts of the external shop: the host of its URL, unless there is none, and the hosts from the settings.
 */
export function shopHostsOf(shopAddress: string | null, named: readonly string[]): readonly string[] {
  const linked = shopAddress === null ? null : hostOf(shopAddress);
  const others = named.map((host) => host.toLowerCase());
  return [...new Set(linked === null ? others : [linked, ...others])];
}

/** Whether a link leads to one of the hosts or below it: `www.shop.example` is below `shop.example`. */
function leadsTo(href: string, hosts: readonly string[]): boolean {
  // a protocol-relative link takes the scheme of the page
  const host = hostOf(/^\s*[\\/]{2}/.test(href) ? `https:${href.trim()}` : href);
  return host !== null && hosts.some((shop) => host === shop || host.endsWith(`.${shop}`));
}

/**
 * Whether a link is replaced by one to the membership plans: it points to the external shop, and the reader (null: a
 * guest) has no activated subscription.
 */
export const leadsToPlans = (
  href: string,
  shopHosts: readonly string[],
  reader: Pick<User, 'activated_subscription'> | null,
): boolean => externalLink(reader, href)?.isOpen !== true && leadsTo(href, shopHosts);
