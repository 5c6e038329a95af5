import { isWebAddress } from '#domain/settings/web-address.ts';

/** A member's referral link: based on the app URL in the settings, else on the origin of the app. */
export function affiliateLink(code: string, appUrl: string | null, origin: string): string {
  const ofSettings = appUrl?.trim() ?? '';
  const address = new URL(isWebAddress(ofSettings) ? ofSettings : '/', origin);
  address.searchParams.set('aff', code);
  return address.href;
}
