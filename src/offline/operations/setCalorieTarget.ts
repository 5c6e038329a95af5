import { targetProblem } from '#domain/meal-plan/generator-form.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { setCalorieTarget as texts } from '#src/offline/texts.ts';
import { changeWeek, overlayWeek } from '../plan-overlay.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const setCalorieTarget: QueuedOperation<'setCalorieTarget'> = {
  method: 'PUT',
  path: '/users/me/meal-plans/target',
  describe: ({ body }) => texts.description(formatNumber(body.target_calories)),
  redo: texts.redo,
  refusal: ({ body: { target_calories: kcal } }, { cache }) => {
    const energy = cache.all('listMealPlans')[0]?.body.meta.energy;
    if (energy === undefined) return null;
    const problem = energy.is_own_choice
      ? targetProblem({ targetCalories: String(kcal) }, energy.least)
      : energy.reasons.join(' ');
    return problem === null ? null : { target_calories: [problem] };
  },
  snapshot: () => ({}),
  optimisticResponse: () => ({ message: '' }),
  load: null,
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
  leftToDo: null,
};
