import { removeFactor } from '#server/accounts/two-step/change-factors.ts';
import { requireConfirmation } from '#server/accounts/two-step/require-confirmation.ts';
import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { removeAuthenticator as remove } from '#server/queries/authenticators.ts';

export const removeAuthenticator: Handler<'removeAuthenticator'> = async (context, call) => {
  await requireConfirmation(context, call.member, call.body);
  await removeFactor(context, call, 'authenticatorRemoved', async (tx, now) => {
    if (!(await remove(tx, call.member.userId, now))) throw notFound();
  });
  return { message: 'The authenticator app is removed.' };
};
