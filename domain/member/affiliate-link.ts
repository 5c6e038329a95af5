import { isWebAddress } from '#domain/settings/web-address.ts';

/** The address by which a member brings others: that of the app in the settings, else where the app was loaded from. */
export function affiliateLink(code: string, appUrl: string | null, origin: string): string {
  const ofSettings = appUrl?.trim() ?? '';
  const address = new URL(isWebAddress(ofSettings) ? ofSettings : '/', origin);
  address.searchParams.set('aff', code);
  return address.href;
}
