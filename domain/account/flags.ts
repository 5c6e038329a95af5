import type { OperationResponse } from '#contract/operations.ts';

export type Metas = OperationResponse<'listMetas'>['data'];

/** The metas that decide where a sign-in leads. */
export interface AccountFlags {
  readonly firstLogin: boolean;
  readonly firstMembership: boolean;
  /** URL of an unfinished checkout. */
  readonly checkoutUrl: string | null;
}

/** Flags before any have loaded. */
export const noFlags: AccountFlags = { firstLogin: false, firstMembership: false, checkoutUrl: null };

const onWords: readonly unknown[] = [true, 1, 'true', '1'];

/** Flags come as booleans, as the texts `true` and `false`, and as 1 and 0; anything else counts as false. */
export const isFlagOn = (value: unknown): boolean =>
  onWords.includes(typeof value === 'string' ? value.trim().toLowerCase() : value);

export function accountFlags(metas: Metas): AccountFlags {
  const metaOf = (name: Metas[number]['name']) => metas.find((meta) => meta.name === name)?.value;
  const url = metaOf('subscription_checkout_url');
  return {
    firstLogin: isFlagOn(metaOf('first_login')),
    firstMembership: isFlagOn(metaOf('first_membership')),
    checkoutUrl: typeof url === 'string' && url !== '' ? url : null,
  };
}
