import { addFactor } from '#server/accounts/two-step/change-factors.ts';
import { openSetup } from '#server/accounts/two-step/open-setup.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { putAuthenticator } from '#server/queries/authenticators.ts';
import { authenticatorStep } from '#server/security/authenticator-app.ts';

export const addAuthenticator: Handler<'addAuthenticator'> = async (context, call) => {
  const { userId } = call.member;
  const { secret, consume } = await openSetup(context, call.member, 'authenticator', 'code');
  const step = authenticatorStep(secret, call.body.code.replace(/\s/g, ''), context.now());
  if (step === null)
    throw invalid({
      code: [
        'This code isn’t right. Enter the one your app shows now, and check that your phone’s clock is right.',
      ],
    });
  const codes = await addFactor(context, call, 'authenticatorAdded', async (tx, now) => {
    await consume(tx);
    await putAuthenticator(tx, { userId, encrypted: context.secrets.encrypt(secret), step, now });
  });
  return { message: 'The authenticator app is added.', data: { recovery_codes: codes } };
};
