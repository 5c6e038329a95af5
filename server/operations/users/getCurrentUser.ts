import type { Handler } from '#server/context.ts';
import { unauthorized } from '#server/errors.ts';
import { findMetas } from '#server/queries/metas.ts';
import { findUser } from '#server/queries/users.ts';

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ db }, { member }) => {
  const user = await findUser(db, member.userId);
  if (user === undefined) throw unauthorized();
  // The user and the metas show one and the same pending checkout (OR-10).
  const checkoutUrl = (await findMetas(db, member.userId)).get('subscription_checkout_url');
  return {
    data: {
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
      referral_code: null,
      affiliate: { referred_by: null },
    },
  };
};
