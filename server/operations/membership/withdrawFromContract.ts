import type { Handler } from '#server/context.ts';
import { withdraw } from '#server/membership/withdraw.ts';

export const withdrawFromContract: Handler<'withdrawFromContract'> = async (context, { params, member }) => {
  await withdraw(context, member.userId, params.id);
  return { message: 'We’ve received your withdrawal and emailed you a confirmation.' };
};
