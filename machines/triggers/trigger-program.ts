import type { Finding } from '#domain/triggers/find-triggers.ts';
import {
  type Counts,
  dueStop,
  isBaselineDone,
  isRested,
  isRestrictionDone,
  isWithinPortion,
  noCounts,
  type PassedDay,
  type Program,
  type Stage,
  worseReaction,
} from '#domain/triggers/program.ts';
import { protocol, type Reaction } from '#domain/triggers/protocol.ts';
import type { Screening } from '#domain/triggers/screening.ts';
import { type AlarmSign, isEmergency, type StopReason } from '#domain/triggers/stops.ts';
import { isOk, type Outcome } from '../shared/outcome.ts';

/** A portion as it is served. What it holds is not said before the result. */
export interface TestPortion {
  readonly portionG: number;
  /** Twice a usual portion of the food. */
  readonly largestPortionG: number;
}

export type Loaded = Outcome<Program | null>;
/** `look`: the doses of a round are eaten, and the finding is due. */
export type Drawn = Outcome<
  { readonly kind: 'block'; readonly portion: TestPortion } | { readonly kind: 'look' }
>;
export type Read = Outcome<{ readonly finding: Finding; readonly hasMore: boolean }>;

export interface TriggerProgramContext extends Counts {
  program: Program | null;
  portion: TestPortion | null;
  /** Of the current block. */
  reaction: Reaction;
  isBeforeRestriction: boolean;
  pauseReason: 'illness' | 'travel' | 'other' | null;
  alarm: AlarmSign | null;
  stopReason: StopReason | null;
  finding: Finding | null;
  failure: string | null;
}

export type TriggerProgramEvent =
  | { type: 'retry.requested' }
  | ({ type: 'day.passed' } & PassedDay)
  /** Symptoms of today are moderate or worse. */
  | { type: 'reaction.noted'; isSevere: boolean }
  | { type: 'review.answered'; isBetter: boolean }
  | { type: 'restriction.extended' }
  | { type: 'pause.requested'; reason: 'illness' | 'travel' | 'other' }
  | { type: 'resume.requested' }
  | { type: 'screening.repeated'; screening: Screening }
  | { type: 'alarm.noted'; sign: AlarmSign }
  | { type: 'stop.requested' };

/** `isEmergency`: the screen shows the local emergency number and nothing else. */
export interface TriggerProgramEmitted {
  readonly type: 'doctor.advised';
  readonly isEmergency: boolean;
}

export type TriggerProgramCalls = {
  loadProgram: 'loadProgram';
  drawStep: 'drawStep';
  readFinding: 'readFinding';
  stopProgram: 'stopProgram';
};

export const unloaded = (): TriggerProgramContext => ({
  ...noCounts,
  program: null,
  portion: null,
  reaction: 'none',
  isBeforeRestriction: false,
  pauseReason: null,
  alarm: null,
  stopReason: null,
  finding: null,
  failure: null,
});

export const takenUp = (outcome: Loaded): Partial<TriggerProgramContext> => {
  if (outcome.kind !== 'ok' || outcome.value === null) return {};
  const { days, entries, restrictedDays, restDays, silentDays, isCalm, isBeforeRestriction } = outcome.value;
  const counts = { days, entries, restrictedDays, restDays, silentDays, isCalm };
  return { ...counts, program: outcome.value, isBeforeRestriction, failure: null };
};

export const portionOf = (outcome: Drawn): TestPortion | null =>
  outcome.kind === 'ok' && outcome.value.kind === 'block' ? outcome.value.portion : null;

export const blockOf = (outcome: Drawn): Partial<TriggerProgramContext> => ({
  days: 0,
  reaction: 'none',
  portion: portionOf(outcome),
  failure: null,
});

export const advice = (alarm: AlarmSign | null) => ({
  type: 'doctor.advised' as const,
  isEmergency: alarm !== null && isEmergency(alarm),
});

type State = { context: TriggerProgramContext };

/** What a call is about. */
export interface Of {
  readonly programId: string | null;
}
export interface Stopped extends Of {
  readonly stopReason: StopReason | null;
}

export const programOf = ({ context: { program } }: State): Of => ({ programId: program?.id ?? null });
export const endOf = (state: State): Stopped => ({
  ...programOf(state),
  stopReason: state.context.stopReason,
});

export const findingOf = (outcome: Read): Partial<TriggerProgramContext> =>
  outcome.kind === 'ok' ? { finding: outcome.value.finding, failure: null } : {};

export const withReaction = ({ context }: State, { isSevere }: { isSevere: boolean }) => ({
  reaction: worseReaction(context.reaction, isSevere),
});

export const withAlarm = (_: State, { sign }: { sign: AlarmSign }): Partial<TriggerProgramContext> => ({
  stopReason: 'alarm',
  alarm: sign,
  portion: null,
});

const isAt =
  (stage: Stage) =>
  ({ context: { program } }: State): boolean =>
    program !== null && !program.isRefused && program.stage === stage;

const isGoingOn = (context: TriggerProgramContext): boolean => dueStop(context) === null;

/** Nothing goes on once a stop is due. */
export const guards = {
  isOk: (_: unknown, outcome: Outcome<unknown>) => isOk(outcome),
  isRefused: ({ context }: State) => context.program?.isRefused === true,
  isScreenedOut: (_: unknown, { screening }: { screening: Screening }) => screening.kind === 'refused',
  isAtBaseline: isAt('baseline'),
  isAtRestriction: isAt('restriction'),
  isAtReview: isAt('review'),
  isAtChallenge: isAt('challenge'),
  isAtResult: isAt('result'),
  isAtPause: isAt('paused'),
  isStopDue: ({ context }: State) => !isGoingOn(context),
  isBaselineDone: ({ context }: State) => isGoingOn(context) && isBaselineDone(context),
  isRestrictionDone: ({ context }: State) =>
    isGoingOn(context) && context.program !== null && isRestrictionDone(context, context.program.substance),
  isBlockDone: ({ context }: State) => isGoingOn(context) && context.days >= protocol.doseDays,
  isRested: ({ context }: State) => isGoingOn(context) && isRested(context, context.reaction),
  isBetter: (_: unknown, it: { isBetter: boolean }) => it.isBetter,
  isLook: (_: unknown, outcome: Drawn) => outcome.kind === 'ok' && outcome.value.kind === 'look',
  isBlock: (_: unknown, outcome: Drawn) => isWithinPortion(portionOf(outcome)),
  hasMore: (_: unknown, outcome: Read) => outcome.kind === 'ok' && outcome.value.hasMore,
  hasBaselineLeft: ({ context }: State) => context.isBeforeRestriction,
};
