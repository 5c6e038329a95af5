import type { components } from '#contract/api.ts';
import type { FirstStep } from '#machines/auth/credentials.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { storeTokens } from '#src/api/token-store.ts';
import { type FirstStepWay, storeSecondStep } from './store-second-step.ts';

/** Exchanges the first step of a sign-in for tokens and stores them, or stores what the second step needs. */
export async function exchangeTokens(
  body: components['schemas']['TokenRequest'],
  step: FirstStepWay,
  signal: AbortSignal,
): Promise<Outcome<FirstStep>> {
  const call = client.POST('/auth/token', { body, signal });
  const outcome = await outcomeOf(call, (tokens): FirstStep => {
    storeTokens(tokens);
    return 'signedIn';
  });
  if (outcome.kind !== 'forbidden') return outcome;
  const { error } = await call;
  return storeSecondStep(error, step) ? { kind: 'ok', value: 'secondStep' } : outcome;
}
