import { type JourneyOf, ok } from '../shared/cases.ts';
import { almost, portion, programAt, unclear } from './trigger-program.cases.ts';
import type { triggerProgramMachine } from './trigger-program.machine.ts';

const loaded = (program: ReturnType<typeof programAt> | null) =>
  ({ resolves: 'loadProgram', with: ok(program) }) as const;
const day = { type: 'day.passed', hasEntry: true, isCalm: true } as const;
const badDay = { type: 'day.passed', hasEntry: true, isCalm: false } as const;
const silentDay = { type: 'day.passed', hasEntry: false, isCalm: true } as const;
const block = { resolves: 'drawStep', with: { kind: 'ok', value: { kind: 'block', portion } } } as const;
const look = { resolves: 'drawStep', with: { kind: 'ok', value: { kind: 'look' } } } as const;
const reaction = { type: 'reaction.noted', isSevere: false } as const;
const times = <T>(count: number, it: T): T[] => Array.from({ length: count }, () => it);

const stopped = (stopReason: string) =>
  ({ id: 'stopProgram', input: { programId: 'p1', stopReason } }) as const;
const load = { id: 'loadProgram' } as const;
const draw = { id: 'drawStep', input: { programId: 'p1' } } as const;
const read = { id: 'readFinding', input: { programId: 'p1' } } as const;

