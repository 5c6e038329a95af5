import type { Handler } from '#server/context.ts';
import { setAutoRenewal } from '#server/membership/change-renewal.ts';

export const enableAutoRenewal: Handler<'enableAutoRenewal'> = async (context, { params, member }) => {
  await setAutoRenewal(context, member.userId, params.id, true);
  return { message: 'Auto renew has been enabled.' };
};
