import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Counts, noCounts } from '#domain/triggers/program.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import { noAnswers, type Screening } from '#domain/triggers/screening.ts';
import { alarmSigns } from '#domain/triggers/stops.ts';
import type { Outcome } from '../shared/outcome.ts';
import { named, programInput, unclear } from './trigger-program.cases.ts';
import { triggerProgramMachine } from './trigger-program.machine.ts';
import type { TriggerProgramEvent, TriggerProgramInput } from './trigger-program.ts';
import { type TriggerStartEvent, triggerStartMachine } from './trigger-start.machine.ts';

const settle = () => new Promise(setImmediate);

const whole = (max: number) => fc.integer({ min: 0, max });
const largestPortionG = 100;

const anyCounts: fc.Arbitrary<Counts> = fc
  .record({
    days: whole(20),
    entries: whole(20),
    restrictedDays: fc.oneof(fc.constant(0), whole(protocol.longestRestriction)),
    silentDays: whole(protocol.longestSilence),
  })
  .map((counts) => ({ ...noCounts, ...counts }));

const anyInput: fc.Arbitrary<TriggerProgramInput> = fc
  .record({
    counts: anyCounts,
    isHelped: fc.boolean(),
    isContinued: fc.boolean(),
    screening: fc.oneof(
      { weight: 5, arbitrary: fc.constant({ kind: 'cleared' as const, closes: [] }) },
      fc.constantFrom<TriggerProgramInput['screening']>(
        { kind: 'refused', reasons: ['minor'] },
        { kind: 'unanswered', missing: ['kidneyDisease'] },
      ),
    ),
  })
  .map(({ counts, ...changes }) => programInput({ ...changes, largestPortionG }, counts));

/** Most programs come to their first portion. */
const anyStart: fc.Arbitrary<readonly TriggerProgramEvent[]> = fc.constantFrom(
  [],
  Array.from(
    { length: 29 },
    (_, n): TriggerProgramEvent =>
      n < 28
        ? { type: 'day.passed', worst: 1, hasPortion: false }
        : { type: 'review.answered', isBetter: true },
  ),
);

const anyDay: fc.Arbitrary<TriggerProgramEvent> = fc.record({
  type: fc.constant('day.passed' as const),
  worst: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(0, 1) }, fc.constantFrom(null, 4, 7, 10)),
  hasPortion: fc.boolean(),
});

/** What a server may store, a faulty one included. */
const anyEvent: fc.Arbitrary<TriggerProgramEvent> = fc.oneof(
  { weight: 20, arbitrary: anyDay },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('portion.drawn' as const),
      load: fc.constantFrom(0, 2, 5, 12),
      portionG: fc.oneof(fc.constant(80), fc.constant(0), fc.double({ min: -10, max: 300 })),
      usual: whole(3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<TriggerProgramEvent>(
      { type: 'review.answered', isBetter: true },
      { type: 'restriction.extended' },
      { type: 'portion.known' },
      { type: 'reaction.noted', worst: 9 },
      { type: 'finding.read', finding: unclear, hasMore: true },
      { type: 'finding.read', finding: named, hasMore: false },
      { type: 'pause.requested', reason: 'illness' },
      { type: 'resume.requested' },
      { type: 'limit.accepted' },
      { type: 'screening.repeated', screening: { kind: 'cleared', closes: [] } },
    ),
  },
  fc.constantFrom<TriggerProgramEvent>(
    { type: 'screening.repeated', screening: { kind: 'refused', reasons: ['pregnant'] } },
    { type: 'food.closed' },
    { type: 'stop.requested' },
    ...alarmSigns.map(({ id }): TriggerProgramEvent => ({ type: 'alarm.noted', sign: id })),
  ),
);

const ends = (event: TriggerProgramEvent): boolean =>
  event.type === 'alarm.noted' ||
  event.type === 'stop.requested' ||
  event.type === 'food.closed' ||
  (event.type === 'screening.repeated' && event.screening.kind !== 'cleared');

describe('triggerProgram', () => {
  test('EXT-31 no sequence of events serves a portion to somebody screened out, after a stop, or above the largest', () => {
    let served = 0;
    fc.assert(
      fc.property(anyInput, anyStart, fc.array(anyEvent, { maxLength: 60 }), (input, start, events) => {
        const actor = createActor(triggerProgramMachine, { input }).start();
        let isOver = input.screening.kind !== 'cleared';
        for (const event of [...start, ...events]) {
          if (actor.getSnapshot().status !== 'active') break;
          if (JSON.stringify(actor.getSnapshot().value).includes('running')) isOver ||= ends(event);
          actor.send(event);
          const { context, value } = actor.getSnapshot();
          const isServed = JSON.stringify(value).includes('dosing');
          served += Number(isServed);
          expect(context.portion !== null).toBe(isServed);
          if (context.portion === null) continue;
          expect(isOver).toBe(false);
          expect(context.portion.portionG).toBeLessThanOrEqual(largestPortionG);
          expect(context.portion.portionG > 0).toBe(context.portion.load > 0);
          expect(context.stopReason).toBeNull();
          expect(context.restrictedDays).toBeLessThan(protocol.longestRestriction);
          expect(context.silentDays).toBeLessThan(protocol.longestSilence);
          expect(context.days).toBeLessThan(protocol.doseDays);
        }
      }),
      { numRuns: 1_000 },
    );
    expect(served).toBeGreaterThan(50);
  });
});

describe('triggerStart', () => {
  const answered = (screening: Screening): TriggerStartEvent => ({
    type: 'screening.answered',
    answers: noAnswers,
    screening,
  });
  const chosen = 'substance.chosen' as const;
  const choice = { substance: 'oxalate', alsoLow: [], foodId: 'a-food', isHelped: true } as const;
  const anyAnswer = fc.constantFrom<TriggerStartEvent>(
    answered({ kind: 'cleared', closes: [] }),
    answered({ kind: 'cleared', closes: ['kidneyStones'] }),
    answered({ kind: 'cleared', closes: ['celiacOpen', 'severeReaction'] }),
    answered({ kind: 'refused', reasons: ['eatingDisorder'] }),
    answered({ kind: 'unanswered', missing: ['minor'] }),
    { type: 'screening.repeated' },
    ...[choice, { ...choice, substance: 'fructans' } as const].map((it) => ({ type: chosen, ...it })),
    { type: chosen, ...choice, substance: 'food:tomato' },
    { type: chosen, ...choice, substance: 'lactose', alsoLow: ['gos', 'fructans'] },
  );

  test('EXT-31 no sequence of answers starts what the last complete screening refuses or closes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAnswer, { maxLength: 30 }), async (events) => {
        const started: unknown[] = [];
        const actor = createActor(
          triggerStartMachine.provide({
            actors: {
              startProgram: fromPromise(async ({ input }): Promise<Outcome<unknown>> => {
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
            const closedBy: Readonly<Record<string, string>> = {
              oxalate: 'kidneyStones',
              fructans: 'celiacOpen',
              'food:tomato': 'severeReaction',
            };
            const { type: _, ...asked } = event;
            const closing = [asked.substance, ...asked.alsoLow].flatMap((it) => closedBy[it] ?? []);
            if (!closing.some((it) => closes?.includes(it))) expected.push({ answers: noAnswers, ...asked });
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
