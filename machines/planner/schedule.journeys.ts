import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { fishPieWarning } from './planner-sheets.cases.ts';
import type { scheduleMachine } from './schedule.machine.ts';

const input = { recipeId: '17', today: '2026-05-17' };
const done = { type: 'choice.submitted', warning: null } as const;
const unfit = { type: 'choice.submitted', warning: fishPieWarning } as const;
const confirmed = { type: 'choice.confirmed' } as const;
const questioned = { type: 'confirmation.wanted', warnings: [fishPieWarning] } as const;
const scheduled = { resolves: 'scheduleRecipe', with: ok(null) } as const;
const broken = {
  resolves: 'scheduleRecipe',
  with: { kind: 'unavailable', status: 500, message: null },
} as const;

export const scheduleJourneys: readonly JourneyOf<typeof scheduleMachine>[] = [
  {
    title: 'PLAN-21 PLAN-22 CONST-41 on a Sunday the week ends today, and today is selected',
    input,
    events: [],
    end: 'choosing',
    context: {
      day: '2026-05-17',
      days: [
        '2026-05-11',
        '2026-05-12',
        '2026-05-13',
        '2026-05-14',
        '2026-05-15',
        '2026-05-16',
        '2026-05-17',
      ],
    },
  },
  {
    title: 'PLAN-23 OK-13 Done schedules the recipe once on the selected day',
    input,
    events: [
      { type: 'day.chosen', day: '2026-05-12' },
      done,
      done,
      { resolves: 'scheduleRecipe', with: ok(null) },
    ],
    end: 'scheduled',
    calls: [{ id: 'scheduleRecipe', input: { recipeId: '17', day: '2026-05-12' } }],
    emits: [successToast('Recipe added to meal planner'), { type: 'recipe.scheduled' }],
  },
  {
    title: 'the same day of another week can be selected',
    input,
    events: [{ type: 'week.changed', by: 1 }, done],
    end: 'saving',
    calls: [{ id: 'scheduleRecipe', input: { recipeId: '17', day: '2026-05-24' } }],
  },
  {
    title: 'ERR-58 shows an error when scheduling fails and keeps the selection',
    input,
    events: [
      { type: 'day.chosen', day: '2026-05-12' },
      done,
      { resolves: 'scheduleRecipe', with: { kind: 'unavailable', status: 500, message: null } },
      done,
      { rejects: 'scheduleRecipe' },
    ],
    end: 'choosing',
    emits: [
      errorToast('Failed to add recipe to meal planner'),
      errorToast('Failed to add recipe to meal planner'),
    ],
    context: { day: '2026-05-12' },
  },
  {
    title: 'asks for a confirmation with the reason before scheduling a recipe that does not fit',
    input,
    events: [unfit],
    end: 'asking',
    calls: [],
    emits: [questioned],
  },
  {
    title: 'a confirmation schedules it on the selected day',
    input,
    events: [{ type: 'day.chosen', day: '2026-05-12' }, unfit, confirmed, scheduled],
    end: 'scheduled',
    calls: [{ id: 'scheduleRecipe', input: { recipeId: '17', day: '2026-05-12' } }],
    emits: [questioned, successToast('Recipe added to meal planner'), { type: 'recipe.scheduled' }],
  },
  {
    title: 'declining schedules nothing and keeps the selected day',
    input,
    events: [{ type: 'day.chosen', day: '2026-05-12' }, unfit, { type: 'choice.declined' }],
    end: 'choosing',
    calls: [],
    context: { day: '2026-05-12', isAccepted: false },
  },
  {
    title: 'a retry after a failed save does not ask again',
    input,
    events: [unfit, confirmed, broken, unfit],
    end: 'saving',
    emits: [questioned, errorToast('Failed to add recipe to meal planner')],
  },
  {
    title: 'scheduling again starts with today and asks again',
    input,
    events: [
      { type: 'day.chosen', day: '2026-05-12' },
      unfit,
      confirmed,
      scheduled,
      { type: 'scheduling.begun', today: '2026-05-18' },
      unfit,
    ],
    end: 'asking',
    context: { day: '2026-05-18', isAccepted: false },
  },
  {
    title: 'keeps the selected day within the same visit',
    input,
    events: [
      { type: 'day.chosen', day: '2026-05-12' },
      { type: 'scheduling.begun', today: '2026-05-17' },
    ],
    end: 'choosing',
    context: { day: '2026-05-12' },
  },
];