export const triggerProgramJourneys: readonly JourneyOf<typeof triggerProgramMachine>[] = [
  {
    title: 'EXT-31 goes from the baseline through restriction, review, blocks, and rest to a finding',
    events: [
      loaded(almost.baseline),
      day,
      ...times(14, day),
      { type: 'review.answered', isBetter: true },
      block,
      ...times(3, day),
      day,
      look,
      { resolves: 'readFinding', with: ok({ finding: unclear, hasMore: false }) },
    ],
    end: 'read',
    calls: [load, draw, draw, read],
    context: { finding: unclear, restrictedDays: 14 },
  },
  {
    title: 'EXT-31 a baseline goes on until it has enough entries',
    events: [loaded(programAt('baseline', { days: 13, entries: 8 })), silentDay, day],
    end: { running: { testing: 'baseline' } },
    context: { days: 15, entries: 9 },
  },
  {
    title: 'EXT-31 a reaction ends the portions at once, and the rest is longer after it',
    events: [loaded(programAt('challenge')), block, reaction, ...times(2, day)],
    end: { running: { testing: 'resting' } },
    calls: [load, draw],
    context: { portion: null, reaction: 'reaction' },
  },
  {
    title: 'EXT-31 after the rest and a calm day the next portion is drawn',
    events: [loaded(programAt('challenge')), block, reaction, badDay, ...times(2, day)],
    end: { running: { testing: 'drawing' } },
    calls: [load, draw, draw],
  },
  {
    title: 'EXT-31 ten days of rest without a calm one end it',
    events: [loaded(programAt('challenge')), block, reaction, ...times(10, badDay)],
    end: 'stopping',
    calls: [load, draw, stopped('notSettling')],
  },
  {
    title: 'EXT-31 a restriction is over after six weeks, whatever the member answers',
    events: [loaded(almost.review), { type: 'restriction.extended' }, day],
    end: 'stopping',
    calls: [load, stopped('restrictedTooLong')],
  },
  {
    title: 'EXT-31 no better after the restriction means it was not this, and all food is back',
    events: [
      loaded(programAt('review')),
      { type: 'review.answered', isBetter: false },
      { resolves: 'stopProgram', with: ok(null) },
    ],
    end: 'stopped',
    calls: [load, stopped('noChange')],
  },
  {
    title: 'EXT-31 two weeks without an entry end it',
    events: [loaded(almost.silent), silentDay],
    end: 'stopping',
    calls: [load, stopped('noEntries')],
  },
  {
    title: 'EXT-31 an alarm sign stops it at once and sends to a doctor, or to the emergency number',
    events: [loaded(programAt('challenge')), block, { type: 'alarm.noted', sign: 'breathing' }],
    end: 'stopping',
    calls: [load, draw, stopped('alarm')],
    context: { portion: null, alarm: 'breathing' },
    emits: [{ type: 'doctor.advised', isEmergency: true }],
  },
  {
    title: 'EXT-31 a fever while it is paused is an alarm, but no emergency',
    events: [loaded(programAt('paused')), { type: 'alarm.noted', sign: 'fever' }],
    end: 'stopping',
    emits: [{ type: 'doctor.advised', isEmergency: false }],
  },
  {
    title: 'EXT-31 somebody who no longer passes the screening gets no further portion',
    events: [
      loaded(programAt('challenge')),
      block,
      { type: 'screening.repeated', screening: { kind: 'refused', reasons: ['pregnant'] } },
    ],
    end: 'stopping',
    calls: [load, draw, stopped('refused')],
    context: { portion: null },
  },
  {
    title: 'EXT-31 a program of somebody screened out since is stopped before anything is served',
    events: [loaded(programAt('challenge', { isRefused: true }))],
    end: 'stopping',
    calls: [load, stopped('refused')],
  },
  {
    title:
      'EXT-31 illness and travel pause it: days do not count, and the block is drawn again after low days',
    events: [
      loaded(programAt('challenge')),
      block,
      day,
      { type: 'pause.requested', reason: 'travel' },
      ...times(5, badDay),
      { type: 'resume.requested' },
      ...times(13, day),
    ],
    end: { running: { testing: 'restriction' } },
    calls: [load, draw],
    context: { days: 13, portion: null, pauseReason: 'travel' },
  },
  {
    title: 'EXT-31 a pause in the baseline leads back to it',
    events: [
      loaded(programAt('baseline', { days: 5, entries: 5 })),
      { type: 'pause.requested', reason: 'illness' },
      { type: 'resume.requested' },
    ],
    end: { running: { testing: 'baseline' } },
    context: { days: 0, entries: 0 },
  },
  {
    title: 'EXT-31 a portion above the largest one is never served',
    events: [
      loaded(programAt('challenge')),
      { resolves: 'drawStep', with: ok({ kind: 'block', portion: { portionG: 101, largestPortionG: 100 } }) },
    ],
    end: { running: { testing: 'waiting' } },
    context: { portion: null, failure: 'The next test portion would be too large, so there won’t be one.' },
  },
  {
    title: 'ERR-60 without a network the next portion waits, low, and the day asks again',
    events: [
      loaded(programAt('challenge')),
      { resolves: 'drawStep', with: { kind: 'unavailable', status: null, message: null } },
      day,
      { rejects: 'drawStep' },
      { type: 'retry.requested' },
      block,
    ],
    end: { running: { testing: 'dosing' } },
    calls: [load, draw, draw, draw],
    context: { restrictedDays: 1, failure: null, portion },
  },
  {
    title:
      'ERR-60 a finding that cannot be read is asked for again, and more blocks follow where it is unclear',
    events: [
      loaded(programAt('result')),
      { rejects: 'readFinding' },
      { type: 'retry.requested' },
      { resolves: 'readFinding', with: ok({ finding: unclear, hasMore: true }) },
    ],
    end: { running: { testing: 'drawing' } },
    calls: [load, read, read, draw],
    context: { finding: unclear },
  },
  {
    title: 'ERR-59 a program that cannot be loaded can be retried',
    events: [{ rejects: 'loadProgram' }, { type: 'retry.requested' }, loaded(null)],
    end: 'none',
    context: { failure: 'We couldn’t load your test. Please try again in a moment.' },
  },
  {
    title: 'ERR-60 a stop that cannot be saved is a stop all the same, and is saved later',
    events: [
      loaded(programAt('restriction')),
      { type: 'stop.requested' },
      { rejects: 'stopProgram' },
      { type: 'retry.requested' },
    ],
    end: 'stopping',
    calls: [load, stopped('byMember'), stopped('byMember')],
  },
  {
    title: 'ERR-59 an answer that is no program is a failure, too',
    events: [{ resolves: 'loadProgram', with: { kind: 'forbidden', message: 'Please agree first.' } }],
    end: 'failed',
    context: { failure: 'Please agree first.' },
  },
  {
    title: 'EXT-31 with nothing under test it can be loaded again',
    events: [loaded(null), { type: 'retry.requested' }],
    end: 'loading',
    calls: [load, load],
  },
  {
    title: 'EXT-31 after the baseline the restriction begins',
    events: [loaded(almost.baseline), day, day],
    end: { running: { testing: 'restriction' } },
    context: { days: 1, restrictedDays: 1, isBeforeRestriction: false },
  },
  {
    title: 'EXT-31 a member who is undecided stays low for longer',
    events: [loaded(almost.restriction), day, { type: 'restriction.extended' }],
    end: { running: { testing: 'restriction' } },
    context: { days: 0, restrictedDays: 14 },
  },
  {
    title: 'EXT-31 a reaction that comes in the rest makes the rest longer',
    events: [
      loaded(programAt('challenge')),
      block,
      ...times(3, day),
      { type: 'reaction.noted', isSevere: true },
      ...times(2, day),
    ],
    end: { running: { testing: 'resting' } },
    context: { reaction: 'severe', restDays: 2 },
  },
  {
    title: 'ERR-60 without a network the finding waits, and low days go on counting',
    events: [
      loaded(programAt('result')),
      { resolves: 'readFinding', with: { kind: 'unavailable', status: null, message: 'You’re offline.' } },
      day,
    ],
    end: { running: { testing: 'unread' } },
    context: { failure: 'You’re offline.', restrictedDays: 1 },
  },
  {
    title: 'ERR-60 a stop that the server does not take is a stop all the same',
    events: [
      loaded(programAt('paused')),
      { type: 'stop.requested' },
      { resolves: 'stopProgram', with: { kind: 'unavailable', status: null, message: 'You’re offline.' } },
    ],
    end: 'unstopped',
    context: { failure: 'You’re offline.', stopReason: 'byMember' },
  },
];
