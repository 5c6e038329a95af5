import { newSession } from '#domain/cooking/cooking-timers.ts';
import { entryMessages } from '#domain/message/entry-messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { halfway, oven, pot } from './cooking.cases.ts';
import type { cookingMachine } from './cooking.machine.ts';

const fresh = { resolves: 'readSession', with: null } as const;
const next = { type: 'step.next' } as const;
const previousStep = { type: 'step.back' } as const;
const start = (timer = pot) => ({ type: 'timer.started', timer }) as const;
const cancel = (timer = pot) => ({ type: 'timer.canceled', id: timer.id }) as const;
const timeIsUp = { resolves: 'waitForTimer', with: null } as const;
const heard = { type: 'ring.silenced' } as const;
const finish = { type: 'cooking.finished' } as const;
const undo = { type: 'record.undone' } as const;
const read = { id: 'readSession', input: { recipeId: '17', steps: 2 } } as const;
const wait = (timer = pot) => ({ id: 'waitForTimer', input: { endsAt: timer.endsAt } }) as const;
const record = { id: 'recordCooked', input: { recipeId: '17', servings: 4, isCooked: true } } as const;
const takeBack = { id: 'takeBack', input: { recipeId: '17', servings: 4, isCooked: false } } as const;
const stored = (session: object) =>
  ({ type: 'session.changed', session: { ...newSession, ...session } }) as const;
const replacedBy = (session: object) =>
  ({ type: 'session.replaced', session: { ...newSession, ...session } }) as const;
const cleared = { type: 'session.changed', session: null } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const at = (
  course: 'opening' | 'cooking' | 'recording' | 'asking' | 'undoing',
  clock: 'still' | 'running' | 'ringing' = 'still',
) => ({ course, clock });

