import type { OperationAnswer } from '#contract/operations.ts';
import type { Db } from '#server/db/connect.ts';
import { findMetas } from './metas.ts';
import { findUser } from './users.ts';

/** The user as the current-user calls show it; undefined when the account is gone. */
export async function findCurrentUser(
  db: Db,
  userId: string,
): Promise<OperationAnswer<'getCurrentUser'>['data'] | undefined> {
  const user = await findUser(db, userId);
  if (user === undefined) return undefined;
  // The user and the metas show one and the same pending checkout (OR-10).
  const checkoutUrl = (await findMetas(db, userId)).get('subscription_checkout_url');
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    email_verified_at: user.email_verified_at?.toISOString() ?? null,
    created_at: user.created_at.toISOString(),
    profile_photo_url: user.profile_photo_url,
    date_of_birth: user.date_of_birth,
    bio: user.bio,
    gender: user.gender,
    weight: user.weight,
    height: user.height,
    features: [],
    activated_subscription: null,
    latest_subscription: null,
    subscriptions: [],
    subscription_checkout_url: typeof checkoutUrl === 'string' ? checkoutUrl : null,
    referral_code: user.referral_code,
    affiliate: { referred_by: user.referred_by },
  };
}
