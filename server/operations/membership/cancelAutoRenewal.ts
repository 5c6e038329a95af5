import type { Handler } from '#server/context.ts';
import { setAutoRenewal } from '#server/membership/change-renewal.ts';

export const cancelAutoRenewal: Handler<'cancelAutoRenewal'> = async (
  context,
  { params, member, isForCheckout },
) => {
  await setAutoRenewal(context, member.userId, params.id, false, isForCheckout);
  return { message: 'Auto renew has been cancelled.' };
};
