import type { AccountFlags } from '#domain/account/flags.ts';
import type { Settings } from '#domain/settings/default-settings.ts';
import { isEnabled } from '#domain/settings/is-enabled.ts';
import { isWebAddress } from '#domain/settings/web-address.ts';
import type { Place } from './place.ts';
import type { User } from './user.ts';

/**
 * How the session began: with stored tokens (`restored`), the login form (`password`), the registration form
 * (`newAccount`), a social provider (`code`), or after a step that had to come first (`resumed`).
 */
export type SignInWay = 'restored' | 'password' | 'newAccount' | 'code' | 'resumed';

/** The inputs of the redirect of a signed-in member on a guest page. */
export interface Arrival {
  readonly way: SignInWay;
  readonly user: User;
  readonly settings: Settings;
  readonly flags: AccountFlags;
  /** Whether there is a membership to choose. */
  readonly hasPlans: boolean;
}

/** Where a signed-in member on a guest page is redirected. The first rule that applies wins. */
export function afterSignIn(arrival: Arrival): Place {
  const { way, flags } = arrival;
  if (way === 'code') return { to: 'dashboard', social: true };
  if (isVerificationWanted(arrival)) return { to: 'verification' };

  if (way === 'restored') {
    if (flags.firstMembership && isMembershipSold(arrival)) return { to: 'membershipChoice' };
    return { to: 'dashboard' };
  }

  const url = pendingCheckout(arrival);
  if (url !== null) return { to: 'checkout', url };
  if (flags.firstMembership || way === 'newAccount') return { to: 'membershipChoice' };
  if (flags.firstLogin) return { to: 'firstProfile' };
  return { to: 'dashboard' };
}

const isVerificationWanted = ({ user, settings }: Arrival) =>
  isEnabled(settings.registration_otp_verification) && !user.email_verified_at;

const isMembershipSold = ({ settings, hasPlans }: Arrival) =>
  isEnabled(settings.stripe_connected) && hasPlans;

/** URL of an unfinished checkout; null without one, and for a member with a membership. */
function pendingCheckout({ user, flags }: Arrival): string | null {
  if (user.activated_subscription) return null;
  const url = user.subscription_checkout_url || flags.checkoutUrl;
  return url && isWebAddress(url) ? url : null;
}
