import { referralCodeIn } from '#domain/member/referral-code.ts';

const key = 'referral_code';

/** Keeps the code that an address brings along; the newest stays. */
export function keepReferralCode(address: string): void {
  const code = referralCodeIn(new URL(address).searchParams);
  if (code === null) return;
  try {
    localStorage.setItem(key, code);
  } catch (error) {
    // a device that keeps nothing still shows the page
    console.warn(error);
  }
}
