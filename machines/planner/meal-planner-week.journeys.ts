import { weekOf } from '#domain/calendar/week.ts';
import { messages } from '#domain/message/messages.ts';
import { successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { friday, soupOnThursday, thursday } from './meal-planner.cases.ts';
import type { mealPlannerMachine } from './meal-planner.machine.ts';

import {
  asks,
  broken,
  changed,
  done,
  emptied,
  input,
  loaded,
  otherWeek,
  refresh,
  removal,
  soupBack,
} from './meal-planner.samples.ts';

type Journey = JourneyOf<typeof mealPlannerMachine>;

/** Loading the week, and failures. */
export const mealPlannerWeekJourneys: readonly Journey[] = [
  {
    title: 'what concerns a day out of sight is said without the way back',
    input,
    events: [loaded, asks({ kind: 'copy', date: thursday, to: '2026-05-21' }), done],
    end: 'refreshing',
    emits: [successToast('Copied to Thursday.'), changed],
  },
  {
    title: 'ERR-78 a removal that fails leaves the item where it was, without a toast; it can be tried again',
    input,
    events: [
      loaded,
      removal,
      { answer: 'changePlan', with: broken },
      { answer: 'refreshWeek', with: broken },
      { type: 'change.repeated' },
    ],
    end: 'saving',
    emits: [],
    context: { confirmed: soupOnThursday, pending: [removal.change], trouble: null },
  },
  {
    title: 'ERR-78 a plan that cannot be read is told without a toast; another try reads it',
    input,
    events: [{ answer: 'loadWeek', with: broken }, { type: 'retry.requested' }, loaded],
    end: 'ready',
    emits: [],
  },
  {
    title: 'changes are made one after another, also while another week is looked at',
    input,
    events: [loaded, removal, asks(soupBack), { type: 'day.chosen', day: '2026-05-21' }, done, done],
    end: 'loading',
    calls: [
      { id: 'loadWeek' },
      { id: 'changePlan', input: { change: removal.change } },
      { id: 'changePlan', input: { change: soupBack } },
      { id: 'loadWeek', input: { start: '2026-05-18' } },
    ],
    context: { day: '2026-05-21' },
  },
  {
    title: 'another week that is asked for calls off the one under way',
    input,
    events: [{ type: 'day.chosen', day: '2026-05-07' }, loaded],
    end: 'ready',
    calls: [
      { id: 'loadWeek', input: { start: '2026-05-11' }, aborted: true },
      { id: 'loadWeek', input: { start: weekOf('2026-05-07')[0] } },
    ],
  },
  {
    title: 'ERR-78 what could not be done is put away when it was read',
    input,
    events: [loaded, removal, { answer: 'changePlan', with: broken }, { type: 'trouble.dismissed' }],
    end: 'refreshing',
    context: { confirmed: soupOnThursday, trouble: null },
  },
  {
    title: 'a defect in a change says what could not be done, and the plan is reloaded',
    input,
    events: [loaded, removal, { defect: 'changePlan' }],
    end: 'refreshing',
    emits: [],
    context: { trouble: { change: removal.change, reason: messages.unexpected }, pending: [] },
  },
  {
    title: 'a defect in reading the plan is told without a toast',
    input,
    events: [{ defect: 'loadWeek' }],
    end: 'failed',
    calls: [{ id: 'loadWeek' }],
    emits: [],
    context: { failure: messages.unexpected },
  },
  {
    title: 'another day that is chosen after a failure is read at once',
    input,
    events: [{ defect: 'loadWeek' }, otherWeek],
    end: 'loading',
    calls: [{ id: 'loadWeek' }, { id: 'loadWeek', input: { start: '2026-05-18' } }],
    context: { day: '2026-05-21' },
  },
  ...(
    [
      ['while it is read', [], [loaded], 'ready'],
      ['when it is there', [loaded], [], 'ready'],
      ['while it is read anew', [loaded, refresh], [], 'refreshing'],
    ] as const
  ).map(
    ([when, before, after, end]): Journey => ({
      title: `another day of the same week is shown without a question, ${when}`,
      input,
      events: [...before, { type: 'day.chosen', day: friday }, ...after],
      end,
      calls: [{ id: 'loadWeek' as const }, ...(end === 'refreshing' ? [{ id: 'refreshWeek' as const }] : [])],
      context: { day: friday, confirmed: soupOnThursday },
    }),
  ),
  {
    title: 'a day of another week brings its week',
    input,
    events: [loaded, otherWeek],
    end: 'loading',
    calls: [{ id: 'loadWeek' }, { id: 'loadWeek', input: { start: '2026-05-18' } }],
    context: { day: '2026-05-21', confirmed: null },
  },
  {
    title: 'another week cancels the reload',
    input,
    events: [loaded, refresh, otherWeek],
    end: 'loading',
    calls: [
      { id: 'loadWeek' },
      { id: 'refreshWeek', aborted: true },
      { id: 'loadWeek', input: { start: '2026-05-18' } },
    ],
  },
  {
    title: 'what changed elsewhere takes the place of the week',
    input,
    events: [loaded, refresh, { answer: 'refreshWeek', with: ok(emptied) }],
    end: 'ready',
    calls: [{ id: 'loadWeek' }, { id: 'refreshWeek', input: { start: '2026-05-11' } }],
    context: { confirmed: emptied },
  },
  ...([{ answer: 'refreshWeek', with: broken }, { defect: 'refreshWeek' }] as const).map(
    (failing, way): Journey => ({
      title: `a week that cannot be loaded again stays as it is, without a word, way ${way + 1}`,
      input,
      events: [loaded, refresh, failing],
      end: 'ready',
      emits: [],
      context: { confirmed: soupOnThursday, failure: null },
    }),
  ),
  {
    title: 'a change goes before a week that is reloaded',
    input,
    events: [loaded, refresh, removal],
    end: 'saving',
    calls: [
      { id: 'loadWeek' },
      { id: 'refreshWeek', aborted: true },
      { id: 'changePlan', input: { change: removal.change } },
    ],
  },
  {
    title: 'ERR-78 another try does not wait for the week either',
    input,
    events: [loaded, removal, { answer: 'changePlan', with: broken }, { type: 'change.repeated' }],
    end: 'saving',
    context: { trouble: null },
  },
];
