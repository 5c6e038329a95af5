import type { AccountChangeKind } from './account-changes.ts';

/** The right of an address to take an account back: a change that it can still revert. */
export interface AccountClaim {
  /** Of an older change it is lower. */
  readonly position: number;
  readonly kind: AccountChangeKind;
  /** Normalized address from before the change. */
  readonly emailKey: string;
  /** When that address was confirmed; null: never, by then. */
  readonly verifiedAt: Date | null;
}

/** The oldest claim of an address that the account was moved away from; claims are ordered by position. */
export const homeClaim = <Claim extends AccountClaim>(
  claims: readonly Claim[],
  emailKey: string,
): Claim | null => claims.find((claim) => claim.kind === 'email' && claim.emailKey === emailKey) ?? null;

/** Claims of other addresses that are later than the one of this address. */
export function claimsAfterHome<Claim extends AccountClaim>(
  claims: readonly Claim[],
  emailKey: string,
): readonly Claim[] {
  const home = homeClaim(claims, emailKey);
  if (home === null) return [];
  return claims.filter((claim) => claim.position > home.position && claim.emailKey !== emailKey);
}

/**
 * The claim that an account with a never confirmed address goes back to when somebody proves that address: the
 * last one of a confirmed address, else the oldest. Null: the address is its first, or was its own before.
 */
export function rightfulClaim<Claim extends AccountClaim>(
  claims: readonly Claim[],
  emailKey: string,
): Claim | null {
  const home = homeClaim(claims, emailKey);
  const earlier = claims.filter(
    (claim) =>
      claim.kind === 'email' &&
      claim.emailKey !== emailKey &&
      (home === null || claim.position < home.position),
  );
  return earlier.findLast(({ verifiedAt }) => verifiedAt !== null) ?? earlier[0] ?? null;
}
