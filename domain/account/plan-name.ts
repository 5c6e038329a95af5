import type { User } from '#domain/session/user.ts';

/** The plan a member is on, as it was called when bought; `Free` without one, also after one has ended. */
export const planName = ({ activated_subscription: plan }: Pick<User, 'activated_subscription'>): string =>
  plan?.subscription_name || plan?.product.name || 'Free';
