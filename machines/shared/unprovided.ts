import { type AnyStateMachine, fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

const placeholders = new WeakSet<object>();

/**
 * Placeholder of an actor until src/flows provides it. It rejects, which a machine treats as a failed call; check
 * the wiring with `unprovidedEffects` instead.
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

/** Names of the actors of a machine that are not provided. */
export const unprovidedEffects = (machine: AnyStateMachine): string[] =>
  Object.entries(machine.implementations.actors)
    .filter(([, logic]) => typeof logic === 'object' && placeholders.has(logic))
    .map(([name]) => name);
