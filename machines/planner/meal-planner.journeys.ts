import { sampleDay, samplePlanItem, sampleWeek } from '#domain/meal-plan/week-plan.fixture.ts';
import { entryMessages } from '#domain/message/entry-messages.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { emptyThursday, friday, soupOnThursday, thursday } from './meal-planner.cases.ts';
import type { mealPlannerMachine } from './meal-planner.machine.ts';
import {
  after,
  asks,
  broken,
  changed,
  done,
  emptied,
  input,
  loaded,
  planResponse,
  refresh,
  removal,
  snack,
  soup,
  soupBack,
  threeSoups,
  thursdayBack,
  tooLate,
} from './meal-planner.samples.ts';
import { mealPlannerWeekJourneys } from './meal-planner-week.journeys.ts';

type Journey = JourneyOf<typeof mealPlannerMachine>;

export const mealPlannerJourneys: readonly JourneyOf<typeof mealPlannerMachine>[] = [
  {
    title: 'PLAN-38 OK-15 removes an item immediately, with undo',
    input,
    events: [
      loaded,
      removal,
      planResponse(emptyThursday),
      { resolves: 'refreshWeek', with: ok(emptied) },
      asks(soupBack),
    ],
    end: 'saving',
    calls: [
      { id: 'loadWeek', input: { start: '2026-05-11' } },
      { id: 'changePlan', input: { change: removal.change } },
      { id: 'refreshWeek' },
      { id: 'changePlan', input: { change: soupBack } },
    ],
    emits: [{ type: 'change.undoable', message: 'Removed item successfully.', undo: soupBack }, changed],
  },
  {
    title: 'PLAN-40 OK-17 clears a day immediately, with undo',
    input,
    events: [loaded, asks({ kind: 'clear', date: thursday }), planResponse(emptyThursday)],
    end: 'refreshing',
    emits: [{ type: 'change.undoable', message: 'Meal plan item by date removed.', undo: soupBack }, changed],
    context: { confirmed: sampleWeek(thursday, [emptyThursday, sampleDay(friday, [])]) },
  },
  {
    title: 'PLAN-34 OK-16 shows chosen servings immediately',
    input,
    events: [
      loaded,
      asks({ kind: 'servings', date: thursday, planId: '9', itemId: '51', servings: 3 }),
      planResponse(after(thursday, threeSoups)),
    ],
    end: 'refreshing',
    emits: [
      { type: 'change.undoable', message: 'Recipe servings updated.', undo: thursdayBack(threeSoups) },
      changed,
    ],
  },
  {
    title: 'PLAN-13 PLAN-19 PLAN-29 OK-14 puts the selection on the day and reloads it',
    input,
    events: [
      loaded,
      asks({ kind: 'add', date: friday, of: 'recipe', choice: { 'carrot-soup': 1 } }),
      planResponse(after(friday, [samplePlanItem('52')])),
    ],
    end: 'refreshing',
    calls: [
      { id: 'loadWeek' },
      {
        id: 'changePlan',
        input: { change: { kind: 'add', date: friday, of: 'recipe', choice: { 'carrot-soup': 1 } } },
      },
      { id: 'refreshWeek' },
    ],
    emits: [
      {
        type: 'change.undoable',
        message: 'Meal plan created.',
        undo: {
          kind: 'restore',
          days: [
            {
              date: friday,
              revision: sampleDay(friday, [samplePlanItem('52')]).revision,
              items: [],
              after: [soup],
            },
          ],
        },
      },
      changed,
    ],
  },
  {
    title: 'moves an item to another day; undo restores both days',
    input,
    events: [
      loaded,
      asks({ kind: 'move', date: thursday, planId: '9', itemId: '51', to: friday }),
      planResponse(after(thursday, []), after(friday, [samplePlanItem('51')])),
    ],
    end: 'refreshing',
    emits: [
      {
        type: 'change.undoable',
        message: 'Moved to Friday.',
        undo: {
          kind: 'restore',
          days: [
            { date: thursday, revision: sampleDay(thursday, []).revision, items: [soup], after: [] },
            {
              date: friday,
              revision: sampleDay(friday, [samplePlanItem('51')]).revision,
              items: [],
              after: [soup],
            },
          ],
        },
      },
      changed,
    ],
  },
  {
    title: 'moves an item to another meal of its day immediately, with undo',
    input,
    events: [
      loaded,
      asks({ kind: 'meal', date: thursday, planId: '9', itemId: '51', slot: 'snack' }),
      planResponse(after(thursday, snack)),
    ],
    end: 'refreshing',
    emits: [{ type: 'change.undoable', message: 'Moved to the snacks.', undo: thursdayBack(snack) }, changed],
    context: { confirmed: sampleWeek(thursday, [after(thursday, snack), sampleDay(friday, [])]) },
  },
  {
    title: 'applies another daily target to every day immediately, with undo',
    input,
    events: [loaded, asks({ kind: 'target', kcal: 1800 }), done],
    end: 'refreshing',
    emits: [
      {
        type: 'change.undoable',
        message: 'Daily target saved.',
        undo: { kind: 'target', kcal: 2000 },
      },
      changed,
    ],
    context: {
      confirmed: {
        ...soupOnThursday,
        target: 1800,
        days: Object.fromEntries(
          Object.entries(soupOnThursday.days).map(([date, plan]) => [
            date,
            plan && { ...plan, target_calories: 1800 },
          ]),
        ),
      },
    },
  },
  {
    title: 'keeps a change made elsewhere before: shows the change without undo',
    input,
    events: [loaded, removal, planResponse({ ...emptyThursday, former_revision: '7' })],
    end: 'refreshing',
    emits: [successToast('Removed item successfully.'), changed],
  },
  {
    title: 'shows a change that is queued offline, without undo',
    input,
    events: [loaded, removal, done, { resolves: 'refreshWeek', with: broken }],
    end: 'ready',
    emits: [successToast('Removed item successfully.'), changed],
    context: {
      confirmed: sampleWeek(thursday, [{ ...sampleDay(thursday, []), revision: '' }, sampleDay(friday, [])]),
    },
  },
  {
    title: 'undo of a second change restores the state after the first, from its response alone',
    input,
    events: [
      loaded,
      asks({ kind: 'add', date: thursday, of: 'recipe', choice: { dal: 1 } }),
      asks({ kind: 'clear', date: thursday }),
      planResponse(after(thursday, threeSoups)),
      planResponse({ ...emptyThursday, former_revision: sampleDay(thursday, threeSoups).revision }),
    ],
    end: 'refreshing',
    emits: [
      { type: 'change.undoable', message: 'Meal plan created.', undo: thursdayBack(threeSoups) },
      changed,
      {
        type: 'change.undoable',
        message: 'Meal plan item by date removed.',
        undo: {
          kind: 'restore',
          days: [{ date: thursday, revision: '0', items: [{ ...soup, servings: 3 }], after: [] }],
        },
      },
      changed,
    ],
  },
  ...(
    [
      ['an undo', soupBack, plannerMessages.undoTooLate],
      ['clearing a day', { kind: 'clear', date: thursday, revision: '511' }, plannerMessages.clearTooLate],
      ['a change', removal.change, 'Changed.'],
    ] as const
  ).map(
    ([description, change, message]): Journey => ({
      title: `${description} that comes too late shows an error and reloads the week`,
      input,
      events: [loaded, asks(change), tooLate, { resolves: 'refreshWeek', with: ok(emptied) }],
      end: 'ready',
      calls: [{ id: 'loadWeek' }, { id: 'changePlan', input: { change } }, { id: 'refreshWeek' }],
      emits: [errorToast(message)],
      context: { confirmed: emptied, pending: [], trouble: null },
    }),
  ),
  {
    title: 'a change of what was deleted elsewhere says so, offers no retry, and reloads the week',
    input,
    events: [
      loaded,
      removal,
      { resolves: 'changePlan', with: { kind: 'notFound' } },
      { resolves: 'refreshWeek', with: ok(emptied) },
    ],
    end: 'ready',
    emits: [errorToast(entryMessages.gone)],
    context: { confirmed: emptied, pending: [], trouble: null },
  },
  {
    title: 'a change elsewhere during a refresh triggers another load',
    input,
    events: [loaded, refresh, refresh, { resolves: 'refreshWeek', with: ok(emptied) }],
    end: 'ready',
    calls: [{ id: 'loadWeek' }, { id: 'refreshWeek', aborted: true }, { id: 'refreshWeek' }],
    context: { confirmed: emptied },
  },
  {
    title: 'a change elsewhere during loading triggers another load',
    input,
    events: [refresh, { resolves: 'loadWeek', with: ok(emptied) }],
    end: 'ready',
    calls: [{ id: 'loadWeek', aborted: true }, { id: 'loadWeek' }],
    context: { confirmed: emptied },
  },
  {
    title: 'reloads a failed plan when something may have changed, such as after reconnecting',
    input,
    events: [{ resolves: 'loadWeek', with: broken }, refresh, loaded],
    end: 'ready',
    emits: [],
  },
  ...mealPlannerWeekJourneys,
];
