import { leadsToPlans, shopHostsOf } from '#domain/content-page/shop-links.ts';
import { externalAddresses } from '#domain/membership/external-links.ts';
import type { User } from '#domain/session/user.ts';
import type { Settings } from '#domain/settings/default-settings.ts';
import { paths } from '#src/paths.ts';
import { defaultExternalAddresses } from './default-external-addresses.ts';

/** Targets of a page's links for this reader (null: a guest): the shop only with an active subscription. */
export function pageLinksOf(
  settings: Settings,
  reader: Pick<User, 'activated_subscription'> | null,
): (href: string) => string {
  const hosts = shopHostsOf(externalAddresses(settings, defaultExternalAddresses).shop, settings.shop_hosts);
  return (href) => (leadsToPlans(href, hosts, reader) ? paths.plans() : href);
}
