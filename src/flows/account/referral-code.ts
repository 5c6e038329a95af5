import { referralCodeIn } from '#domain/member/referral-code.ts';

const key = 'referral_code';

/** Keeps the code that an address brings along; the newest stays. */
export function storeReferralCode(address: string): void {
  const code = referralCodeIn(new URL(address).searchParams);
  if (code === null) return;
  try {
    localStorage.setItem(key, code);
  } catch (error) {
    // a device that keeps nothing still shows the page
    console.warn(error);
  }
}

/** The code that is kept for anyone who signs in on this device; null without one. */
export function readReferralCode(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** One that has been used, or is good for nothing. A newer one stays. */
export function clearReferralCode(code: string): void {
  if (readReferralCode() === code) localStorage.removeItem(key);
}
