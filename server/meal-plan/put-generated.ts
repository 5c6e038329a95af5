import type { PlannedDay } from '#domain/meal-plan/plan-outcome.ts';
import type { Context } from '#server/context.ts';
import type { TablePlan } from '#server/planning/plan-together.ts';
import { type PlanRow, setSeed } from '#server/queries/meal-plans.ts';
import { findPlanItems, putItems, removeGenerated } from '#server/queries/plan-items.ts';

/** Puts planned days in the place of what was generated before; leftovers refer to the meal they are cooked with. */
export async function putGenerated(
  tx: Context['db'],
  plans: readonly PlanRow[],
  days: readonly PlannedDay[],
  {
    now,
    seed,
    separate,
  }: { readonly now: Date; readonly seed: number; readonly separate: TablePlan['separate'] },
): Promise<void> {
  await removeGenerated(tx, plans);
  const cookings = new Map<string, number>();
  for (const [at, plan] of plans.entries()) {
    const items = (days[at]?.items ?? []).map(({ recipeId, slot, servings, cookedOn = null }) => ({
      recipeId,
      customFoodId: null,
      slot,
      mealTypes: [],
      servings,
      generated: true,
      leftoverOf: cookedOn === null ? null : (cookings.get(`${cookedOn} ${recipeId}`) ?? null),
      onlyFor: null,
    }));
    const others = separate
      .filter(({ day }) => day === at)
      .map(({ recipeId, slot, people }) => ({
        recipeId,
        customFoodId: null,
        slot,
        mealTypes: [],
        servings: 1,
        generated: true,
        leftoverOf: null,
        onlyFor: people,
      }));
    await putItems(tx, plan, [...items, ...others], { now });
    for (const { id, recipe_id } of await findPlanItems(tx, [plan])) cookings.set(`${at} ${recipe_id}`, id);
    await setSeed(tx, plan, seed);
  }
}
