import type { Handler } from '#server/context.ts';
import { readBilling } from '#server/membership/billing.ts';

export const getBilling: Handler<'getBilling'> = async (context, { member, origin }) => ({
  data: await readBilling(context, member.userId, origin),
});
