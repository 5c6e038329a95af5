import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

const placeholders = new WeakSet<object>();

/**
 * Stands in for an effect until src/flows provides it. It rejects, which a flow takes for a failed call,
 * so wiring is checked with `isUnprovided` instead of waiting for the failure.
 */
export function unprovided<TOutput, TInput = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<TOutput, TInput> {
  const logic = fromPromise<TOutput, TInput>(() =>
    Promise.reject(new Error(`The effect "${name}" was not provided`)),
  );
  placeholders.add(logic);
  return logic;
}

export const isUnprovided = (logic: object) => placeholders.has(logic);
