import { createInspector } from '@statelyai/inspect';
import { expect, test } from 'vitest';
import { drawWith } from '#src/app/inspection/draw-in-stately.ts';
import { createInspection, type SeenFlow } from '#src/app/inspection/inspection.ts';
import { shapeOf, shapeOfEvent } from '#src/app/inspection/shape.ts';
import { flows } from './registry.ts';
import { runFlow } from './run-flow.ts';

test('only the types of data are shown', () => {
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
    'output of signIn (output: a text)',
  );
  expect(shapeOf({ kind: 'my secret is here' })).toBe('kind: a text');
});

/** All strings and numbers in data, except those that name its kind. */
function contentsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['type', 'kind', 'to', 'tone'].includes(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => contentsOf(part, name));
}

test('inspection shows no member data of any flow, in calls neither', async () => {
  for (const flow of flows)
    for (const journey of flow.journeys) {
      const seen: SeenFlow[] = [];
      const inspection = createInspection(() => seen.push(...inspection.flows()));
      const drawn: object[] = [];
      const draw = drawWith(createInspector({ send: (event) => drawn.push(event) }));
      const running = runFlow(flow, journey.input, (actor) => {
        inspection.follow(actor);
        actor.system.inspect(draw);
      });
      for (const step of journey.steps) await running.perform(step);
      running.actor.stop();
      expect(seen.length).toBeGreaterThan(0);
      expect(drawn[0]).toMatchObject({ type: '@xstate.actor', name: flow.machine.id });
      expect(drawn.at(-1)).toMatchObject({
        type: '@xstate.snapshot',
        snapshot: { value: expect.anything() },
      });
      expect(inspection.flows().filter(({ isDone }) => !isDone)).toEqual([]);
      const words = new Set(
        seen
          .flatMap(({ remembers, calls, events }) => [remembers, ...calls, ...events])
          .concat(drawn.flatMap((event) => contentsOf({ ...event, definition: '' })))
          .flatMap((line) => line.split(/[ ,:;()]+/)),
      );
      const data = [journey.input, ...journey.steps].flatMap((part) => contentsOf(part));
      const revealing = [...flow.secrets, ...data.filter((text) => text.length > 7 && /[\d@]/.test(text))];
      expect(revealing.filter((text) => words.has(text))).toEqual([]);
    }
});
