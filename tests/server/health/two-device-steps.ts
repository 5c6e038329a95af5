import fc from 'fast-check';
import type { OperationBody } from '#contract/operations.ts';

type Note = Omit<OperationBody<'noteTriggerEvent'>, 'id' | 'today'>;

/** One of two that a member is signed in on. */
export interface Device {
  token: string;
  /** Days by which its clock is wrong, with its time zone. */
  ahead: number;
  isOnline: boolean;
  /** Of the test that it read last; null before. */
  programId: string | null;
  readonly records: { readonly id: string; readonly body: OperationBody<'saveDiaryRecord'> }[];
  /** Stops and alarm signs that the server doesn't know yet. */
  readonly stops: { readonly programId: string; readonly id: string; readonly note: Note }[];
}

const on = fc.constantFrom(0, 1) as fc.Arbitrary<0 | 1>;
/** What happens to a member with two devices during a food test. */
export const anyStep = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('night' as const) }) },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('log' as const),
      on,
      severity: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.constant(9)),
      eats: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('network' as const), on, isOnline: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      on,
      ahead: fc.constantFrom(-4, -1, 0, 0, 1, 3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('note' as const),
      on,
      note: fc.constantFrom<Note>(
        { type: 'review.answered', is_better: true },
        { type: 'pause.requested', reason: 'travel' },
        { type: 'resume.requested' },
      ),
      /** Pressed on both at the same moment. */
      isOnBoth: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('stop' as const),
      on,
      note: fc.constantFrom<Note>({ type: 'stop.requested' }, { type: 'alarm.noted', sign: 'fever' }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('age' as const), on, isMinor: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('start' as const), isOnBoth: fc.boolean() }) },
);
export type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;
