import type { Finding } from '#domain/triggers/find-triggers.ts';
import { dueStop, isRested, noCounts, type Program, type Stage } from '#domain/triggers/program.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { triggerProgramMachine } from './trigger-program.machine.ts';
import type { TestPortion } from './trigger-program.ts';

export const programAt = (stage: Stage, changes: Partial<Program> = {}): Program => ({
  ...noCounts,
  id: 'p1',
  substance: 'lactose',
  stage,
  closes: [],
  isRefused: false,
  isBeforeRestriction: false,
  ...changes,
});

export const portion: TestPortion = { portionG: 80, largestPortionG: 100 };

export const unclear: Finding = {
  version: '1',
  kind: 'unclear',
  probability: 0.6,
  effect: 1,
  limit: null,
  upTo: 5,
  confusedWith: [],
};

/** One day before something is due, so that a single event leads on. */
export const almost = {
  baseline: programAt('baseline', { days: 13, entries: 9 }),
  restriction: programAt('restriction', { days: 13, restrictedDays: 13 }),
  review: programAt('review', { restrictedDays: 41 }),
  challenge: programAt('challenge', { restrictedDays: 41 }),
  silent: programAt('restriction', { silentDays: 13 }),
};

export const triggerProgramCases: CasesOf<typeof triggerProgramMachine> = {
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'day.passed': [
      { type: 'day.passed', hasEntry: true, isCalm: true },
      { type: 'day.passed', hasEntry: false, isCalm: false },
    ],
    'reaction.noted': [
      { type: 'reaction.noted', isSevere: false },
      { type: 'reaction.noted', isSevere: true },
    ],
    'review.answered': [
      { type: 'review.answered', isBetter: true },
      { type: 'review.answered', isBetter: false },
    ],
    'restriction.extended': [{ type: 'restriction.extended' }],
    'pause.requested': [{ type: 'pause.requested', reason: 'illness' }],
    'resume.requested': [{ type: 'resume.requested' }],
    'screening.repeated': [
      { type: 'screening.repeated', screening: { kind: 'refused', reasons: ['pregnant'] } },
      { type: 'screening.repeated', screening: { kind: 'cleared', closes: [] } },
    ],
    'alarm.noted': [{ type: 'alarm.noted', sign: 'breathing' }],
    'stop.requested': [{ type: 'stop.requested' }],
  },
  outputs: {
    loadProgram: {
      ...failures,
      ok: [
        ok(null),
        ok(almost.baseline),
        ok(almost.restriction),
        ok(almost.review),
        ok(almost.challenge),
        ok(almost.silent),
        ok(programAt('challenge')),
        ok(programAt('result')),
        ok(programAt('paused')),
        ok(programAt('paused', { isBeforeRestriction: true })),
        ok(programAt('challenge', { isRefused: true })),
      ],
    },
    drawStep: {
      ...failures,
      ok: [
        ok({ kind: 'block', portion }),
        ok({ kind: 'block', portion: { portionG: 101, largestPortionG: 100 } }),
        ok({ kind: 'look' }),
      ],
    },
    readFinding: {
      ...failures,
      ok: [ok({ finding: unclear, hasMore: true }), ok({ finding: unclear, hasMore: false })],
    },
    stopProgram: { ...failures, ok: [ok(null)] },
  },
  // what guards read, as far as it decides
  distinguish: (context) => ({
    stop: dueStop(context),
    isAlmostDone: context.days >= 13,
    portionDays: context.portion === null ? null : context.days,
    isRested: isRested(context, context.reaction),
    restDays: Math.min(context.restDays, protocol.rest.mild),
    isBeforeRestriction: context.isBeforeRestriction,
  }),
};
