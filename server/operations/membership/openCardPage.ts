import { returnPaths } from '#server/context/payment.ts';
import type { Handler } from '#server/context.ts';
import { invalid, paymentUnavailable, tooMany } from '#server/errors.ts';
import { findCharged } from '#server/membership/billing.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { inSeconds, limits } from '#server/security/limits.ts';

export const openCardPage: Handler<'openCardPage'> = async (context, { member, origin }) => {
  const { db, now, payments } = context;
  if (payments === null) throw paymentUnavailable();
  const charged = await findCharged(context, member.userId);
  if (charged === undefined)
    throw invalid({ subscription: ['There’s no membership that is charged. Choose a plan first.'] });
  const wait = await consumeQuota(db, limits.payment, member.userId, now());
  if (wait > 0) throw tooMany(inSeconds(wait));
  const { url } = await payments.openCardPage(charged.provider_id, returnPaths.billing);
  return { data: { url: new URL(url, origin).href } };
};
