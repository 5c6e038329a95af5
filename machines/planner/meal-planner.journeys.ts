import { sampleDay, samplePlanItem, sampleWeek } from '#domain/meal-plan/week-plan.fixture.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { emptyThursday, friday, soupOnThursday, thursday } from './meal-planner.cases.ts';
import type { mealPlannerMachine } from './meal-planner.machine.ts';
import {
  after,
  answer,
  asks,
  broken,
  changed,
  done,
  emptied,
  input,
  loaded,
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
    title: 'PLAN-38 OK-15 an item is removed at once, and can be taken back',
    input,
    events: [
      loaded,
      removal,
      answer(emptyThursday),
      { answer: 'refreshWeek', with: ok(emptied) },
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
    title: 'PLAN-40 OK-17 a cleared day is empty, and can be taken back',
    input,
    events: [loaded, asks({ kind: 'clear', date: thursday }), answer(emptyThursday)],
    end: 'refreshing',
    emits: [{ type: 'change.undoable', message: 'Meal plan item by date removed.', undo: soupBack }, changed],
    context: { confirmed: sampleWeek(thursday, [emptyThursday, sampleDay(friday, [])]) },
  },
  {
    title: 'PLAN-34 OK-16 servings stand as chosen at once',
    input,
    events: [
      loaded,
      asks({ kind: 'servings', date: thursday, planId: '9', itemId: '51', servings: 3 }),
      answer(after(thursday, threeSoups)),
    ],
    end: 'refreshing',
    emits: [
      { type: 'change.undoable', message: 'Recipe servings updated.', undo: thursdayBack(threeSoups) },
      changed,
    ],
  },
  {
    title: 'PLAN-13 PLAN-19 PLAN-29 OK-14 what was chosen is put on the day, which is then reloaded',
    input,
    events: [
      loaded,
      asks({ kind: 'add', date: friday, of: 'recipe', choice: { 'carrot-soup': 1 } }),
      answer(after(friday, [samplePlanItem('52')])),
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
          days: [{ date: friday, revision: sampleDay(friday, [samplePlanItem('52')]).revision, items: [] }],
        },
      },
      changed,
    ],
  },
  {
    title: 'an item is moved to another day; taking it back restores both',
    input,
    events: [
      loaded,
      asks({ kind: 'move', date: thursday, planId: '9', itemId: '51', to: friday }),
      answer(after(thursday, []), after(friday, [samplePlanItem('51')])),
    ],
    end: 'refreshing',
    emits: [
      {
        type: 'change.undoable',
        message: 'Moved to Friday.',
        undo: {
          kind: 'restore',
          days: [
            { date: thursday, revision: sampleDay(thursday, []).revision, items: [soup] },
            { date: friday, revision: sampleDay(friday, [samplePlanItem('51')]).revision, items: [] },
          ],
        },
      },
      changed,
    ],
  },
  {
    title: 'an item is eaten at another meal of its day at once, and can be taken back',
    input,
    events: [
      loaded,
      asks({ kind: 'meal', date: thursday, planId: '9', itemId: '51', slot: 'snack' }),
      answer(after(thursday, snack)),
    ],
    end: 'refreshing',
    emits: [{ type: 'change.undoable', message: 'Moved to the snacks.', undo: thursdayBack(snack) }, changed],
    context: { confirmed: sampleWeek(thursday, [after(thursday, snack), sampleDay(friday, [])]) },
  },
  {
    title: 'another daily target holds for every day at once, and can be taken back',
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
    title: 'what was changed elsewhere before a change is kept: it is said without the way back',
    input,
    events: [loaded, removal, answer({ ...emptyThursday, former_revision: '7' })],
    end: 'refreshing',
    emits: [successToast('Removed item successfully.'), changed],
  },
  {
    title: 'a change that waits for a connection is shown, and said without the way back',
    input,
    events: [loaded, removal, done, { answer: 'refreshWeek', with: broken }],
    end: 'ready',
    emits: [successToast('Removed item successfully.'), changed],
    context: {
      confirmed: sampleWeek(thursday, [{ ...sampleDay(thursday, []), revision: '' }, sampleDay(friday, [])]),
    },
  },
  {
    title: 'the way back of a second change leads to what the first one left, known from its answer alone',
    input,
    events: [
      loaded,
      asks({ kind: 'add', date: thursday, of: 'recipe', choice: { dal: 1 } }),
      asks({ kind: 'clear', date: thursday }),
      answer(after(thursday, threeSoups)),
      answer({ ...emptyThursday, former_revision: sampleDay(thursday, threeSoups).revision }),
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
          days: [{ date: thursday, revision: '0', items: [{ ...soup, servings: 3 }] }],
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
    ([what, change, said]): Journey => ({
      title: `${what} that comes too late is said in a sentence, and the week is reloaded`,
      input,
      events: [loaded, asks(change), tooLate, { answer: 'refreshWeek', with: ok(emptied) }],
      end: 'ready',
      calls: [{ id: 'loadWeek' }, { id: 'changePlan', input: { change } }, { id: 'refreshWeek' }],
      emits: [errorToast(said)],
      context: { confirmed: emptied, pending: [], trouble: null },
    }),
  ),
  {
    title: 'what changes elsewhere while the week is reloaded has it read once more',
    input,
    events: [loaded, refresh, refresh, { answer: 'refreshWeek', with: ok(emptied) }],
    end: 'ready',
    calls: [{ id: 'loadWeek' }, { id: 'refreshWeek', aborted: true }, { id: 'refreshWeek' }],
    context: { confirmed: emptied },
  },
  {
    title: 'what changes elsewhere while the week is read has it read once more',
    input,
    events: [refresh, { answer: 'loadWeek', with: ok(emptied) }],
    end: 'ready',
    calls: [{ id: 'loadWeek', aborted: true }, { id: 'loadWeek' }],
    context: { confirmed: emptied },
  },
  {
    title: 'a plan that could not be read is read when something may have changed, as with a new connection',
    input,
    events: [{ answer: 'loadWeek', with: broken }, refresh, loaded],
    end: 'ready',
    emits: [],
  },
  ...mealPlannerWeekJourneys,
];
