import { type Look, lookOf, type PastBlock } from '#domain/triggers/course.ts';
import type { TestedSubstance } from '#domain/triggers/doses.ts';
import type { Finding } from '#domain/triggers/find-triggers.ts';
import {
  afterDay,
  type Counts,
  type DayKind,
  dueStop,
  isBaselineDone,
  isRested,
  isRestrictionDone,
  isWithinPortion,
  noCounts,
} from '#domain/triggers/program.ts';
import { isReaction, protocol, type Reaction, reactionOf } from '#domain/triggers/protocol.ts';
import type { Screening } from '#domain/triggers/screening.ts';
import type { AlarmSign, StopReason } from '#domain/triggers/stops.ts';

/** A portion of a block, the same on each of its days. */
export interface TestPortion {
  /** 0 without a dose. */
  readonly load: number;
  readonly portionG: number;
  /** The member knows what it holds. */
  readonly isKnown: boolean;
}

export interface TriggerProgramInput {
  readonly screening: Screening;
  readonly substance: TestedSubstance;
  /** Twice a usual portion of the food. */
  readonly largestPortionG: number;
  /** The member or somebody in their home: who mixes the portions. */
  readonly isHelped: boolean;
  /** It goes on with the restriction of the test before, and has no baseline of its own. */
  readonly isContinued: boolean;
  /** What counts already: of the baseline the days in the diary before, or of the restriction that it goes on with. */
  readonly counts: Counts;
}

export interface TriggerProgramContext extends Counts {
  readonly screening: Screening;
  readonly substance: TestedSubstance;
  readonly largestPortionG: number;
  readonly isHelped: boolean;
  readonly isBeforeRestriction: boolean;
  /** The mean of the last low days before the first portion; null until then. */
  readonly usual: number | null;
  /** While it is served. */
  readonly portion: TestPortion | null;
  /** Load of the block that is served or rested from; null if none of it was eaten. */
  readonly eatenLoad: number | null;
  readonly reaction: Reaction;
  readonly blocks: readonly PastBlock[];
  readonly looks: readonly Look[];
  readonly finding: Finding | null;
  readonly pauseReason: PauseReason | null;
  readonly alarm: AlarmSign | null;
  readonly stopReason: StopReason | null;
}

export type PauseReason = 'illness' | 'travel' | 'other';

/** Facts of a program, in the order in which they are stored. */
export type TriggerProgramEvent =
  /** `worst`: of the diary, null without an entry. `hasPortion`: a portion was eaten that day. */
  | { type: 'day.passed'; worst: number | null; hasPortion: boolean }
  /** A day that was counted has got entries since, as from a device without a network. */
  | {
      type: 'day.amended';
      date: string;
      worst: number | null;
      hasPortion: boolean;
      isFirstEntry: boolean;
      /** Since it, days that were counted. */
      daysAfter: number;
      /** Load of the present block, if it was one of its days. */
      blockLoad: number | null;
    }
  /** Today, the symptoms are those of a reaction. */
  | { type: 'reaction.noted'; worst: number }
  | { type: 'review.answered'; isBetter: boolean }
  | { type: 'restriction.extended' }
  | { type: 'portion.drawn'; load: number; portionG: number; usual: number }
  /** The member looked at what the portion holds, or noticed it. */
  | { type: 'portion.known' }
  | { type: 'finding.read'; finding: Finding; hasMore: boolean }
  | { type: 'pause.requested'; reason: PauseReason }
  | { type: 'resume.requested' }
  | { type: 'screening.repeated'; screening: Screening }
  | { type: 'food.closed' }
  | { type: 'alarm.noted'; sign: AlarmSign }
  | { type: 'stop.requested' }
  | { type: 'limit.accepted' }
  | { type: 'limit.declined' };

type EventOf<Type extends TriggerProgramEvent['type']> = Extract<TriggerProgramEvent, { type: Type }>;
type State = { context: TriggerProgramContext };
type Changed = Partial<TriggerProgramContext>;

export const started = ({ input }: { input: TriggerProgramInput }): TriggerProgramContext => {
  const { counts, isContinued, ...rest } = input;
  return {
    ...noCounts,
    ...counts,
    ...rest,
    isBeforeRestriction: !isContinued,
    usual: null,
    portion: null,
    eatenLoad: null,
    reaction: 'none',
    blocks: [],
    looks: [],
    finding: null,
    pauseReason: null,
    alarm: null,
    stopReason: null,
  };
};

/** Before the first portion, every day with an entry is a calm one. */
const reactionTo = (worst: number | null, usual: number | null): Reaction =>
  reactionOf(worst, usual ?? Number.POSITIVE_INFINITY);

const worse = (a: Reaction, b: Reaction): Reaction =>
  protocol.rest[a] > protocol.rest[b] || a === 'severe' ? a : b;

const counted =
  (kind: DayKind) =>
  ({ context }: State, { worst }: EventOf<'day.passed'>): Changed =>
    afterDay(
      context,
      { hasEntry: worst !== null, isCalm: worst !== null && reactionTo(worst, context.usual) === 'none' },
      kind,
    );

