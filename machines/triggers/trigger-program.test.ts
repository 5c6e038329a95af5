import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { isWithinPortion, noCounts, type Program, type Stage, stages } from '#domain/triggers/program.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import { alarmSigns } from '#domain/triggers/stops.ts';
import { ok } from '../shared/cases.ts';
import type { Outcome } from '../shared/outcome.ts';
import { unclear } from './trigger-program.cases.ts';
import { triggerProgramMachine } from './trigger-program.machine.ts';
import type { Drawn, Loaded, Read, TriggerProgramEvent } from './trigger-program.ts';
import { type TriggerStartEvent, triggerStartMachine } from './trigger-start.machine.ts';

const settle = () => new Promise(setImmediate);

const look: Drawn = ok({ kind: 'look' });
const whole = (max: number) => fc.integer({ min: 0, max });

const anyProgram: fc.Arbitrary<Program> = fc
  .record({
    stage: fc.constantFrom<Stage>(...stages),
    days: whole(20),
    entries: whole(20),
    restrictedDays: whole(protocol.longestRestriction),
    silentDays: whole(protocol.longestSilence),
    isRefused: fc.boolean(),
    isBeforeRestriction: fc.boolean(),
  })
  .map((changes) => ({ ...noCounts, id: 'p1', substance: 'lactose' as const, closes: [], ...changes }));

/** What a server may say, a faulty one included. */
const anyDrawn: fc.Arbitrary<Drawn> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constant(ok({ kind: 'block' as const, portion: { portionG: 80, largestPortionG: 100 } })),
  },
  fc
    .double({ min: -10, max: 300 })
    .map((portionG) => ok({ kind: 'block' as const, portion: { portionG, largestPortionG: 100 } })),
  fc.constant(look),
  fc.constant({ kind: 'unavailable' as const, status: null, message: null }),
);

const anyEvent: fc.Arbitrary<TriggerProgramEvent> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      type: fc.constant('day.passed' as const),
      hasEntry: fc.boolean(),
      isCalm: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('reaction.noted' as const), isSevere: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('review.answered' as const), isBetter: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<TriggerProgramEvent>(
      { type: 'retry.requested' },
      { type: 'restriction.extended' },
      { type: 'pause.requested', reason: 'illness' },
      { type: 'resume.requested' },
      { type: 'screening.repeated', screening: { kind: 'cleared', closes: [] } },
    ),
  },
  fc.constantFrom<TriggerProgramEvent>(
    { type: 'screening.repeated', screening: { kind: 'refused', reasons: ['pregnant'] } },
    { type: 'stop.requested' },
    ...alarmSigns.map(({ id }): TriggerProgramEvent => ({ type: 'alarm.noted', sign: id })),
  ),
);

describe('triggerProgram', () => {
  test('EXT-31 no sequence of events serves a portion to somebody screened out, after a stop, or above the largest', async () => {
    let served = 0;
    await fc.assert(
      fc.asyncProperty(
        anyProgram,
        fc.array(anyDrawn, { minLength: 1, maxLength: 10 }),
        fc.array(anyEvent, { maxLength: 60 }),
        async (program, drawn, events) => {
          let draws = 0;
          const actor = createActor(
            triggerProgramMachine.provide({
              actors: {
                loadProgram: fromPromise(async (): Promise<Loaded> => ok(program)),
                drawStep: fromPromise(
                  async () => drawn[draws++ % drawn.length] ?? ok({ kind: 'look' as const }),
                ),
                readFinding: fromPromise(async (): Promise<Read> => ok({ finding: unclear, hasMore: true })),
                stopProgram: fromPromise(async (): Promise<Outcome<null>> => ok(null)),
              },
            }),
          );
          let isOver = program.isRefused;
          let isSettling = 0;
          actor.subscribe(({ context, value }) => {
            const isServed = JSON.stringify(value).includes('dosing');
            served += Number(isServed);
            expect(context.portion !== null).toBe(isServed);
            if (!isServed) return;
            expect(isOver).toBe(false);
            expect(isWithinPortion(context.portion)).toBe(true);
            expect(context.stopReason).toBeNull();
            expect(context.restrictedDays).toBeLessThan(protocol.longestRestriction);
            expect(context.silentDays).toBeLessThan(protocol.longestSilence);
            expect(context.days).toBeLessThan(protocol.doseDays);
            expect(isSettling).toBeLessThan(protocol.rest.longest);
          });
          actor.start();
          await settle();
          for (const event of events) {
            const { context, status, value } = actor.getSnapshot();
            const isRunning = JSON.stringify(value).includes('running');
            if (isRunning)
              isOver ||=
                event.type === 'alarm.noted' ||
                event.type === 'stop.requested' ||
                (event.type === 'screening.repeated' && event.screening.kind === 'refused');
            isSettling = context.isCalm ? 0 : context.restDays;
            if (status !== 'active') break;
            actor.send(event);
            await settle();
          }
          actor.stop();
        },
      ),
      { numRuns: 400 },
    );
    expect(served).toBeGreaterThan(50);
  });
});

describe('triggerStart', () => {
  const anyAnswer = fc.constantFrom<TriggerStartEvent>(
    { type: 'screening.answered', screening: { kind: 'cleared', closes: [] } },
    { type: 'screening.answered', screening: { kind: 'cleared', closes: ['kidneyStones'] } },
    { type: 'screening.answered', screening: { kind: 'cleared', closes: ['celiacOpen', 'severeReaction'] } },
    { type: 'screening.answered', screening: { kind: 'refused', reasons: ['eatingDisorder'] } },
    { type: 'screening.answered', screening: { kind: 'unanswered', missing: ['minor'] } },
    { type: 'screening.repeated' },
    { type: 'substance.chosen', substance: 'oxalate' },
    { type: 'substance.chosen', substance: 'fructans' },
    { type: 'substance.chosen', substance: 'food:tomato' },
  );

  test('EXT-31 no sequence of answers starts what the last complete screening refuses or closes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAnswer, { maxLength: 30 }), async (events) => {
        const started: unknown[] = [];
        const actor = createActor(
          triggerStartMachine.provide({
            actors: {
              startProgram: fromPromise(async ({ input }): Promise<Outcome<Program>> => {
                started.push(input);
                return { kind: 'conflict', message: 'Not now.' };
              }),
            },
          }),
        );
        actor.start();
        const expected: unknown[] = [];
        let closes: readonly string[] | null = null;
        let isAsking = true;
        for (const event of events) {
          if (event.type === 'screening.repeated') [closes, isAsking] = [null, true];
          if (event.type === 'screening.answered' && isAsking && event.screening.kind !== 'unanswered') {
            isAsking = false;
            closes = event.screening.kind === 'cleared' ? event.screening.closes : null;
          }
          if (event.type === 'substance.chosen' && closes !== null) {
            const closedBy = {
              oxalate: 'kidneyStones',
              fructans: 'celiacOpen',
              'food:tomato': 'severeReaction',
            };
            const { substance } = event;
            if (substance in closedBy && !closes.includes(closedBy[substance as keyof typeof closedBy]))
              expected.push({ substance, closes });
          }
          actor.send(event);
          await settle();
        }
        actor.stop();
        expect(started).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});
