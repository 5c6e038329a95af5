import type { Reaction } from '#domain/triggers/protocol.ts';
import type { JourneyOf } from '../shared/cases.ts';
import { almostLow, named, programInput, unclear } from './trigger-program.cases.ts';
import type { triggerProgramMachine } from './trigger-program.machine.ts';

const times = <T>(count: number, it: T): T[] => Array.from({ length: count }, () => it);
const day = { type: 'day.passed', worst: 1, hasPortion: false } as const;
const eatenDay = { type: 'day.passed', worst: 1, hasPortion: true } as const;
const badDay = { type: 'day.passed', worst: 7, hasPortion: true } as const;
const severeDay = { type: 'day.passed', worst: 9, hasPortion: true } as const;
const silentDay = { type: 'day.passed', worst: null, hasPortion: false } as const;
const better = { type: 'review.answered', isBetter: true } as const;
const drawn = { type: 'portion.drawn', load: 2, portionG: 80, usual: 1 } as const;
const control = { type: 'portion.drawn', load: 0, portionG: 0, usual: 1 } as const;
const pause = { type: 'pause.requested', reason: 'travel' } as const;
const resume = { type: 'resume.requested' } as const;

/** Up to the drawing of the first portion: the baseline ends, and seven days low. */
const low = [...times(8, day), better];
const atDosing = [...low, drawn];
const block = (load: number, reaction: Reaction) => ({ load, reaction });
const input = programInput({}, almostLow);

