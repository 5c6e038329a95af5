import { codeInAddress } from '#domain/session/code-in-address.ts';

/** The referral code in a query string; null without a plausible one. */
export const referralCodeIn = (query: URLSearchParams): string | null => codeInAddress(query, 'aff');
