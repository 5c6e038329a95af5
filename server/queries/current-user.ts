import type { OperationResponse } from '#contract/operations.ts';
import { features } from '#domain/membership/features.ts';
import { featuresWithHousehold } from '#domain/membership/features-with-household.ts';
import { accessUntil, isCurrent, statusAt } from '#domain/membership/subscription.ts';
import { subscriptionStatusText } from '#domain/membership/subscription-status-text.ts';
import type { Db } from '#server/db/connect.ts';
import { findOpenCheckoutUrl } from './checkouts.ts';
import { isCurrentConsent, listConsentStates } from './consents.ts';
import { findFeatureSources } from './feature-sources.ts';
import { listSubscriptions, type SubscriptionRow, standingOf } from './subscriptions.ts';
import { findUser } from './users.ts';

const accessOf = (row: SubscriptionRow) => ({
  status: row.status,
  autoRenew: row.auto_renew,
  dueDate: row.due_date,
  accessEndsAt: row.access_ends_at,
});

const subscriptionResponse = (row: SubscriptionRow, now: Date) => ({
  id: row.id,
  subscription_name: row.package_name,
  product: { id: row.package_id, name: row.package_name },
  status: statusAt(accessOf(row), now),
  duration: row.duration,
  price: row.cents / 100,
  currency: row.currency,
  auto_renew: row.auto_renew,
  due_date: row.due_date?.toISOString() ?? null,
  trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
  access_until: accessUntil(accessOf(row))?.toISOString() ?? null,
  explanation: subscriptionStatusText(standingOf(row), now),
  created_at: row.started_at.toISOString(),
});

/** The user as the current-user operations return it; undefined when the account was deleted. */
export async function findCurrentUser(
  db: Db,
  userId: string,
  now: Date,
): Promise<OperationResponse<'getCurrentUser'>['data'] | undefined> {
  const [user, rows, access, checkoutUrl, consents] = await Promise.all([
    findUser(db, userId),
    listSubscriptions(db, userId),
    findFeatureSources(db, userId),
    findOpenCheckoutUrl(db, userId, now),
    listConsentStates(db, userId),
  ]);
  if (user === undefined) return undefined;
  const held = access === undefined ? [] : featuresWithHousehold(access, now);
  const subscriptions = rows.map((row) => subscriptionResponse(row, now));
  const current = subscriptions.findIndex(({ status }) => isCurrent(status));
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
    // as every call is authorized, so that the app opens what the server allows
    features: features.filter((feature) => held.includes(feature)),
    activated_subscription: subscriptions[current] ?? null,
    latest_subscription: subscriptions[0] ?? null,
    subscriptions,
    subscription_checkout_url: checkoutUrl,
    referral_code: user.referral_code,
    affiliate: { referred_by: user.referred_by },
    consents: consents.map((state) => ({
      id: state.id,
      is_current: isCurrentConsent(state),
      is_wanted: state.id === 'health' && state.hasData && !isCurrentConsent(state),
    })),
  };
}
