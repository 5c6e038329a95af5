import { randomInt } from 'node:crypto';
import { weekOf } from '#domain/calendar/week.ts';
import { diets } from '#domain/diet/diets.ts';
import { tableNotes } from '#domain/household/separate-dish-notes.ts';
import { type GoalResult, goalResults, nutrientGoals } from '#domain/meal-plan/adequacy.ts';
import type { CookingWishes } from '#domain/meal-plan/cooking-wishes.ts';
import { type MealSlot, mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { defaultTargetCalories } from '#domain/meal-plan/plan-limits.ts';
import type { PlannedDay, Refusal } from '#domain/meal-plan/plan-outcome.ts';
import { largeServings, wholeServings } from '#domain/meal-plan/plan-problem.ts';
import { refusalSentence } from '#domain/meal-plan/refusal-sentence.ts';
import { readPreferences } from '#domain/preferences/preferences.ts';
import { dayLimits, limitRefusal } from '#domain/safety/day-limits.ts';
import { type EnergySafety, maxEnergy } from '#domain/safety/energy-safety.ts';
import { dietRefusal, needExplained, planTarget } from '#domain/safety/plan-target.ts';
import type { Context } from '#server/context.ts';
import { invalid, unavailable } from '#server/errors.ts';
import { findDietaryProfile, findSafety } from '#server/health/dietary-profiles.ts';
import type { MemberSafety } from '#server/health/member-safety.ts';
import { eatenByMember, findPlanEaters } from '#server/household/plan-table.ts';
import { requirePlanKeeper } from '#server/household/require-plan-keeper.ts';
import { tableGuests } from '#server/household/table-guests.ts';
import { planMeals } from '#server/planning/plan-meals.ts';
import {
  dayStates,
  findPlansBetween,
  type PlanRow,
  putCookingWishes,
  putTarget,
} from '#server/queries/meal-plans.ts';
import { findMetas } from '#server/queries/metas.ts';
import { unknownFilterTerms } from '#server/recipes/unknown-filter-terms.ts';
import { planDueDish } from '#server/triggers/test-dish.ts';
import { findUsualLoads, unsteadyDish } from '#server/triggers/usual-loads.ts';
import { tryDays } from './change-days.ts';
import { cookingTask, dayAverage } from './cooking-request.ts';
import { fixedOf } from './fixed-item.ts';
import { dishTooMuch } from './heavy-meals.ts';
import { overLimit } from './over-limits.ts';
import { loadPlanItems, type MealPlan, type PlanItemDetails, type PlanReads } from './plan-response.ts';
import { putGenerated } from './put-generated.ts';
import { steadiest } from './steadiest-plan.ts';

type Parts = PlanReads & Pick<Context, 'planner'>;

export interface GenerateRequest {
  readonly userId: string;
  /** Days of one week, in order. */
  readonly dates: readonly string[];
  /** Kilocalories per day; null for the member's target. */
  readonly target: number | null;
  /** Empty: only the diets of the preferences. */
  readonly diet: string;
  /** Null: a plan with other recipes than last time. */
  readonly seed: number | null;
  readonly mayRepeat: boolean;
  readonly largePortions: boolean;
  /** How a week is cooked; null for a day. */
  readonly cooking: CookingWishes | null;
  /** Whether a week that misses a goal is not saved. */
  readonly onlyIfGoalsMet: boolean;
}

export interface Generated {
  readonly days: readonly PlannedDay[];
  /** The same days as responses. */
  readonly responses: MealPlan[];
  readonly isSaved: boolean;
  readonly goals: readonly GoalResult[];
  /** Who has separate dishes or misses their target; null for a plan for one. */
  readonly tableNotes: readonly string[] | null;
  readonly seed: number;
  readonly target: number;
  readonly energy: EnergySafety;
}

/** A plan request with the safety constraints of its member. */
type SafePlan = MemberSafety & { readonly target: number };

/** Replaces the explanation of a day that is planned by the energy need. */
const withNeedExplained = (day: PlannedDay, { energy }: SafePlan): PlannedDay =>
  energy.mayHaveDeficit ? day : { ...day, explanation: needExplained(energy, day.totals.kcal) };

const seeds = 2 ** 31;
/** Retries when the days were changed during planning. */
const maxTries = 3;
/** Limit of dishes excluded because a meal with them exceeds a FODMAP limit. */
const maxLeftOut = 6;
/** Limit of dishes excluded because of a safety limit. */
const maxLimited = 12;

/** The slots without a fixed item; if there are none, one more snack may be added. */
function openSlots(fixedItems: readonly PlanItemDetails[]): readonly MealSlot[] {
  const open = mealSlots.filter((slot) => fixedItems.every(({ item }) => item.slot !== slot));
  return open.length > 0 ? open : ['snack'];
}

const isSameMenu = (days: readonly PlannedDay[], former: readonly (readonly number[])[]): boolean =>
  days.every(({ items }, at) => {
    const before = new Set(former[at]);
    return items.length === former[at]?.length && items.every(({ recipeId }) => before.has(recipeId));
  });

/** The list rotated by the number. */
const inTurn = <T>(all: readonly T[], number: number): readonly T[] => {
  const start = number % Math.max(1, all.length);
  return [...all.slice(start), ...all.slice(0, start)];
};

/** The current week around the days: fixed items on them, and the items of the other days. */
async function readWeek(parts: Parts, { userId, dates }: GenerateRequest) {
  const { db } = parts;
  const week = weekOf(dates[0] ?? '');
  const state = await dayStates(db, userId, week);
  const plans = await findPlansBetween(db, userId, week[0] ?? '', week[6] ?? '');
  const profile = await findDietaryProfile(parts, userId);
  const loaded = await loadPlanItems(parts, userId, plans, profile);
  const planOf = (date: string): PlanRow | undefined => plans.find((plan) => plan.date === date);
  const eaters = await findPlanEaters(parts, userId, week);
  const itemsOn = (date: string) => eatenByMember(loaded.get(planOf(date)?.id ?? 0) ?? [], eaters, date);
  const ownItems = dates.map((date) => itemsOn(date).filter(({ item }) => !item.generated));
  const days = ownItems.map((items) => ({ slots: openSlots(items), fixed: items.map(fixedOf) }));
  const generated = dates.map((date) =>
    itemsOn(date).flatMap(({ item }) => (item.generated ? (item.recipe_id ?? []) : [])),
  );
  const recent = week
    .filter((date) => !dates.includes(date))
    .flatMap((date) => itemsOn(date).flatMap(({ item }) => item.recipe_id ?? []));
  const seed = dates.map((date) => planOf(date)?.seed ?? null).find((it) => it !== null) ?? null;
  return { week, state, days, ownItems, profile, generated, recent, seed, table: tableGuests(eaters.table) };
}

/** The form fields to change so that a plan may exist. */
const fieldOf = (relax: readonly { readonly kind: string; readonly rule?: { readonly kind: string } }[]) =>
  relax.some(({ kind, rule }) => kind === 'rule' && rule?.kind === 'diet') ? 'diet' : 'targetCalories';

/** Whether there are enough recipes, so that another slot may bring the calories to the target. */
const isAboutCalories = ({ kind }: Refusal): boolean => kind !== 'noneFit' && kind !== 'tooFew';

/** Whether the found meals are too small for the target, as with many intolerances. */
const isTooLittle = (because: Refusal): boolean =>
  because.kind === 'target'
    ? because.closest < because.target
    : because.kind === 'weekTarget' && because.side === 'most';

const needsLargePortions = (target: number) =>
  `With at most two servings of a dish, the recipes that fit you don’t reach ${target.toLocaleString('en')} kcal. Allow large portions, and we’ll plan up to three.`;

const tooMuchTogether =
  'We found dishes that fit, but together in one meal they hold too much FODMAP for you. Try another target, or move a snack to another day.';

async function planOnce(
  parts: Parts,
  request: GenerateRequest,
  safe: SafePlan,
): Promise<Generated | 'changed'> {
  const { db, now } = parts;
  const { userId, dates } = request;
  const { energy, target } = safe;
  const metas = await findMetas(db, userId);
  const saved = readPreferences([...metas].map(([name, value]) => ({ name, value })));
  const requested = diets.filter((diet) => diet === request.diet || saved.diets.includes(diet));
  const refusal = dietRefusal(safe, requested);
  if (refusal !== null) throw invalid({ diet: [refusal] });
  const {
    week,
    state,
    days,
    ownItems,
    profile,
    generated,
    recent,
    seed: former,
    table,
  } = await readWeek(parts, request);
  const seed = request.seed ?? (former === null ? randomInt(seeds) : (former + 1) % seeds);
  const limits = dayLimits(safe.notes, safe.planBounds, safe.facts);
  const goals = nutrientGoals(safe.facts, target, { limits, asked: safe.asked, bounds: safe.allBounds });
  const asWished = {
    userId,
    dates,
    table,
    wishes: { ...saved, diets: requested },
    days,
    target,
    targets: energy.mayHaveDeficit ? { min: energy.floor, max: maxEnergy } : { min: target, max: target },
    servings: request.largePortions ? largeServings : wholeServings,
    recent,
    mayRepeat: request.mayRepeat || request.cooking !== null,
    seed,
    cooking: request.cooking && cookingTask(request.cooking, dates, goals, profile),
  };
  const planOf = async (without: readonly number[]) => {
    const outcome = await planMeals(parts, { ...asWished, without });
    if (outcome.kind !== 'infeasible' || !isAboutCalories(outcome.because)) return outcome;
    const withSnack = days.map((day) => ({ ...day, slots: [...day.slots, 'snack' as const] }));
    const other = await planMeals(parts, { ...asWished, days: withSnack, without });
    if (other.kind !== 'infeasible') return other;
    if (!request.largePortions && isTooLittle(outcome.because)) {
      const large = await planMeals(parts, { ...asWished, servings: largeServings, without });
      if (large.kind === 'plan') throw invalid({ targetCalories: [needsLargePortions(target)] });
    }
    const isBetter = isTooLittle(outcome.because) && isAboutCalories(other.because) && other.relax.length > 0;
    return isBetter ? other : outcome;
  };
  const planWithout = async (without: readonly number[]) => {
    const leftOut = [...without];
    for (;;) {
      const outcome = await planOf(leftOut);
      const over = outcome.kind === 'plan' ? await overLimit(parts, outcome.days, ownItems, limits) : null;
      if (over !== null) {
        if (over.recipeId === null || leftOut.length >= without.length + maxLimited)
          throw invalid({ targetCalories: [limitRefusal([over.sum])] });
        leftOut.push(over.recipeId);
        continue;
      }
      const heavy =
        outcome.kind === 'plan' ? await dishTooMuch(parts, outcome.days, ownItems, profile) : null;
      if (heavy === null) return outcome;
      if (leftOut.length >= without.length + maxLeftOut) throw invalid({ targetCalories: [tooMuchTogether] });
      leftOut.push(heavy);
    }
  };
  let outcome = await planWithout([]);
  const usual = await findUsualLoads(parts, userId);
  if (usual !== null && usual.size > 0) {
    const fixed = ownItems.map((items) =>
      items.map(({ item, servings }) => ({ recipeId: item.recipe_id, servings })),
    );
    outcome = await steadiest(outcome, planWithout, (planned) => unsteadyDish(db, planned, fixed, usual));
  }
  if (request.seed === null && outcome.kind === 'plan' && isSameMenu(outcome.days, generated))
    for (const dish of inTurn(generated.flat(), seed)) {
      const other = await planWithout([dish]);
      if (other.kind !== 'plan') continue;
      outcome = other;
      break;
    }
  if (outcome.kind === 'unknown') throw unknownFilterTerms(outcome.unknown);
  if (outcome.kind === 'infeasible')
    throw invalid({ [fieldOf(outcome.relax)]: [refusalSentence(outcome.because, outcome.relax, energy)] });
  const { reach, table: shared } = outcome;
  const resultsOf = (made: readonly MealPlan[]) =>
    request.cooking === null || !energy.showsNumbers ? [] : goalResults(goals, dayAverage(made), reach);
  const {
    days: responses,
    result: isDone,
    isSaved,
  } = await tryDays(
    parts,
    userId,
    dates,
    async (tx, dayOf) => {
      if ((await dayStates(tx, userId, week)) !== state) return false;
      const plans = dates.map((date) => dayOf(date).plan);
      await putGenerated(tx, plans, outcome.days, { now: now(), seed, separate: shared.separate });
      if (energy.mayHaveDeficit) await putTarget(tx, userId, target);
      if (request.cooking !== null) await putCookingWishes(tx, userId, request.cooking);
      return true;
    },
    (made) => !request.onlyIfGoalsMet || resultsOf(made).every(({ isMet }) => isMet),
  );
  return isDone
    ? {
        days: outcome.days.map((day) => withNeedExplained(day, safe)),
        responses,
        isSaved,
        goals: resultsOf(responses),
        tableNotes:
          table &&
          tableNotes(
            shared.remaining,
            responses.map((day) => day.table?.people ?? []),
          ),
        seed,
        target,
        energy,
      }
    : 'changed';
}

/**
 * Fills days to a target: the member's own items stay and are counted, generated ones are replaced. All days
 * or none. Throws 422 with the rule to relax when no plan exists.
 */
export async function generate(parts: Parts, request: GenerateRequest): Promise<Generated> {
  await requirePlanKeeper(parts.db, request.userId);
  const safety = await findSafety(parts, request.userId);
  const planned = planTarget(safety.energy, request.target, defaultTargetCalories);
  if ('refusal' in planned) throw invalid({ targetCalories: [planned.refusal] });
  await planDueDish(parts, request.userId, request.dates);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const made = await planOnce(parts, request, { ...safety, ...planned });
    if (made !== 'changed') return made;
  }
  throw unavailable();
}
