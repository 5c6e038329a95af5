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
    title: 'FOOD-03 FOOD-04 a food is saved once, however often Save is pressed, and is then there',
    events: [submitted, submitted, { answer: 'createFood', with: ok(proteinBar) }],
    end: 'editing',
    calls: [{ id: 'createFood', input: { draft } }],
    emits: [{ type: 'food.created', food: proteinBar }],
  },
  {
    title: 'ERR-50 what the server says to a food it refuses stands in the form',
    events: [
      submitted,
      {
        answer: 'createFood',
        with: { kind: 'invalid', message: 'Please check.', fields: { calories: ['At least 0.'] } },
      },
    ],
    end: 'editing',
    emits: [],
    context: { problem: 'Please check.', fields: { calories: ['At least 0.'] } },
  },
  {
    title: 'ERR-51 any other failure is told, and a retry begins without the old complaint',
    events: [
      submitted,
      { answer: 'createFood', with: { kind: 'unavailable', status: 500, message: null } },
      submitted,
      { defect: 'createFood' },
    ],
    end: 'editing',
    emits: [errorToast(failed), errorToast(failed)],
    context: { problem: null, fields: {} },
  },
];
