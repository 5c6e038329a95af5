import { unknownRevision } from '#domain/meal-plan/day-revision.ts';
import { type Cooking, relinked } from '#domain/meal-plan/leftover-links.ts';
import { canBeLeftover } from '#domain/meal-plan/leftovers.ts';
import { isSameDish } from '#domain/meal-plan/plan-change.ts';
import { type PlannedDish, undoOnDay } from '#domain/meal-plan/undo-on-day.ts';
import {
  type DayPlan,
  inputOf,
  itemsOn,
  type PlanItem,
  type PlanItemInput,
  type RestoredDay,
  type WeekPlan,
} from '#domain/meal-plan/week-plan.ts';
import { cookedFreshly, emptyDay, isPlanItemOf, itemOf, wantedItem, withDay } from './plan-overlay.ts';
import { isRecipe, type QueuedMutation, snapshotOf, temporaryId } from './queued-mutation.ts';

type Mutation = QueuedMutation<'restorePlanDays'>;

interface Dish extends PlannedDish {
  /** On the day. */
  readonly item: PlanItem | null;
  /** As it is restored. */
  readonly input: PlanItemInput | null;
}

const datedItems = (week: WeekPlan) =>
  Object.keys(week.days)
    .toSorted()
    .flatMap((date) => itemsOn(week, date).map((item) => ({ date, item })));

const idOrNull = (id: PlannedDish['leftoverOf']) => (id === null ? null : String(id));

const dishOfItem = (item: PlanItem): Dish => ({
  ...{ item, input: inputOf(item), dish: item.id, slot: item.slot, servings: item.servings },
  ...{ position: item.position, generated: item.generated, leftoverOf: item.leftover_of },
  onlyFor: item.only_for ?? null,
});

const dishOfInput = (dish: string, item: PlanItem | null, input: PlanItemInput): Dish => {
  const {
    slot = null,
    servings = 1,
    position,
    generated = false,
    leftover_of = null,
    only_for = null,
  } = input;
  return {
    ...{ dish, item, input, slot, servings, position, generated },
    ...{ leftoverOf: leftover_of, onlyFor: only_for },
  };
};

/** What the undo says of an item, put on what is known of its dish. */
function withPlace({ only_for: _, ...item }: PlanItem, dish: Dish): PlanItem {
  const { slot, servings, position, generated, leftoverOf, onlyFor } = dish;
  return {
    ...item,
    ...{ slot: slot ?? item.slot, servings, generated, leftover_of: idOrNull(leftoverOf) },
    ...(position !== undefined && { position }),
    ...(onlyFor !== null && { only_for: [...onlyFor] }),
  };
}

/** An item that goes back on its day; none if its dish isn't cached. */
function restoredItems(
  mutation: Mutation,
  dish: Dish,
  week: WeekPlan,
  items: readonly PlanItem[],
): PlanItem[] {
  const { input, servings, slot, leftoverOf } = dish;
  if (input === null) return [];
  const { cards, planItems } = snapshotOf(mutation);
  const onPlan = datedItems(week).map(({ item }) => item);
  const same = [...planItems, ...onPlan].filter((item) => isPlanItemOf(item, input.id));
  const former = same.find(({ leftover_of }) => leftover_of === leftoverOf);
  const card = cards.find((recipe) => isRecipe(recipe, input.id));
  const wanted = wantedItem(input.id, servings, slot ?? undefined);
  const known =
    former ?? (same[0] && cookedFreshly(same[0])) ?? (card && itemOf(mutation.key, wanted, card, items));
  return known ? [{ ...withPlace(known, dish), id: temporaryId(mutation.key, input.id) }] : [];
}

/** The day as the server makes it: what else was changed there since stays. Null: it is refused. */
function undoneDay(week: WeekPlan, plan: DayPlan, day: RestoredDay, mutation: Mutation): DayPlan | null {
  const nameOf = ({ type, id }: PlanItemInput) => {
    const item = plan.items.find((each) => isPlanItemOf(each, id));
    return item === undefined ? `${type} ${id}` : item.id;
  };
  const now = plan.items.map(dishOfItem);
  const before = day.items.map((input) => {
    const dish = nameOf(input);
    return dishOfInput(dish, now.find((each) => each.dish === dish)?.item ?? null, input);
  });
  const after = day.after?.map((input) => dishOfInput(nameOf(input), null, input));
  const isKnown = after === undefined || day.revision === plan.revision;
  const undone = isKnown ? before : undoOnDay(now, { before, after });
  if (undone === null) return null;
  const items = undone.reduce<PlanItem[]>((list, dish) => {
    if (now.includes(dish) && dish.item !== null) return list.concat(dish.item);
    return list.concat(
      dish.item === null ? restoredItems(mutation, dish, week, list) : withPlace(dish.item, dish),
    );
  }, []);
  return { ...plan, revision: unknownRevision, items };
}

/** The leftovers that restored cookings say they have, each by the new id and the date of its cooking. */
const claimsOf = ({ key, body: { days } }: Mutation) =>
  days.flatMap(({ date, items }) =>
    items
      .filter(({ leftover_of: from = null }) => from === null)
      .flatMap(({ id, leftovers_on: dates = [] }) =>
        dates.map((eatenOn) => ({ cooking: { id: temporaryId(key, id), date }, dish: id, eatenOn })),
      ),
  );

/** What restored items are left over from, and what is left over from those, as the server links them. */
function linkRestored(week: WeekPlan, before: WeekPlan, mutation: Mutation): WeekPlan {
  const all = datedItems(week);
  const find = (id: string | null) => all.find(({ item }) => item.id === id);
  const isRestored = (date: string) => mutation.body.days.some((day) => day.date === date);
  const claims = claimsOf(mutation).filter(({ cooking }) => find(cooking.id) || !(cooking.date in week.days));
  return relinked(week, (item, date): Cooking | null | undefined => {
    const { leftover_of: from, leftovers_on: eatenOn = [] } = item;
    const named = find(from);
    const isWanted = from !== null && named === undefined && isRestored(date);
    const isFree = eatenOn.length === 0 && (from === null || (named && isRestored(named.date)));
    const claim = claims.find((each) => each.eatenOn === date && isPlanItemOf(item, each.dish));
    if (claim !== undefined && (isWanted || isFree)) return claim.cooking;
    if (from === null || named !== undefined) return named && { id: named.item.id, date: named.date };
    if (!isWanted) return datedItems(before).some((each) => each.item.id === from) ? null : undefined;
    const latest = all.findLast(
      (each) =>
        each.item.leftover_of === null && isSameDish(each.item, item) && canBeLeftover(each.date, date),
    );
    if (latest !== undefined) return { id: latest.item.id, date: latest.date };
    return item.cooked_on === null || item.cooked_on in week.days ? null : undefined;
  });
}

/** The week with the days of an undo restored. */
export function undoInWeek(week: WeekPlan, mutation: Mutation): WeekPlan {
  const days = mutation.body.days.filter(({ date }) => date in week.days);
  const undone = days.map((day) => {
    const plan = week.days[day.date] ?? emptyDay(mutation.key, day.date, week.target);
    return undoneDay(week, plan, day, mutation);
  });
  if (undone.includes(null)) return week;
  const restored = undone.reduce<WeekPlan>((now, plan) => (plan === null ? now : withDay(now, plan)), week);
  return linkRestored(restored, week, mutation);
}
