import type { Finding } from '#domain/triggers/find-triggers.ts';
import { dueStop, noCounts } from '#domain/triggers/program.ts';
import type { CasesOf } from '../shared/cases.ts';
import type { triggerProgramMachine } from './trigger-program.machine.ts';
import type { TriggerProgramInput } from './trigger-program.ts';

export const unclear: Finding = {
  version: '1',
  kind: 'unclear',
  probability: 0.6,
  effect: 1,
  limit: null,
  upTo: 5,
  confusedWith: [],
};

export const named: Finding = {
  ...unclear,
  kind: 'trigger',
  probability: 0.99,
  effect: 3,
  limit: { low: 2, median: 4, high: 6, isFigure: false },
};

export const programInput = (
  changes: Partial<TriggerProgramInput> = {},
  counts: Partial<TriggerProgramInput['counts']> = {},
): TriggerProgramInput => ({
  screening: { kind: 'cleared', closes: [] },
  substance: 'food:tomato',
  largestPortionG: 100,
  isHelped: true,
  isContinued: false,
  ...changes,
  counts: { ...noCounts, ...counts },
});

/** One day before the end of the baseline. */
export const almostLow = { days: 13, entries: 9 } as const;

export const triggerProgramCases: CasesOf<typeof triggerProgramMachine> = {
  input: programInput({}, almostLow),
  otherInputs: [
    programInput({ screening: { kind: 'refused', reasons: ['minor'] } }),
    programInput({}, { ...almostLow, silentDays: 12 }),
    programInput({}, { ...almostLow, restrictedDays: 41 }),
    programInput({}, { days: 5, entries: 5 }),
    programInput({ isContinued: true }, { days: 5, restrictedDays: 39 }),
  ],
  events: {
    'day.passed': [
      { type: 'day.passed', worst: 1, hasPortion: true },
      { type: 'day.passed', worst: 9, hasPortion: true },
      { type: 'day.passed', worst: null, hasPortion: false },
    ],
    'day.amended': [
      {
        ...{ type: 'day.amended', date: '2026-03-14', worst: 9, hasPortion: true, isFirstEntry: true },
        ...{ daysAfter: 0, blockLoad: 2 },
      },
      {
        ...{ type: 'day.amended', date: '2026-03-14', worst: 1, hasPortion: false, isFirstEntry: true },
        ...{ daysAfter: 0, blockLoad: null },
      },
    ],
    'reaction.noted': [
      { type: 'reaction.noted', worst: 9 },
      { type: 'reaction.noted', worst: 2 },
    ],
    'review.answered': [
      { type: 'review.answered', isBetter: true },
      { type: 'review.answered', isBetter: false },
    ],
    'restriction.extended': [{ type: 'restriction.extended' }],
    'portion.drawn': [
      { type: 'portion.drawn', load: 2, portionG: 80, usual: 1 },
      { type: 'portion.drawn', load: 2, portionG: 101, usual: 1 },
    ],
    'portion.known': [{ type: 'portion.known' }],
    'finding.read': [
      { type: 'finding.read', finding: unclear, hasMore: true },
      { type: 'finding.read', finding: unclear, hasMore: false },
      { type: 'finding.read', finding: named, hasMore: false },
    ],
    'pause.requested': [{ type: 'pause.requested', reason: 'illness' }],
    'resume.requested': [{ type: 'resume.requested' }],
    'screening.repeated': [
      { type: 'screening.repeated', screening: { kind: 'refused', reasons: ['pregnant'] } },
      { type: 'screening.repeated', screening: { kind: 'cleared', closes: [] } },
    ],
    'food.closed': [{ type: 'food.closed' }],
    'alarm.noted': [{ type: 'alarm.noted', sign: 'breathing' }],
    'stop.requested': [{ type: 'stop.requested' }],
    'limit.accepted': [{ type: 'limit.accepted' }],
    'limit.declined': [{ type: 'limit.declined' }],
  },
  outputs: {},
  // what guards read, as far as it decides
  distinguish: (context) => ({
    stop: dueStop(context),
    days: context.portion === null && context.eatenLoad !== null ? 0 : Math.min(context.days, 14),
    restDays: context.restDays,
    isCalm: context.isCalm,
    reaction: context.reaction,
    isBeforeRestriction: context.isBeforeRestriction,
    hasLimit: context.finding?.limit != null,
  }),
};
