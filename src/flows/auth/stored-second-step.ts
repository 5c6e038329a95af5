import { type SecondStep, secondStepKey } from './store-second-step.ts';

/** Null without one, or if it has expired. */
export function readSecondStep(): SecondStep | null {
  const stored: SecondStep | null = JSON.parse(sessionStorage.getItem(secondStepKey) ?? 'null');
  return stored !== null && stored.until > Date.now() ? stored : null;
}

export const clearSecondStep = (): void => sessionStorage.removeItem(secondStepKey);
