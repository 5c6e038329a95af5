import { codeInAddress } from '#domain/session/code-in-address.ts';

/** The referral code in the query of an address; null without one that could be a code. */
export const referralCodeIn = (query: URLSearchParams): string | null => codeInAddress(query, 'aff');
