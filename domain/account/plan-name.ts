import type { User } from '#domain/session/user.ts';

/** The name of the member's plan at the time of purchase; `Free` without a current one. */
export const planName = ({ activated_subscription: plan }: Pick<User, 'activated_subscription'>): string =>
  plan?.subscription_name || plan?.product.name || 'Free';
