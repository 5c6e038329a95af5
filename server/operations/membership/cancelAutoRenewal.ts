import type { Handler } from '#server/context.ts';
import { setAutoRenewal } from '#server/membership/change-renewal.ts';

export const cancelAutoRenewal: Handler<'cancelAutoRenewal'> = async (context, { params, member }) => {
  await setAutoRenewal(context, member.userId, params.id, false);
  return { message: 'Auto renew has been cancelled.' };
};
