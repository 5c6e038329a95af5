import type { Handler } from '#server/context.ts';
import { cancelSubscription as cancel } from '#server/membership/change-renewal.ts';

export const cancelSubscription: Handler<'cancelSubscription'> = async (context, { params, member }) => {
  await cancel(context, member.userId, params.id);
  return { message: 'Your subscription has been cancelled' };
};
