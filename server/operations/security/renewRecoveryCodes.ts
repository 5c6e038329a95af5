import { renewCodes } from '#server/accounts/two-step/change-factors.ts';
import { requireConfirmation } from '#server/accounts/two-step/require-confirmation.ts';
import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { isTwoStepOn } from '#server/queries/two-step.ts';

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (context, call) => {
  await requireConfirmation(context, call.member, call.body);
  const codes = await renewCodes(context, call, async (tx) => {
    if (!(await isTwoStepOn(tx, call.member.userId))) throw notFound();
  });
  return { message: 'These are your new recovery codes.', data: { recovery_codes: codes } };
};
