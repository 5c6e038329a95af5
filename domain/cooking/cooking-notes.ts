import { weekdayOf } from '#domain/calendar/week.ts';
import type { DayPlan, PlanItem } from '#domain/meal-plan/week-plan.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { formatList } from '#domain/message/format-list.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { planItemMessages as texts } from '#domain/message/plan-item-messages.ts';

/** A later meal with leftovers of a dish. */
export interface LaterMeal {
  readonly date: string;
  /** For all who eat it; null in another week, of which only the day is known. */
  readonly servings: number | null;
}

/** A day, as far as the cooking depends on it. */
type CookedDay = Pick<DayPlan, 'items'> & { readonly table?: Pick<NonNullable<DayPlan['table']>, 'pots'> };

/** Servings of an item for all who eat it. */
const potServings = (day: CookedDay | null, { id, servings }: PlanItem): number =>
  day?.table?.pots.find(({ item_id }) => item_id === id)?.servings ?? servings;

/** The later meals for which an item is cooked, too; `days`: those that are loaded, by date. */
export function leftoversOf(
  { days }: { readonly days: Readonly<Record<string, CookedDay | null>> },
  { id, leftovers_on: dates = [] }: PlanItem,
): LaterMeal[] {
  const within = Object.entries(days).flatMap(([date, day]) =>
    (day?.items ?? []).flatMap((item) =>
      item.leftover_of === id ? [{ date, servings: potServings(day, item) }] : [],
    ),
  );
  const beyond = dates.filter((date) => !(date in days)).map((date) => ({ date, servings: null }));
  return [...within, ...beyond];
}

/** "3 servings". */
export const inServings = (count: number) => texts.servings(count, formatNumber(count, 2));

/** "Cook 3 servings: for today, Tuesday, and Wednesday. Cook more for Monday." Empty without later meals. */
function cookingNote(servings: number, later: readonly LaterMeal[]): string {
  const all = servings + later.reduce((sum, meal) => sum + (meal.servings ?? 0), 0);
  const daysOf = (meals: readonly LaterMeal[]) => meals.map(({ date }) => weekdayOf(date));
  const known = [
    ...(servings > 0 ? [texts.today] : []),
    ...daysOf(later.filter((meal) => meal.servings !== null)),
  ];
  const beyond = daysOf(later.filter((meal) => meal.servings === null));
  return [
    ...(known.length > 0 ? [texts.cookingNote(inServings(all), formatList(known, 'and'))] : []),
    ...(beyond.length > 0 ? [texts.cookMore(formatList(beyond, 'and'))] : []),
  ].join(' ');
}

/** What the table eats of an item. */
export type Pot = Pick<NonNullable<DayPlan['table']>['pots'][number], 'servings' | 'portions'>;

const nameOf = ({ is_me: isMe, name }: Pot['portions'][number]) => (isMe ? texts.you : bidiIsolated(name));
const eachOf = (portions: Pot['portions']) =>
  formatList(
    portions.map((portion) => `${nameOf(portion)} ${formatNumber(portion.servings, 2)}`),
    'and',
  );

/** "Cook 3.1 servings: you 1, Ben 1.41, Lena 0.69." Of leftovers, and of a dish that is cooked for later meals, too, only the portions. */
function potText({ servings, portions }: Pot, isCookedForMeal: boolean): string {
  const [only, ...others] = portions;
  if (only === undefined) return texts.nobodyEats;
  if (!isCookedForMeal) return texts.portions(eachOf(portions));
  if (others.length === 0) return texts.cookForOne(inServings(servings), nameOf(only));
  return texts.cookForAll(inServings(servings), eachOf(portions));
}

/** Sentences on the cooking of an item; empty where there is nothing to say. */
export interface CookingNotes {
  /** From which day it is left over. */
  readonly leftovers: string;
  /** How much of it to cook, if it's for later meals, too. */
  readonly cooking: string;
  /** Who eats how much of it; where that is all that is cooked, also how much to cook. */
  readonly portions: string;
}

/** `pot`: null in a plan for one. `later`: the meals that its leftovers are for. */
export function cookingNotes(
  { cooked_on: cookedOn, servings }: Pick<PlanItem, 'cooked_on' | 'servings'>,
  pot: Pot | null,
  later: readonly LaterMeal[],
): CookingNotes {
  const isForLater = later.length > 0;
  return {
    leftovers: cookedOn === null ? '' : texts.leftoversFrom(weekdayOf(cookedOn)),
    cooking: isForLater ? cookingNote(pot?.servings ?? servings, later) : '',
    portions: pot === null ? '' : potText(pot, cookedOn === null && !isForLater),
  };
}
