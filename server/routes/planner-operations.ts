import { addToMealPlan } from '#server/operations/planner/addToMealPlan.ts';
import { clearMealPlanDay } from '#server/operations/planner/clearMealPlanDay.ts';
import { copyMealPlanDay } from '#server/operations/planner/copyMealPlanDay.ts';
import { createCalendarAddress } from '#server/operations/planner/createCalendarAddress.ts';
import { createCustomFood } from '#server/operations/planner/createCustomFood.ts';
import { deleteCustomFood } from '#server/operations/planner/deleteCustomFood.ts';
import { generateMealPlan } from '#server/operations/planner/generateMealPlan.ts';
import { generateMealPlanWeek } from '#server/operations/planner/generateMealPlanWeek.ts';
import { getCalendarAddress } from '#server/operations/planner/getCalendarAddress.ts';
import { getCalendarFeed } from '#server/operations/planner/getCalendarFeed.ts';
import { getMealPlanNutrients } from '#server/operations/planner/getMealPlanNutrients.ts';
import { getShoppingList } from '#server/operations/planner/getShoppingList.ts';
import { listCustomFoods } from '#server/operations/planner/listCustomFoods.ts';
import { listMealPlans } from '#server/operations/planner/listMealPlans.ts';
import { listReplacements } from '#server/operations/planner/listReplacements.ts';
import { movePlanItem } from '#server/operations/planner/movePlanItem.ts';
import { planLeftovers } from '#server/operations/planner/planLeftovers.ts';
import { recordEatenInstead } from '#server/operations/planner/recordEatenInstead.ts';
import { removeFromMealPlan } from '#server/operations/planner/removeFromMealPlan.ts';
import { replacePlanItem } from '#server/operations/planner/replacePlanItem.ts';
import { restorePlanDays } from '#server/operations/planner/restorePlanDays.ts';
import { revokeCalendarAddress } from '#server/operations/planner/revokeCalendarAddress.ts';
import { scheduleRecipe } from '#server/operations/planner/scheduleRecipe.ts';
import { setCalorieTarget } from '#server/operations/planner/setCalorieTarget.ts';
import { setPlannedServings } from '#server/operations/planner/setPlannedServings.ts';
import { tickShoppingItems } from '#server/operations/planner/tickShoppingItems.ts';
import { verifyMealPlanAccess } from '#server/operations/planner/verifyMealPlanAccess.ts';

/** The handlers of the planner's calls. */
export const plannerOperations = {
  addToMealPlan,
  clearMealPlanDay,
  copyMealPlanDay,
  createCalendarAddress,
  createCustomFood,
  deleteCustomFood,
  generateMealPlan,
  generateMealPlanWeek,
  getCalendarAddress,
  getCalendarFeed,
  getMealPlanNutrients,
  getShoppingList,
  listCustomFoods,
  listMealPlans,
  listReplacements,
  movePlanItem,
  planLeftovers,
  recordEatenInstead,
  removeFromMealPlan,
  replacePlanItem,
  restorePlanDays,
  revokeCalendarAddress,
  scheduleRecipe,
  setCalorieTarget,
  setPlannedServings,
  tickShoppingItems,
  verifyMealPlanAccess,
} as const;
