import { fromPromise } from 'xstate';
import {
  type AssertionOutcome,
  type ExchangeOutcome,
  type Proof,
  secondStepMachine,
} from '#machines/auth/second-step.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { setFlag } from '#src/api/session-flags.ts';
import { storeTokens } from '#src/api/token-store.ts';
import { assertPasskey } from './passkeys.ts';
import { clearSecondStep, readSecondStep } from './stored-second-step.ts';

/** Field of the grant for each method. */
const fields = { passkey: 'assertion', authenticator: 'code', recovery_code: 'recovery_code' } as const;

const exchangeProof = fromPromise<ExchangeOutcome, Proof>(async ({ input: { method, text }, signal }) => {
  const step = readSecondStep();
  if (step === null) return { kind: 'ok', value: 'expired' };
  const body = {
    grant_type: 'two_step' as const,
    client_id: 'app',
    client_secret: 'app',
    two_step_token: step.token,
    [fields[method]]: text,
  };
  const outcome = await outcomeOf(client.POST('/auth/token', { body, signal }), (tokens) => {
    clearSecondStep();
    // before the tokens, as other tabs act on those
    if (step.way === 'code') setFlag('viaCode');
    storeTokens(tokens);
    return 'signedIn' as const;
  });
  if (outcome.kind !== 'unavailable' || outcome.status !== 400) return outcome;
  clearSecondStep();
  return { kind: 'ok', value: 'expired' };
});

export const secondStepFlow = secondStepMachine.provide({
  actors: {
    askPasskey: fromPromise<AssertionOutcome>(async () => {
      const request = readSecondStep()?.passkey ?? null;
      return request === null ? { kind: 'unavailable', status: null, message: null } : assertPasskey(request);
    }),
    exchangeProof,
  },
});
