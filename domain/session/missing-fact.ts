import { type AccountFlags, noFlags } from '#domain/account/flags.ts';
import { type Arrival, afterSignIn } from './after-sign-in.ts';

/** Known facts; null for those not fetched yet. */
export interface KnownArrival extends Pick<Arrival, 'way' | 'user' | 'settings'> {
  readonly flags: AccountFlags | null;
  readonly hasPlans: boolean | null;
}

const everyFlag: AccountFlags = {
  firstLogin: true,
  firstMembership: true,
  checkoutUrl: 'https://example.com',
};

/** The next fact to fetch: only one that could still change the redirect. Null when it is certain. */
export function missingFact({ flags, hasPlans, ...known }: KnownArrival): 'flags' | 'plans' | null {
  const decide = (some: AccountFlags, plans: boolean) =>
    JSON.stringify(afterSignIn({ ...known, flags: some, hasPlans: plans }));
  if (flags === null && decide(everyFlag, true) !== decide(noFlags, false)) return 'flags';
  const decided = flags ?? noFlags;
  return hasPlans === null && decide(decided, true) !== decide(decided, false) ? 'plans' : null;
}

/** The decision with the known facts; unknown ones count as false. */
export const placeOf = ({ flags, hasPlans, ...known }: KnownArrival) =>
  afterSignIn({ ...known, flags: flags ?? noFlags, hasPlans: hasPlans ?? false });
