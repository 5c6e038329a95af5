import { cookingNotes, inServings, leftoversOf, type Pot } from '#domain/cooking/cooking-notes.ts';
import { findDietaryProfile, type ProfileReads } from '#server/health/dietary-profiles.ts';
import { tablePots } from '#server/household/day-table.ts';
import { findPlanEaters } from '#server/household/plan-table.ts';
import type { PlanRow } from '#server/queries/meal-plans.ts';
import type { CalendarMeal } from './calendar-file.ts';
import { loadPlanItems, type PlanItemDetails } from './plan-response.ts';

type PlanItem = PlanItemDetails['item'];

/**
 * What the planner says about cooking the dish. Verdicts and limits are left out, since calendars are often shared and hosted
 * by other companies.
 */
function detailsOf(item: PlanItem, pot: Pot | null, later: ReturnType<typeof leftoversOf>): string {
  const { leftovers, cooking, portions } = cookingNotes(item, pot, later);
  const isCooked = item.cooked_on === null && (item.ready_in_minutes ?? 0) > 0;
  const sentences = [
    cooking === '' && portions === '' ? inServings(item.servings) : '',
    leftovers,
    cooking,
    item.keeping_note?.sentence ?? '',
    portions,
    isCooked ? `Ready in ${item.ready_in_minutes} minutes` : '',
  ];
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ');
}

/** The planned meals of these days, in their order. `publicUrl`: the address of the site; null without one. */
export async function calendarMeals(
  reads: ProfileReads,
  userId: string,
  plans: readonly PlanRow[],
  publicUrl: string | null,
): Promise<CalendarMeal[]> {
  const [{ table, ownId }, profile] = await Promise.all([
    findPlanEaters(
      reads,
      userId,
      plans.map(({ date }) => date),
    ),
    findDietaryProfile(reads, userId),
  ]);
  const details = new Map<number, readonly PlanItemDetails[]>();
  // other calls are served between the weeks
  for (let at = 0; at < plans.length; at += 7)
    for (const [id, items] of await loadPlanItems(reads, userId, plans.slice(at, at + 7), profile))
      details.set(id, items);
  const on = ({ id }: PlanRow) => details.get(id) ?? [];
  const days = Object.fromEntries(
    plans.map((plan) => {
      const items = on(plan).map(({ item }) => item);
      return [
        plan.date,
        table === null ? { items } : { items, table: { pots: tablePots(table, plan.date, on(plan)) } },
      ];
    }),
  );
  return plans.flatMap((plan) =>
    on(plan).flatMap(({ item, isEatenInstead = false }) => {
      // what another ate instead is no meal to cook
      if (isEatenInstead && item.only_for?.includes(ownId ?? '') === false) return [];
      const { id, slot, title, recipe_id: recipeId } = item;
      const pot = days[plan.date]?.table?.pots.find(({ item_id: itemId }) => itemId === id) ?? null;
      const url = recipeId === null || publicUrl === null ? null : `${publicUrl}/recipes/${recipeId}`;
      const text = detailsOf(item, pot, leftoversOf({ days }, item));
      return [{ itemId: id, date: plan.date, slot, title, details: text, url }];
    }),
  );
}
