import type { Handler } from '#server/context.ts';
import { leaveCheckout as leave } from '#server/membership/expire-checkout.ts';

export const leaveCheckout: Handler<'leaveCheckout'> = async (context, { member }) => ({
  data: { renewal_restored: await leave(context, member.userId) },
});
