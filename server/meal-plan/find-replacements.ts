import type { OperationResponse } from '#contract/operations.ts';
import { weekOf } from '#domain/calendar/week.ts';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { defaultBands } from '#domain/meal-plan/bands.ts';
import { totalOfFixed } from '#domain/meal-plan/day-score.ts';
import type { PlannedDay } from '#domain/meal-plan/plan-outcome.ts';
import { maxReplacements, type RankedReplacement, rankReplacements } from '#domain/meal-plan/replacements.ts';
import { dayLimits } from '#domain/safety/day-limits.ts';
import { safeTarget } from '#domain/safety/energy-safety.ts';
import { findMember } from '#server/health/member-snapshot.ts';
import { eatenByMember, findPlanEaters } from '#server/household/plan-table.ts';
import { type Guest, type TableGuests, tableGuests } from '#server/household/table-guests.ts';
import { findPlansBetween, findTarget } from '#server/queries/meal-plans.ts';
import { findPlanCandidates } from '#server/queries/plan-candidates.ts';
import type { findItem } from '#server/queries/plan-items.ts';
import { findPlannedRecipes } from '#server/queries/planned-recipes.ts';
import { fitOfRow } from '#server/recipes/fit-response.ts';
import { recipePicture } from '#server/recipes/recipe-picture.ts';
import { figureOf, fixedOf } from './fixed-item.ts';
import { dishTooMuch } from './heavy-meals.ts';
import { overLimit } from './over-limits.ts';
import { loadPlanItems, type PlanItemDetails, type PlanReads } from './plan-response.ts';

type Replacements = OperationResponse<'listReplacements'>;
type Item = NonNullable<Awaited<ReturnType<typeof findItem>>>;

/** Dishes that are looked at in full, best first. */
const maxJudged = 30;

/** Whom of the others a dish in the place of an item has to suit. */
function eatersOf(
  table: TableGuests | null,
  { date, slot, only_for: onlyFor }: Item,
  onDay: readonly PlanItemDetails[],
): readonly Guest[] {
  if (table === null) return [];
  const there = table.guestsAt(date, slot).flatMap((at) => table.guests[at] ?? []);
  const separate = onDay.flatMap(({ item }) => (item.slot === slot ? (item.only_for ?? []) : []));
  return there.filter(({ id }) => (onlyFor === null ? !separate.includes(id) : onlyFor.includes(id)));
}

/** Dishes for the place of an item: of its meal, fitting, not in the week, and keeping the day on target. */
export async function findReplacements(reads: PlanReads, userId: string, item: Item): Promise<Replacements> {
  const { db, foods } = reads;
  const week = weekOf(item.date);
  const [{ profile, safety }, savedTarget, plans, eaters] = await Promise.all([
    findMember(reads, userId),
    findTarget(db, userId),
    findPlansBetween(db, userId, week[0] ?? item.date, week[6] ?? item.date),
    findPlanEaters(reads, userId, [item.date]),
  ]);
  const target = safeTarget(safety.energy, savedTarget);
  const loaded = await loadPlanItems(reads, userId, plans, profile);
  const all = [...loaded.values()].flat();
  const onDay = loaded.get(item.plan_id) ?? [];
  const replaced = onDay.find((it) => it.item.id === String(item.id));
  const isForMember = item.only_for?.includes(eaters.ownId ?? '') ?? true;
  const others = eatenByMember(onDay, eaters, item.date).filter((it) => it.item.id !== String(item.id));
  const guests = eatersOf(tableGuests(eaters.table), item, onDay);
  const totals = totalOfFixed(others.map(fixedOf));
  const candidates = await findPlanCandidates(reads, {
    slots: [item.slot],
    rules: [...(isForMember ? rulesOf(profile) : []), ...guests.map(({ rule }) => rule)],
    owner: userId,
    withBreaking: false,
    seed: item.id,
  });
  const kcal = replaced === undefined ? 0 : Math.round(figureOf(replaced, 'Calories') ?? 0);
  const planned = new Set(all.flatMap((it) => it.item.recipe_id ?? []));
  const task = { slot: item.slot, kcal, others: totals, target, bands: defaultBands(target), planned };
  const ranked = rankReplacements(task, candidates).slice(0, maxJudged);
  const rows = new Map(
    (
      await findPlannedRecipes(
        db,
        ranked.map(({ recipeId }) => recipeId),
      )
    ).map((row) => [row.id, row]),
  );
  const limits = dayLimits(safety.notes, safety.planBounds, safety.facts);
  const isTooMuch = async ({ recipeId, servings }: RankedReplacement) => {
    const items = [{ recipeId, slot: item.slot, servings }];
    const day: PlannedDay = { items, totals, deviation: 0, outside: [], explanation: '' };
    const heavy = await dishTooMuch(reads, [day], [others], profile);
    return heavy !== null || (await overLimit(reads, [day], [others], limits)) !== null;
  };
  const data: Replacements['data'][number][] = [];
  let isOnTarget = ranked.length > 0;
  for (const option of ranked) {
    if (data.length === maxReplacements) break;
    const row = rows.get(option.recipeId);
    const fit = row === undefined ? null : fitOfRow(row, profile, foods);
    if (row === undefined || fit === null) continue;
    if (isForMember && (!['fits', 'at_limit'].includes(fit.kind) || (await isTooMuch(option)))) continue;
    isOnTarget &&= option.isOnTarget;
    data.push({
      recipe_id: String(row.id),
      title: row.title,
      image: recipePicture(row),
      ready_in_minutes: row.ready_in_minutes,
      servings: option.servings,
      calories: option.kcal,
      day_calories: Math.round(totals.kcal + option.kcal),
      fit,
    });
  }
  return { data, meta: { target_calories: target, is_on_target: isOnTarget && data.length > 0 } };
}
