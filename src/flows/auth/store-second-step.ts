import type { components } from '#contract/api.ts';

type Refusal = components['schemas']['SignInRefusal'];

export type FirstStepWay = 'password' | 'code';

/** A sign-in that has passed its first step, in session storage, so that it survives a reload. */
export interface SecondStep extends NonNullable<Refusal['two_step']> {
  readonly token: string;
  readonly way: FirstStepWay;
  /** Expiry, as in `Date.now()`. */
  readonly until: number;
}

/**
 * Session storage key; read by src/flows/auth/stored-second-step.ts, which pages without a second step load
 * without this module.
 */
export const secondStepKey = 'second_step';

/** Stores what the server requires for the second step; false if it requires none. */
export function storeSecondStep(refusal: unknown, way: FirstStepWay): boolean {
  const { two_step_token: token, two_step: step } = Object(refusal) as Partial<Refusal>;
  if (!token || !step) return false;
  const stored: SecondStep = { ...step, token, way, until: Date.now() + step.expires_in * 1000 };
  sessionStorage.setItem(secondStepKey, JSON.stringify(stored));
  return true;
}
