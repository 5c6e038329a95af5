import { expect, test } from 'vitest';
import { type AnyStateMachine, createActor, StateMachine } from 'xstate';
import { unprovidedEffects } from '#machines/shared/unprovided.ts';
import { createAppFlows } from './app-flows.ts';
import { sessionFlow } from './auth/session-flow.ts';
import { settingsFlow } from './shell/settings-flow.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

/** Every export of src/flows called `...Flow`, by name. */
const exported = Object.values(files).flatMap((file) =>
  Object.entries(file).filter(([name]) => /[a-z]Flow$/.test(name)),
);

const settings = createActor(settingsFlow);
const onboarding = { settings, mayKeep: async () => true };
/** What the flows that are made by a function are made with; the others take the id of a member or of a thing. */
const argumentsOf: Readonly<Record<string, readonly unknown[]>> = {
  splashFlow: [createAppFlows({ toast: () => {}, navigate: () => {} })],
  postLoginFlow: [settings],
  referrerFlow: [createActor(sessionFlow)],
  preferencesFlow: [onboarding],
  preferencesSavingFlow: [settings],
  healthQuizFlow: [onboarding, '7'],
  planChoiceFlow: [settings],
};

function machineOf(name: string, value: unknown): AnyStateMachine {
  const made = typeof value === 'function' ? value(...(argumentsOf[name] ?? ['7'])) : value;
  if (made instanceof StateMachine) return made;
  throw new Error(`${name} is no machine: add what it is made with to this test.`);
}

test('the flows are found', () => {
  expect(exported.length).toBeGreaterThan(70);
});

test.each(exported)('every actor of %s is provided', (name, flow) => {
  expect(unprovidedEffects(machineOf(name, flow))).toEqual([]);
});
