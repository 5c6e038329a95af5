import type { OperationResponse } from '#contract/operations.ts';
import { isFlagOn } from './is-flag-on.ts';

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

export function accountFlags(metas: Metas): AccountFlags {
  const metaOf = (name: Metas[number]['name']) => metas.find((meta) => meta.name === name)?.value;
  const url = metaOf('subscription_checkout_url');
  return {
    firstLogin: isFlagOn(metaOf('first_login')),
    firstMembership: isFlagOn(metaOf('first_membership')),
    checkoutUrl: typeof url === 'string' && url !== '' ? url : null,
  };
}
