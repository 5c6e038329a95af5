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

const machines = Object.keys(import.meta.glob('../../machines/**/*.machine.ts')).map((path) =>
  path.replace(/^.*\/machines\/|\.machine\.ts$/g, ''),
);
const texts = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** Machines whose value, not only whose types, the app imports. */
const wired = Object.values(texts).flatMap((text) =>
  [...text.matchAll(/import (?!type\b)(?:[^;]*?from )?'#machines\/([\w/-]+)\.machine\.ts'/g)].map(
    ([, name = '']) => name,
  ),
);
/** Runs on the server: docs/decisions/057-trigger-tests.md. */
const unwired = ['triggers/trigger-program'];

const settings = createActor(settingsFlow);
const onboarding = { settings, mayStore: async () => true };
/** Arguments of the flows that are created by a function; the others take the id of a member or of an entity. */
const argumentsOf: Readonly<Record<string, readonly unknown[]>> = {
  splashFlow: [createAppFlows({ toast: () => {}, navigate: () => {} })],
  postLoginFlow: [settings],
  referrerFlow: [createActor(sessionFlow)],
  preferencesFlow: [onboarding],
  preferencesSavingFlow: [settings],
  healthQuizFlow: [onboarding, '7'],
  guestAnswersTransferFlow: [onboarding],
  planChoiceFlow: [settings],
};

function machineOf(name: string, value: unknown): AnyStateMachine {
  const made = typeof value === 'function' ? value(...(argumentsOf[name] ?? ['7'])) : value;
  if (made instanceof StateMachine) return made;
  throw new Error(`${name} is no machine: add what it is made with to this test.`);
}

test('every machine is used by the app', () => {
  expect(machines.length).toBeGreaterThan(70);
  expect(machines.filter((name) => !wired.includes(name))).toEqual(unwired);
});

test('the flows are found', () => {
  expect(exported.length).toBeGreaterThan(70);
});

test.each(exported)('every actor of %s is provided', (name, flow) => {
  expect(unprovidedEffects(machineOf(name, flow))).toEqual([]);
});
