import { weekOf } from '#domain/calendar/week.ts';
import { sampleDay, samplePlanItem, sampleWeek } from '#domain/meal-plan/week-plan.fixture.ts';
import { messages } from '#domain/message/messages.ts';
import { successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { friday, soupOnThursday, thursday } from './meal-planner.cases.ts';
import type { mealPlannerMachine } from './meal-planner.machine.ts';

const input = { day: thursday };
const loaded = { answer: 'loadWeek', with: ok(soupOnThursday) } as const;
const done = { answer: 'changePlan', with: ok(null) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const asks = <TChange>(change: TChange) => ({ type: 'change.requested', change }) as const;

const removal = asks({ kind: 'remove', date: thursday, itemId: '51' } as const);
const soup = {
  type: 'recipe',
  id: 'carrot-soup',
  slot: 'lunch',
  servings: 1,
  generated: false,
  leftover_of: null,
} as const;
const soupBack = { kind: 'restore', days: [{ date: thursday, items: [soup] }] } as const;
const emptied = sampleWeek(thursday, [sampleDay(thursday, []), sampleDay(friday, [])]);
const changed = { type: 'plan.changed' } as const;
const refresh = { type: 'refresh.requested' } as const;
const otherWeek = { type: 'day.chosen', day: '2026-05-21' } as const;
type Journey = JourneyOf<typeof mealPlannerMachine>;

export const mealPlannerJourneys: readonly JourneyOf<typeof mealPlannerMachine>[] = [
  {
    title: 'PLAN-38 OK-15 an item is removed at once, and can be taken back',
    input,
    events: [loaded, removal, done, { answer: 'refreshWeek', with: ok(emptied) }, asks(soupBack)],
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
    events: [loaded, asks({ kind: 'clear', date: thursday }), done],
    end: 'refreshing',
    emits: [{ type: 'change.undoable', message: 'Meal plan item by date removed.', undo: soupBack }, changed],
    context: { confirmed: emptied },
  },
  {
    title: 'PLAN-34 OK-16 servings stand as chosen at once',
    input,
    events: [
      loaded,
      asks({ kind: 'servings', date: thursday, planId: '9', itemId: '51', servings: 3 }),
      done,
    ],
    end: 'refreshing',
    emits: [{ type: 'change.undoable', message: 'Recipe servings updated.', undo: soupBack }, changed],
  },
  {
    title: 'PLAN-13 PLAN-19 PLAN-29 OK-14 what was chosen is put on the day, which is then read anew',
    input,
    events: [loaded, asks({ kind: 'add', date: friday, of: 'recipe', choice: { 'carrot-soup': 1 } }), done],
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
        undo: { kind: 'restore', days: [{ date: friday, items: [] }] },
      },
      changed,
    ],
  },
  {
    title: 'an item is moved to another day; taking it back restores both',
    input,
    events: [loaded, asks({ kind: 'move', date: thursday, planId: '9', itemId: '51', to: friday }), done],
    end: 'refreshing',
    emits: [
      {
        type: 'change.undoable',
        message: 'Moved to Friday.',
        undo: {
          kind: 'restore',
          days: [
            { date: thursday, items: [soup] },
            { date: friday, items: [] },
          ],
        },
      },
      changed,
    ],
  },
  {
    title: 'an item is eaten at another meal of its day at once, and can be taken back',
    input,
    events: [loaded, asks({ kind: 'meal', date: thursday, planId: '9', itemId: '51', slot: 'snack' }), done],
    end: 'refreshing',
    emits: [{ type: 'change.undoable', message: 'Moved to the snacks.', undo: soupBack }, changed],
    context: {
      confirmed: sampleWeek(thursday, [
        sampleDay(thursday, [samplePlanItem('51', { slot: 'snack' })]),
        sampleDay(friday, []),
      ]),
    },
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
      { id: 'loadWeek', input: { start: '2026-05-11' }, calledOff: true },
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
    title: 'a defect in a change says what could not be done, and the plan is read anew',
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
    title: 'another week calls off what is read anew',
    input,
    events: [loaded, refresh, otherWeek],
    end: 'loading',
    calls: [
      { id: 'loadWeek' },
      { id: 'refreshWeek', calledOff: true },
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
      title: `a week that cannot be had anew stays as it is, without a word, way ${way + 1}`,
      input,
      events: [loaded, refresh, failing],
      end: 'ready',
      emits: [],
      context: { confirmed: soupOnThursday, failure: null },
    }),
  ),
  {
    title: 'a change goes before a week that is read anew',
    input,
    events: [loaded, refresh, removal],
    end: 'saving',
    calls: [
      { id: 'loadWeek' },
      { id: 'refreshWeek', calledOff: true },
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
