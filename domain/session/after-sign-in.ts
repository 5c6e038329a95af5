import type { Place } from './place.ts';

/** How the present session began: with stored tokens, by a form, or with an account made a moment ago. */
export type SignInWay = 'restored' | 'password' | 'newAccount';

export interface Arrival {
  readonly way: SignInWay;
}

/** Where a signed-in user belongs who stands on a page for guests. */
export function afterSignIn(arrival: Arrival): Place {
  if (arrival.way === 'newAccount') return { to: 'membershipChoice' };
  return { to: 'dashboard' };
}
