import type { Handler } from '#server/context.ts';
import { startCheckout as start } from '#server/membership/start-checkout.ts';

export const startCheckout: Handler<'startCheckout'> = async (context, call) => {
  const { body, member, languages, origin } = call;
  const request = {
    userId: member.userId,
    packageId: body.package_id,
    duration: body.package_duration ?? ('monthly' as const),
    code: body.discount_code ?? null,
    beginsNow: body.begin_now ?? false,
    languages,
  };
  return { data: { url: await start(context, request, origin) } };
};