export const withDay = {
  baseline: counted('baseline'),
  low: counted('low'),
  portion: (state: State, day: EventOf<'day.passed'>): Changed => ({
    ...counted('portion')(state, day),
    eatenLoad: day.hasPortion ? (state.context.portion?.load ?? null) : state.context.eatenLoad,
    reaction: worse(state.context.reaction, reactionTo(day.worst, state.context.usual)),
  }),
  rest: (state: State, day: EventOf<'day.passed'>): Changed => ({
    ...counted('rest')(state, day),
    // what comes later is no longer taken for the portion's doing
    reaction:
      state.context.restDays > 0
        ? state.context.reaction
        : worse(state.context.reaction, reactionTo(day.worst, state.context.usual)),
  }),
} as const;

/** What was counted is only added to: a late reaction still ends its block, and a late entry ends a silence. */
export const withAmendedDay = (
  { context }: State,
  { worst, hasPortion, isFirstEntry, daysAfter, blockLoad }: EventOf<'day.amended'>,
): Changed => ({
  entries: context.entries + Number(isFirstEntry && daysAfter < context.days),
  silentDays: worst === null ? context.silentDays : Math.min(context.silentDays, daysAfter),
  ...(blockLoad !== null && {
    eatenLoad: hasPortion ? blockLoad : context.eatenLoad,
    reaction: worse(context.reaction, reactionTo(worst, context.usual)),
  }),
});

export const withPortion = (
  { context }: State,
  { load, portionG, usual }: EventOf<'portion.drawn'>,
): Changed => ({
  days: 0,
  restDays: 0,
  reaction: 'none',
  eatenLoad: null,
  usual: context.usual ?? usual,
  portion: { load, portionG, isKnown: !context.isHelped },
});

export const withKnown = ({ context: { portion } }: State): Changed => ({
  portion: portion && { ...portion, isKnown: true },
});

/** Today counts as eaten: a reaction to a portion that was not eaten is still not followed by a larger one. */
export const withReaction = ({ context }: State, { worst }: EventOf<'reaction.noted'>): Changed => ({
  reaction: worse(context.reaction, reactionTo(worst, context.usual)),
  eatenLoad: context.portion?.load ?? context.eatenLoad,
  isCalm: false,
});

/** A block of which nothing was eaten is drawn again; so is one that a pause cut short, unless it had a reaction. */
export const withBlock = ({ context: { blocks, eatenLoad, reaction } }: State): Changed => ({
  portion: null,
  eatenLoad: null,
  reaction: 'none',
  blocks: eatenLoad === null ? blocks : [...blocks, { load: eatenLoad, reaction }],
});

export const withCutBlock = (state: State): Changed => {
  const { portion, reaction } = state.context;
  const isCut = portion !== null && !isReaction(reaction);
  return {
    ...withBlock(isCut ? { context: { ...state.context, eatenLoad: null } } : state),
    days: 0,
    restDays: 0,
  };
};

export const withFinding = ({ context }: State, { finding }: EventOf<'finding.read'>): Changed => ({
  finding,
  looks: [...context.looks, lookOf(finding)],
});

const stoppedBy = (stopReason: StopReason | null): Changed => ({ stopReason, portion: null });

export const withStop = {
  due: ({ context }: State): Changed => stoppedBy(dueStop(context)),
  refusal: (_: State, { screening }: EventOf<'screening.repeated'>): Changed => ({
    ...stoppedBy('refused'),
    screening,
  }),
  food: stoppedBy('foodClosed'),
  noChange: stoppedBy('noChange'),
  own: stoppedBy('byMember'),
  alarm: (_: State, { sign }: EventOf<'alarm.noted'>): Changed => ({ ...stoppedBy('alarm'), alarm: sign }),
} as const;

const isGoingOn = (context: TriggerProgramContext): boolean => dueStop(context) === null;

/** Nothing goes on once a stop is due. */
export const guards = {
  isCleared: ({ context }: State) => context.screening.kind === 'cleared',
  isContinued: ({ context }: State) => context.screening.kind === 'cleared' && !context.isBeforeRestriction,
  isScreenedOut: (_: unknown, { screening }: EventOf<'screening.repeated'>) => screening.kind !== 'cleared',
  isStopDue: ({ context }: State) => !isGoingOn(context),
  isBaselineDone: ({ context }: State) => isGoingOn(context) && isBaselineDone(context),
  isRestrictionDone: ({ context }: State) =>
    isGoingOn(context) && isRestrictionDone(context, context.substance),
  isBlockDone: ({ context }: State) => isGoingOn(context) && context.days >= protocol.doseDays,
  isReacting: ({ context }: State, { worst }: EventOf<'reaction.noted'>) =>
    isReaction(reactionTo(worst, context.usual)),
  hasReacted: ({ context }: State) => isReaction(context.reaction),
  isRested: ({ context }: State) => isGoingOn(context) && isRested(context, context.reaction),
  isBetter: (_: unknown, it: EventOf<'review.answered'>) => it.isBetter,
  isServable: ({ context }: State, { load, portionG }: EventOf<'portion.drawn'>) =>
    isGoingOn(context) &&
    load >= 0 &&
    (load === 0 ? portionG === 0 : isWithinPortion({ portionG, largestPortionG: context.largestPortionG })),
  isOver: (_: unknown, { hasMore }: EventOf<'finding.read'>) => !hasMore,
  hasLimit: ({ context }: State) => (context.finding?.limit ?? null) !== null,
  hasBaselineLeft: ({ context }: State) => context.isBeforeRestriction,
};
