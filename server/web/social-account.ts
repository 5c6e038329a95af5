import { cleanName } from '#domain/member/clean-name.ts';
import { type SocialProfile, SocialSignInFailure } from '#server/context/social-provider.ts';
import type { Context } from '#server/context.ts';
import { findSettings } from '#server/queries/settings.ts';
import { accountOfSocial } from '#server/queries/social-identities.ts';
import { emailKey } from '#server/queries/users.ts';

/** The name within the contract's limits; the placeholder for a missing one. */
function nameOf({ name }: SocialProfile): string {
  const clean = cleanName(name ?? '');
  return cleanName([...clean].slice(0, 100).join('')) || '__';
}

const isIdentity = ({ issuer, subject }: SocialProfile) =>
  issuer !== '' && /^[^\p{Cc}\p{Cs}]{1,255}$/u.test(subject);

function emailOf({ email }: SocialProfile): string | null {
  const isOne =
    email !== null && email.length <= 254 && /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+$/u.test(email);
  return isOne ? email : null;
}

/**
 * The provider's verification counts only for an address that normalization leaves unchanged, as it maps some distinct
 * letters to one (the Kelvin sign becomes a k).
 */
const isVouchedFor = (email: string | null, isVerified: boolean) =>
  isVerified && email !== null && email.replace(/[A-Z]/g, (sign) => sign.toLowerCase()) === emailKey(email);

/** Finds or creates the user of a provider's profile. Throws SocialSignInFailure. */
export async function userOfProfile({ db, config, now }: Context, profile: SocialProfile): Promise<string> {
  if (!isIdentity(profile)) throw new SocialSignInFailure('failed', 'subject');
  const email = emailOf(profile);
  const { registration } = await findSettings(db);
  const account = await accountOfSocial(db, {
    issuer: profile.issuer,
    subject: profile.subject,
    email,
    isEmailVerified: isVouchedFor(email, profile.isEmailVerified),
    name: nameOf(profile),
    partnerId: config.partnerId,
    isOpen: registration !== false,
    now: now(),
  });
  if (account.kind !== 'account') throw new SocialSignInFailure(account.kind, 'account');
  return account.userId;
}
