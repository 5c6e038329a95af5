import type { Handler } from '#server/context.ts';
import { startCheckout as start } from '#server/membership/start-checkout.ts';

export const startCheckout: Handler<'startCheckout'> = async (context, { body, member, languages }) => {
  const url = await start(context, {
    userId: member.userId,
    packageId: body.package_id,
    duration: body.package_duration ?? 'monthly',
    code: body.discount_code ?? null,
    languages,
  });
  return { data: { url } };
};
