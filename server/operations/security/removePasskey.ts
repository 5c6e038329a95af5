import { removeFactor } from '#server/accounts/two-step/change-factors.ts';
import { requireConfirmation } from '#server/accounts/two-step/require-confirmation.ts';
import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { removePasskey as remove } from '#server/queries/passkeys.ts';

export const removePasskey: Handler<'removePasskey'> = async (context, call) => {
  await requireConfirmation(context, call.member, call.body);
  await removeFactor(context, call, 'passkeyRemoved', async (tx, now) => {
    const removed = await remove(tx, { userId: call.member.userId, id: call.params.id, now });
    if (removed === undefined) throw notFound();
  });
  return { message: 'The passkey is removed.' };
};
