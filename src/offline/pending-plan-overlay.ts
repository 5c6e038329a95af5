import type { OperationAnswer } from '#contract/operations.ts';
import { unknownRevision } from '#domain/meal-plan/day-revision.ts';
import { defaultSlot } from '#domain/meal-plan/default-slot.ts';
import { uncheckedFit } from '#domain/meal-plan/fit-warning.ts';
import { applyChange, type PlanChange } from '#domain/meal-plan/plan-change.ts';
import {
  type DayPlan,
  inputOf,
  itemsOn,
  type PlanItem,
  readWeek,
  type WeekPlan,
} from '#domain/meal-plan/week-plan.ts';
import {
  type Call,
  callOf,
  isRecipe,
  type QueuedMutation,
  type RecipeCard,
  temporaryId,
} from './queued-mutation.ts';

type WeekAnswer = OperationAnswer<'listMealPlans'>;
/** What is put on a day, by the id it is asked for with. */
interface Wanted {
  readonly id: string;
  readonly servings: number;
  readonly slot: PlanItem['slot'] | undefined;
}

const emptyLoad = () => ({ level: null, dose: null, unit: null, deciding: [], unknown: [] });
const emptyDay = (key: string, date: string, target: number): DayPlan => ({
  id: temporaryId(key),
  date,
  revision: unknownRevision,
  items: [],
  nutrients: [],
  verdicts: {
    oxalate: emptyLoad(),
    histamine: emptyLoad(),
    sulfur: emptyLoad(),
    salicylate: emptyLoad(),
    fodmap: emptyLoad(),
  },
  target_calories: target,
  fit: uncheckedFit,
});

function itemOf(
  key: string,
  { id, servings, slot }: Wanted,
  card: RecipeCard,
  items: readonly PlanItem[],
): PlanItem {
  const taken = items.map((item) => item.slot);
  const calories =
    card.calories === null ? [] : [{ name: 'Calories', amount: card.calories * card.servings, unit: 'kcal' }];
  return {
    id: temporaryId(key, id),
    type: 'Recipe',
    title: card.title,
    image: card.image,
    ready_in_minutes: card.ready_in_minutes,
    servings,
    original_servings: card.servings,
    recipe_id: card.id,
    ref_id: card.ref_id,
    spoonacular_id: card.spoonacular_id,
    custom_food_id: null,
    generated: false,
    slot: slot ?? defaultSlot(card.meal_types, taken),
    cooked_on: null,
    leftover_of: null,
    fit: card.fit ?? uncheckedFit,
    nutrients: calories.map((each) => ({ ...each, percent_of_daily_needs: null })),
  };
}

const isOf = (item: PlanItem, id: string) =>
  [item.recipe_id, item.ref_id, item.spoonacular_id, item.custom_food_id].map(String).includes(id);

/** Puts on the day what the device knows of; what stands there stays. */
function withItems(week: WeekPlan, date: string, change: QueuedMutation, wanted: readonly Wanted[]) {
  if (!(date in week.days)) return week;
  const plan = week.days[date] ?? emptyDay(change.key, date, week.target);
  const elsewhere = Object.keys(week.days).flatMap((each) => itemsOn(week, each));
  const items = wanted.reduce<readonly PlanItem[]>((list, each) => {
    if (list.some((item) => isOf(item, each.id))) return list;
    const card = change.known?.cards.find((recipe) => isRecipe(recipe, each.id));
    if (card !== undefined) return list.concat(itemOf(change.key, each, card, list));
    // it was on the plan a moment ago, or is on another day
    const like = elsewhere.find((item) => isOf(item, each.id));
    const own = like && { ...like, id: temporaryId(change.key, each.id), servings: each.servings };
    return own === undefined ? list : list.concat({ ...own, slot: each.slot ?? own.slot });
  }, plan.items);
  return {
    ...week,
    days: { ...week.days, [date]: { ...plan, revision: unknownRevision, items: [...items] } },
  };
}

const dayOf = (week: WeekPlan, itemId: string) =>
  Object.keys(week.days).find((date) => itemsOn(week, date).some(({ id }) => id === itemId)) ?? '';

/** What a change does that is about what stands on the plan already. */
function planChangeOf({ what, ids, query, body }: Call, week: WeekPlan): PlanChange | null {
  const date = query.get('date') ?? '';
  const [planId = '', itemId = ''] = ids;
  const at = { planId, itemId, date: dayOf(week, itemId) };
  switch (what) {
    case 'DELETE /users/me/meal-plans':
      return { kind: 'remove', date, itemId: query.get('recipe_id') ?? '' };
    case 'DELETE /users/me/meal-plans/date':
      return { kind: 'clear', date };
    case 'POST /meal-plans/{id}/recipes/{recipeId}/servings':
      return { kind: 'servings', ...at, servings: Number(body['servings']) };
    case 'POST /meal-plans/{id}/recipes/{recipeId}/move':
      return body['date'] === undefined
        ? { kind: 'meal', ...at, slot: body['slot'] as PlanItem['slot'] }
        : { kind: 'move', ...at, to: String(body['date']) };
    default:
      return null;
  }
}

const wish = (id: string, servings: unknown, slot: unknown): Wanted => ({
  id,
  servings: typeof servings === 'number' ? servings : 1,
  slot: slot as Wanted['slot'],
});

function withChange(week: WeekPlan, change: QueuedMutation): WeekPlan {
  const call = callOf(change);
  const { what, ids, body } = call;
  const date = String(body['date']);
  switch (what) {
    case 'POST /recipes/{id}/meal-plan':
      return withItems(week, date, change, [wish(ids[0] ?? '', 1, undefined)]);
    case 'POST /users/me/meal-plans': {
      const { ids: asked, servings, slot } = body;
      return withItems(
        week,
        date,
        change,
        (asked as string[]).map((id) => wish(id, servings, slot)),
      );
    }
    case 'POST /users/me/meal-plans/copy': {
      const wanted = itemsOn(week, String(body['from'])).flatMap((item) => {
        const input = inputOf(item);
        return input === null ? [] : [wish(input.id, input.servings, input.slot)];
      });
      return withItems(week, String(body['to']), change, wanted);
    }
    default: {
      const known = planChangeOf(call, week);
      if (known === null) return week;
      if (known.kind !== 'move') return applyChange(week, known);
      // where it goes to is not to be seen
      if (!(known.to in week.days)) return applyChange(week, { ...known, kind: 'remove' });
      const to = week.days[known.to] ?? emptyDay(change.key, known.to, week.target);
      return applyChange({ ...week, days: { ...week.days, [known.to]: to } }, known);
    }
  }
}

/** What a changed day adds up to is not checked before the change is sent; nor is it where nothing was asked. */
const withDayFit = (plan: DayPlan): DayPlan =>
  plan.revision === unknownRevision && plan.fit.sentence !== '' ? { ...plan, fit: uncheckedFit } : plan;

/** The week as the server had it last, with what waits to be sent. */
export function layOverWeek(answer: WeekAnswer, waiting: readonly QueuedMutation[]): WeekAnswer {
  const [first = {}, ...others] = answer.data;
  const { days } = waiting.reduce(withChange, readWeek(answer));
  const told = Object.fromEntries(
    Object.entries(first).map(([date, plans]) => {
      const plan = days[date];
      return [date, plan ? [withDayFit(plan), ...plans.slice(1)] : plans];
    }),
  );
  return { ...answer, data: [told, ...others] };
}