export const cookingJourneys: readonly JourneyOf<typeof cookingMachine>[] = [
  {
    title: 'EXT-28 each step is ticked off on the way to the next one, and the last one stays',
    events: [fresh, next, next, previousStep, previousStep],
    end: at('cooking'),
    calls: [read],
    emits: [
      stored({ step: 1, done: [0] }),
      stored({ step: 1, done: [0, 1] }),
      stored({ step: 0, done: [0, 1] }),
      stored({ step: 0, done: [0, 1] }),
    ],
  },
  {
    title: 'EXT-28 any step can be opened and ticked off, and no other',
    events: [
      fresh,
      { type: 'step.opened', step: 1 },
      { type: 'step.opened', step: 2 },
      { type: 'step.ticked', step: 1 },
      { type: 'step.ticked', step: 2 },
      { type: 'step.ticked', step: 0 },
      { type: 'step.ticked', step: 1 },
    ],
    end: at('cooking'),
    context: { step: 1, done: [0] },
    emits: [
      stored({ step: 1 }),
      stored({ step: 1, done: [1] }),
      stored({ step: 1, done: [1, 0] }),
      stored({ step: 1, done: [0] }),
    ],
  },
  {
    title: 'EXT-28 cooking goes on after a reload, with its timers',
    events: [{ resolves: 'readSession', with: halfway }, next],
    end: at('cooking', 'running'),
    calls: [read, wait()],
    context: { step: 1, done: [0, 1], timers: [pot] },
  },
  {
    title: 'EXT-28 of several timers the next one rings, then the other',
    events: [fresh, start(), start(oven), timeIsUp, heard, timeIsUp],
    end: at('cooking', 'ringing'),
    calls: [read, { ...wait(), aborted: true }, wait(oven), wait()],
    context: { dueTimer: pot, timers: [] },
    emits: [stored({ timers: [pot] }), stored({ timers: [pot, oven] }), stored({ timers: [pot] })],
  },
  {
    title: 'EXT-28 a timer that nobody has heard rings again after a reload',
    events: [fresh, start(), timeIsUp, next],
    end: at('cooking', 'ringing'),
    context: { dueTimer: pot },
    emits: [stored({ timers: [pot] }), stored({ step: 1, done: [0], timers: [pot] })],
  },
  {
    title: 'EXT-28 a timer can be stopped, and started anew',
    events: [
      fresh,
      start(),
      cancel(),
      start({ ...pot, endsAt: 2_000_000 }),
      start({ ...pot, endsAt: 3_000_000 }),
    ],
    end: at('cooking', 'running'),
    context: { timers: [{ ...pot, endsAt: 3_000_000 }] },
  },
  {
    title: 'EXT-28 without a timer left, nothing is waited for',
    events: [fresh, start(), cancel()],
    end: at('cooking'),
    calls: [read, { ...wait(), aborted: true }],
    emits: [stored({ timers: [pot] }), stored({})],
  },
  {
    title: 'EXT-28 while a timer rings, others can be started and stopped',
    events: [fresh, start(), timeIsUp, start(oven), cancel(oven), start(oven), heard],
    end: at('cooking', 'running'),
    context: { dueTimer: null, timers: [oven] },
    emits: [
      stored({ timers: [pot] }),
      stored({ timers: [oven, pot] }),
      stored({ timers: [pot] }),
      stored({ timers: [oven, pot] }),
      stored({ timers: [oven] }),
    ],
  },
  {
    title: 'EXT-28 a clock that fails rings rather than letting it burn',
    events: [fresh, start(), { rejects: 'waitForTimer' }],
    end: at('cooking', 'ringing'),
    context: { dueTimer: pot, timers: [] },
  },
  {
    title: 'EXT-28 a finished recipe is noted as cooked, and its timers end',
    events: [fresh, start(), finish, { resolves: 'recordCooked', with: ok(null) }],
    end: at('asking'),
    calls: [read, { ...wait(), aborted: true }, record],
    emits: [stored({ timers: [pot] }), cleared],
    context: { timers: [] },
  },
  {
    title: 'EXT-28 a ring ends with the cooking',
    events: [fresh, start(), timeIsUp, finish, { resolves: 'recordCooked', with: ok(null) }],
    end: at('asking'),
    context: { dueTimer: null, timers: [] },
  },
  {
    title: 'EXT-28 the note that it was cooked can be taken back, once it works',
    events: [
      fresh,
      finish,
      { resolves: 'recordCooked', with: ok(null) },
      undo,
      { resolves: 'takeBack', with: broken },
      undo,
      { rejects: 'takeBack' },
      undo,
      { resolves: 'takeBack', with: ok(null) },
    ],
    end: at('cooking'),
    calls: [read, record, takeBack, takeBack, takeBack],
    emits: [
      cleared,
      errorToast('We couldn’t take it back. Please try again in a moment.'),
      errorToast('We couldn’t take it back. Please try again in a moment.'),
      stored({}),
    ],
  },
  {
    title: 'EXT-28 “I’ve cooked it” by mistake: what is taken back goes on at its step, with its timers',
    events: [
      fresh,
      start(),
      start(oven),
      timeIsUp,
      next,
      finish,
      { resolves: 'recordCooked', with: ok(null) },
      undo,
      { resolves: 'takeBack', with: ok(null) },
      timeIsUp,
    ],
    end: at('cooking', 'ringing'),
    context: { dueTimer: oven, timers: [pot], endedTimers: [] },
    emits: [
      stored({ timers: [pot] }),
      stored({ timers: [pot, oven] }),
      stored({ step: 1, done: [0], timers: [pot, oven] }),
      cleared,
      stored({ step: 1, done: [0], timers: [pot, oven] }),
    ],
  },
  {
    title: 'EXT-28 a timer that was started or stopped in another tab is the same here',
    events: [
      fresh,
      { type: 'session.replaced', session: halfway },
      next,
      replacedBy({ timers: [pot, oven] }),
    ],
    end: at('cooking', 'running'),
    calls: [read, { ...wait(), aborted: true }, wait(oven)],
    context: { step: 1, done: [], timers: [pot, oven] },
    emits: [stored({ step: 1, done: [0], timers: [pot] })],
  },
  {
    title: 'EXT-28 a ring that was heard in another tab ends here, too',
    events: [fresh, start(), timeIsUp, replacedBy({ timers: [pot, oven] }), replacedBy({ timers: [oven] })],
    end: at('cooking', 'running'),
    calls: [read, wait(), wait(oven)],
    context: { dueTimer: null, timers: [oven] },
  },
  {
    title: 'EXT-28 a timer that was started anew in another tab rings here no more',
    events: [fresh, start(), timeIsUp, replacedBy({ timers: [{ ...pot, endsAt: 2_000_000 }] })],
    end: at('cooking', 'running'),
    context: { dueTimer: null, timers: [{ ...pot, endsAt: 2_000_000 }] },
  },
  {
    title: 'EXT-28 timers end when the cooking is finished in another tab',
    events: [fresh, start(), next, { type: 'session.replaced', session: null }],
    end: at('cooking'),
    context: { step: 1, done: [], timers: [] },
  },
  {
    title: 'EXT-28 the steps can be looked at again afterwards',
    events: [fresh, finish, { resolves: 'recordCooked', with: ok(null) }, { type: 'cooking.resumed' }],
    end: at('cooking'),
    calls: [read, record],
  },
  {
    title: 'EXT-28 says that a recipe was deleted meanwhile instead of asking for another try',
    events: [fresh, finish, { resolves: 'recordCooked', with: { kind: 'notFound' } }],
    end: at('cooking'),
    emits: [errorToast(entryMessages.gone)],
  },
  {
    title: 'EXT-28 a finish that could not be noted keeps the cooking and its timers',
    events: [{ rejects: 'readSession' }, start(), finish, { resolves: 'recordCooked', with: broken }],
    end: at('cooking', 'running'),
    emits: [
      stored({ timers: [pot] }),
      errorToast('We couldn’t note that you cooked this. Please try again in a moment.'),
    ],
    context: { timers: [pot] },
  },
  {
    title: 'EXT-28 a defect in noting it is named',
    events: [fresh, finish, { rejects: 'recordCooked' }],
    end: at('cooking'),
    emits: [errorToast('We couldn’t note that you cooked this. Please try again in a moment.')],
  },
];
