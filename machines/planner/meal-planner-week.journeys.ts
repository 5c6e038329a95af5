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
    title: 'offers no undo for a change of a day that is not shown',
    input,
    events: [loaded, asks({ kind: 'copy', date: thursday, to: '2026-05-21' }), done],
    end: 'refreshing',
    emits: [successToast('Copied to Thursday.'), changed],
  },
  {
    title: 'ERR-78 a failed removal restores the item with an inline error and can be retried',
    input,
    events: [
      loaded,
      removal,
      { resolves: 'changePlan', with: broken },
      { resolves: 'refreshWeek', with: broken },
      { type: 'change.repeated' },
    ],
    end: 'saving',
    emits: [],
    context: { confirmed: soupOnThursday, pending: [removal.change], trouble: null },
  },
  {
    title: 'ERR-78 shows an inline error when the plan cannot be loaded, and a retry loads it',
    input,
    events: [{ resolves: 'loadWeek', with: broken }, { type: 'retry.requested' }, loaded],
    end: 'ready',
    emits: [],
  },
  {
    title: 'sends changes one after another, also while another week is shown',
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
    title: 'opening another week cancels the request in flight',
    input,
    events: [{ type: 'day.chosen', day: '2026-05-07' }, loaded],
    end: 'ready',
    calls: [
      { id: 'loadWeek', input: { start: '2026-05-11' }, aborted: true },
      { id: 'loadWeek', input: { start: weekOf('2026-05-07')[0] } },
    ],
  },
  {
    title: 'ERR-78 dismissing the error clears it',
    input,
    events: [loaded, removal, { resolves: 'changePlan', with: broken }, { type: 'trouble.dismissed' }],
    end: 'refreshing',
    context: { confirmed: soupOnThursday, trouble: null },
  },
  {
    title: 'shows an error after an exception in a change and reloads the plan',
    input,
    events: [loaded, removal, { rejects: 'changePlan' }],
    end: 'refreshing',
    emits: [],
    context: { trouble: { change: removal.change, reason: messages.unexpected }, pending: [] },
  },
  {
    title: 'shows an inline error after an exception in loading the plan',
    input,
    events: [{ rejects: 'loadWeek' }],
    end: 'failed',
    calls: [{ id: 'loadWeek' }],
    emits: [],
    context: { failure: messages.unexpected },
  },
  {
    title: 'choosing another day after a failure loads it immediately',
    input,
    events: [{ rejects: 'loadWeek' }, otherWeek],
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
      title: `shows another day of the same week without a request, ${when}`,
      input,
      events: [...before, { type: 'day.chosen', day: friday }, ...after],
      end,
      calls: [{ id: 'loadWeek' as const }, ...(end === 'refreshing' ? [{ id: 'refreshWeek' as const }] : [])],
      context: { day: friday, confirmed: soupOnThursday },
    }),
  ),
  {
    title: 'a day of another week loads that week',
    input,
    events: [loaded, otherWeek],
    end: 'loading',
    calls: [{ id: 'loadWeek' }, { id: 'loadWeek', input: { start: '2026-05-18' } }],
    context: { day: '2026-05-21', confirmed: null },
  },
  {
    title: 'opening another week cancels the reload',
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
    title: 'a refresh replaces the week',
    input,
    events: [loaded, refresh, { resolves: 'refreshWeek', with: ok(emptied) }],
    end: 'ready',
    calls: [{ id: 'loadWeek' }, { id: 'refreshWeek', input: { start: '2026-05-11' } }],
    context: { confirmed: emptied },
  },
  ...([{ resolves: 'refreshWeek', with: broken }, { rejects: 'refreshWeek' }] as const).map(
    (failing, failure): Journey => ({
      title: `a failed refresh silently keeps the week, case ${failure + 1}`,
      input,
      events: [loaded, refresh, failing],
      end: 'ready',
      emits: [],
      context: { confirmed: soupOnThursday, failure: null },
    }),
  ),
  {
    title: 'a change takes precedence over a refresh',
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
    title: 'ERR-78 a retry takes precedence over a refresh',
    input,
    events: [loaded, removal, { resolves: 'changePlan', with: broken }, { type: 'change.repeated' }],
    end: 'saving',
    context: { trouble: null },
  },
];
