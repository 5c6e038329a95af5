import { referralCodeIn } from '#domain/member/referral-code.ts';

const key = 'referral_code';

/** Stores the referral code of a URL; a newer one replaces it. */
export function storeReferralCode(address: string): void {
  const code = referralCodeIn(new URL(address).searchParams);
  if (code === null) return;
  try {
    localStorage.setItem(key, code);
  } catch (error) {
    // without storage the page is still shown
    console.warn(error);
  }
}

/** The stored referral code, for the next sign-up on this device; null without one. */
export function readReferralCode(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Removes a used or invalid code, unless a newer one is stored. */
export function clearReferralCode(code: string): void {
  if (readReferralCode() === code) localStorage.removeItem(key);
}