export const triggerProgramJourneys: readonly JourneyOf<typeof triggerProgramMachine>[] = [
  {
    title: 'EXT-31 goes from the baseline through restriction, review, blocks, and rest to an accepted limit',
    input,
    events: [
      ...atDosing,
      ...times(3, eatenDay),
      day,
      control,
      ...times(3, eatenDay),
      day,
      { type: 'finding.read', finding: unclear, hasMore: true },
      drawn,
      ...times(3, eatenDay),
      day,
      { type: 'finding.read', finding: named, hasMore: false },
      { type: 'limit.accepted' },
    ],
    end: 'decided',
    context: {
      finding: named,
      blocks: [block(2, 'none'), block(0, 'none'), block(2, 'none')],
      restrictedDays: 7,
      portion: null,
    },
  },
  {
    title: 'EXT-31 a reaction that comes after its day was counted ends the block, and is its reaction',
    input,
    events: [
      ...atDosing,
      silentDay,
      {
        ...{ type: 'day.amended', date: '2026-03-14', worst: 7, hasPortion: true },
        ...{ isFirstEntry: true, daysAfter: 0, blockLoad: 2 },
      },
      ...times(3, day),
    ],
    end: { running: { testing: 'drawing' } },
    context: { blocks: [block(2, 'reaction')], silentDays: 0, portion: null },
  },
  {
    title: 'EXT-31 somebody screened out never starts',
    input: programInput({ screening: { kind: 'refused', reasons: ['eatingDisorder'] } }),
    events: [],
    end: 'refused',
  },
  {
    title: 'EXT-31 an unanswered question is no clearance',
    input: programInput({ screening: { kind: 'unanswered', missing: ['minor'] } }),
    events: [],
    end: 'refused',
  },
  {
    title: 'EXT-31 a baseline goes on until it has enough entries',
    input: programInput({}, { days: 13, entries: 8 }),
    events: [silentDay, day],
    end: { running: { testing: 'baseline' } },
    context: { days: 15, entries: 9, isBeforeRestriction: true },
  },
  {
    title: 'EXT-31 after the baseline the restriction begins',
    input,
    events: [day, day],
    end: { running: { testing: 'restriction' } },
    context: { days: 1, restrictedDays: 1, isBeforeRestriction: false },
  },
  {
    title:
      'EXT-31 a test that goes on with a restriction has no baseline, and its first days low count already',
    input: programInput({ isContinued: true }, { days: 3, restrictedDays: 15 }),
    events: [...times(4, day), better],
    end: { running: { testing: 'drawing' } },
    context: { days: 7, restrictedDays: 19, isBeforeRestriction: false },
  },
  {
    title: 'EXT-31 days without a portion count over all tests of a restriction: after six weeks it is over',
    input: programInput({ isContinued: true }, { days: 3, restrictedDays: 37 }),
    events: [...times(4, day), better, day],
    end: 'stopped',
    context: { stopReason: 'restrictedTooLong', portion: null },
  },
  {
    title: 'EXT-31 after a pause, a test that goes on with a restriction has all of its days low again',
    input: programInput({ isContinued: true }, { days: 3, restrictedDays: 15 }),
    events: [...times(2, day), pause, resume, ...times(6, day)],
    end: { running: { testing: 'restriction' } },
    context: { days: 6, restrictedDays: 23 },
  },
  {
    title: 'EXT-31 somebody screened out goes on with no restriction',
    input: programInput({ isContinued: true, screening: { kind: 'refused', reasons: ['pregnant'] } }),
    events: [],
    end: 'refused',
  },
  {
    title: 'EXT-31 an undecided member extends the restriction',
    input,
    events: [...times(8, day), { type: 'restriction.extended' }, day],
    end: { running: { testing: 'restriction' } },
    context: { days: 1, restrictedDays: 8 },
  },
  {
    title: 'EXT-31 no better after the restriction means it was not this, and all food is back',
    input,
    events: [...times(8, day), { type: 'review.answered', isBetter: false }],
    end: 'stopped',
    context: { stopReason: 'noChange' },
  },
  {
    title: 'EXT-31 a reaction ends the portions at once, and the rest is longer after it',
    input,
    events: [...atDosing, { type: 'reaction.noted', worst: 7 }, ...times(2, day)],
    end: { running: { testing: 'resting' } },
    context: { portion: null, reaction: 'reaction', restDays: 2, eatenLoad: 2 },
  },
  {
    title: 'EXT-31 symptoms that are no reaction end nothing',
    input,
    events: [...atDosing, { type: 'reaction.noted', worst: 3 }],
    end: { running: { testing: 'dosing' } },
  },
  {
    title: 'EXT-31 a reaction that only the diary of a past day shows ends the portions, too',
    input,
    events: [...atDosing, badDay],
    end: { running: { testing: 'resting' } },
    context: { portion: null, reaction: 'reaction', days: 0 },
  },
  {
    title: 'EXT-31 after the rest and a calm day the next portion may be drawn, with the reaction on record',
    input,
    events: [...atDosing, severeDay, badDay, ...times(2, day)],
    end: { running: { testing: 'drawing' } },
    context: { blocks: [block(2, 'severe')] },
  },
  {
    title: 'EXT-31 the first day of rest still counts as the portion’s doing, later ones no longer',
    input,
    events: [...atDosing, ...times(3, eatenDay), badDay, severeDay, ...times(2, day)],
    end: { running: { testing: 'drawing' } },
    context: { blocks: [block(2, 'reaction')] },
  },
  {
    title: 'EXT-31 a portion that nobody ate is drawn again, so the next one is not larger',
    input,
    events: [...atDosing, ...times(4, day)],
    end: { running: { testing: 'drawing' } },
    context: { blocks: [] },
  },
  {
    title: 'EXT-31 ten days of rest without a calm one end it',
    input,
    events: [...atDosing, severeDay, ...times(10, badDay)],
    end: 'stopped',
    context: { stopReason: 'notSettling', portion: null },
  },
  {
    title: 'EXT-31 a restriction is over after six weeks, whatever the member answers',
    input: programInput({}, { ...almostLow, restrictedDays: 33 }),
    events: [...times(8, day), { type: 'restriction.extended' }, ...times(2, day)],
    end: 'stopped',
    context: { stopReason: 'restrictedTooLong' },
  },
  {
    title: 'EXT-31 two weeks without an entry end it',
    input: programInput({}, { ...almostLow, silentDays: 13 }),
    events: [silentDay],
    end: 'stopped',
    context: { stopReason: 'noEntries' },
  },
  {
    title: 'EXT-31 a stop that is due comes before the next portion',
    input: programInput({}, { ...almostLow, restrictedDays: 34 }),
    events: [...low, day],
    end: 'stopped',
    context: { stopReason: 'restrictedTooLong', portion: null },
  },
  {
    title: 'EXT-31 an alarm sign stops it at once',
    input,
    events: [...atDosing, { type: 'alarm.noted', sign: 'breathing' }],
    end: 'stopped',
    context: { portion: null, alarm: 'breathing', stopReason: 'alarm' },
  },
  {
    title: 'EXT-31 a fever while it is paused is an alarm, too',
    input,
    events: [pause, { type: 'alarm.noted', sign: 'fever' }],
    end: 'stopped',
    context: { alarm: 'fever' },
  },
  {
    title: 'EXT-31 somebody who no longer passes the screening gets no further portion',
    input,
    events: [
      ...atDosing,
      { type: 'screening.repeated', screening: { kind: 'cleared', closes: [] } },
      { type: 'screening.repeated', screening: { kind: 'refused', reasons: ['pregnant'] } },
    ],
    end: 'stopped',
    context: { portion: null, stopReason: 'refused' },
  },
  {
    title: 'EXT-31 a food that the member must not eat by now ends it',
    input,
    events: [...atDosing, { type: 'food.closed' }],
    end: 'stopped',
    context: { portion: null, stopReason: 'foodClosed' },
  },
  {
    title: 'EXT-31 a member can stop at any time',
    input,
    events: [...low, { type: 'stop.requested' }],
    end: 'stopped',
    context: { stopReason: 'byMember', portion: null },
  },
  {
    title:
      'EXT-31 illness and travel pause it: days do not count, and the block is drawn again after low days',
    input,
    events: [...atDosing, eatenDay, pause, ...times(5, day), resume, ...times(6, day)],
    end: { running: { testing: 'restriction' } },
    context: { days: 6, portion: null, pauseReason: null, blocks: [] },
  },
  {
    title: 'EXT-31 a reaction is not forgotten over a pause',
    input,
    events: [...atDosing, { type: 'reaction.noted', worst: 9 }, pause],
    end: { running: 'paused' },
    context: { blocks: [block(2, 'severe')], pauseReason: 'travel' },
  },
  {
    title: 'EXT-31 a pause in the baseline leads back to it',
    input: programInput({}, { days: 5, entries: 5 }),
    events: [{ type: 'pause.requested', reason: 'illness' }, resume],
    end: { running: { testing: 'baseline' } },
    context: { days: 0, entries: 0 },
  },
  {
    title: 'EXT-31 a portion above the largest one is never served',
    input,
    events: [...low, { type: 'portion.drawn', load: 12, portionG: 101, usual: 1 }],
    end: { running: { testing: 'drawing' } },
    context: { portion: null },
  },
  {
    title: 'EXT-31 who knows what a portion holds is on record; without a helper that is always so',
    input,
    events: [...atDosing, { type: 'portion.known' }],
    end: { running: { testing: 'dosing' } },
    context: { portion: { load: 2, portionG: 80, isKnown: true } },
  },
  {
    title: 'EXT-31 a test that a member mixes alone is an open one',
    input: programInput({ isHelped: false }, almostLow),
    events: atDosing,
    end: { running: { testing: 'dosing' } },
    context: { portion: { load: 2, portionG: 80, isKnown: true }, usual: 1 },
  },
  {
    title: 'EXT-31 not enough to tell has no limit to accept, and can be closed',
    input,
    events: [
      ...low,
      { type: 'finding.read', finding: unclear, hasMore: false },
      { type: 'limit.accepted' },
      { type: 'limit.declined' },
    ],
    end: 'decided',
    context: { finding: unclear },
  },
];
