import type { QueuedOperation } from '../operation.ts';
import { changeWeek, overlayWeek } from '../plan-overlay.ts';

export const setCalorieTarget: QueuedOperation<'setCalorieTarget'> = {
  method: 'PUT',
  path: '/users/me/meal-plans/target',
  describe: ({ body }) => `Daily target: ${body.target_calories} kcal`,
  redo: 'You can do it again in the planner.',
  refusal: null,
  snapshot: () => ({}),
  optimisticResponse: () => ({ message: '' }),
  overlay: {
    listMealPlans: (body, { key, body: { target_calories: kcal } }) =>
      overlayWeek(body, (week) => changeWeek(week, { kind: 'target', kcal }, key)),
  },
  creates: {},
  alsoStale: ['getShoppingList', 'getMealPlanNutrients'],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
};
