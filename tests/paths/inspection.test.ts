import { expect, test } from 'vitest';
import { createInspection, type SeenFlow } from '#src/app/inspection/inspection.ts';
import { shapeOf, shapeOfEvent } from '#src/app/inspection/shape.ts';
import { flows } from './registry.ts';
import { runFlow } from './run-flow.ts';

test('data is told by its sort only', () => {
  expect(shapeOf({ email: 'a@b.example', tries: 3, wanted: true, list: ['x'], none: null })).toBe(
    'email: a text, tries: a number, wanted: yes or no, list: a list, none: nothing',
  );
  expect(shapeOf({ answers: { oxalate: 'often' }, outcome: { kind: 'invalid', fields: {} } })).toBe(
    'answers: a record, outcome: invalid',
  );
  expect(shapeOfEvent({ type: 'code.submitted', ...{ code: '123456' } })).toBe(
    'code.submitted (code: a text)',
  );
  expect(shapeOfEvent({ type: 'xstate.done.actor.signIn', ...{ output: 'abc', actorId: 'signIn' } })).toBe(
    'answer of signIn (output: a text)',
  );
  expect(shapeOf({ kind: 'my secret is here' })).toBe('kind: a text');
});

/** Texts and numbers in data, wherever they stand, without the words that say which kind of thing it is. */
function contentsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['type', 'kind', 'to', 'tone'].includes(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => contentsOf(part, name));
}

test('inspection tells of no flow what a member has typed, answered or been sent, in calls neither', async () => {
  for (const flow of flows)
    for (const journey of flow.journeys) {
      const told: SeenFlow[] = [];
      const inspection = createInspection(() => told.push(...inspection.flows()));
      const running = runFlow(flow, journey.input, (actor) => inspection.follow(actor));
      for (const step of journey.steps) await running.perform(step);
      running.actor.stop();
      expect(told.length).toBeGreaterThan(0);
      expect(inspection.flows().filter(({ isDone }) => !isDone)).toEqual([]);
      const words = new Set(
        told
          .flatMap(({ remembers, calls, events }) => [remembers, ...calls, ...events])
          .flatMap((line) => line.split(/[ ,:;()]+/)),
      );
      const data = [journey.input, ...journey.steps].flatMap((part) => contentsOf(part));
      const revealing = [...flow.secrets, ...data.filter((text) => text.length > 7 && /[\d@]/.test(text))];
      expect(revealing.filter((text) => words.has(text))).toEqual([]);
    }
});
