import { emptyFood } from '#domain/meal-plan/custom-food.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { proteinBar } from './custom-food.cases.ts';
import type { customFoodMachine } from './custom-food.machine.ts';

const draft = { ...emptyFood, title: 'Protein bar', calories: '-210' };
const submitted = { type: 'food.submitted', draft } as const;
const failed = 'Could not create custom food. Please try again later.';

export const customFoodJourneys: readonly JourneyOf<typeof customFoodMachine>[] = [
  {
    title: 'FOOD-03 FOOD-04 creates a food once for several presses of Save and shows it',
    events: [submitted, submitted, { resolves: 'createFood', with: ok(proteinBar) }],
    end: 'editing',
    calls: [{ id: 'createFood', input: { draft } }],
    emits: [{ type: 'food.created', food: proteinBar }],
  },
  {
    title: 'ERR-50 shows the server’s message about a rejected food in the form',
    events: [
      submitted,
      {
        resolves: 'createFood',
        with: { kind: 'invalid', message: 'Please check.', fields: { calories: ['At least 0.'] } },
      },
    ],
    end: 'editing',
    emits: [],
    context: { problem: 'Please check.', fields: { calories: ['At least 0.'] } },
  },
  {
    title: 'ERR-51 shows other failures as a toast, and a retry clears the form error',
    events: [
      submitted,
      { resolves: 'createFood', with: { kind: 'unavailable', status: 500, message: null } },
      submitted,
      { rejects: 'createFood' },
    ],
    end: 'editing',
    emits: [errorToast(failed), errorToast(failed)],
    context: { problem: null, fields: {} },
  },
];
