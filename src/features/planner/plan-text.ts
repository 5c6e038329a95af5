import { weekdayOf } from '#domain/calendar/week.ts';
import type { DayPlan, LaterMeal, PlanItem } from '#domain/meal-plan/week-plan.ts';
import { formatList } from '#domain/message/format-list.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { planText as texts } from './texts/day.ts';

export const formatKcal = (kcal: number): string => texts.kcal(formatNumber(kcal));

/** Compares a day with its target. Within 2 % counts as on target. */
export function describeTarget(
  kcal: number,
  target: number,
): { readonly text: string; readonly isOver: boolean } {
  const rest = Math.round(target - kcal);
  if (Math.abs(rest) <= target * 0.02) return { text: texts.onTarget, isOver: false };
  return rest > 0
    ? { text: texts.toGo(formatKcal(rest)), isOver: false }
    : { text: texts.over(formatKcal(-rest)), isOver: true };
}

/** The same without figures, for members for whom figures are harmful. */
export function describeProgress(
  kcal: number,
  target: number,
  showsNumbers: boolean,
): ReturnType<typeof describeTarget> {
  if (showsNumbers) return describeTarget(kcal, target);
  return { text: kcal >= target * 0.98 ? texts.fullDay : texts.roomForMore, isOver: false };
}

export const slotTitles = {
  breakfast: texts.breakfast,
  lunch: texts.lunch,
  dinner: texts.dinner,
  snack: texts.snacks,
} as const satisfies Record<PlanItem['slot'], string>;

const inServings = (count: number) => texts.servings(count, formatNumber(count, 2));

/** "Cook 3 servings: for today, Tuesday, and Wednesday. Cook more for Monday." Empty without later meals. */
export function cookingNote(servings: number, later: readonly LaterMeal[]): string {
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

type Pot = Pick<NonNullable<DayPlan['table']>['pots'][number], 'servings' | 'portions'>;

const nameOf = ({ is_me: isMe, name }: Pot['portions'][number]) => (isMe ? texts.you : name);
const eachOf = (portions: Pot['portions']) =>
  formatList(
    portions.map((portion) => `${nameOf(portion)} ${formatNumber(portion.servings, 2)}`),
    'and',
  );

/** "Cook 3.1 servings: you 1, Ben 1.41, Lena 0.69." Of leftovers, and of a dish that is cooked for later meals, too, only the portions. */
export function potText({ servings, portions }: Pot, isCookedForMeal: boolean): string {
  const [only, ...others] = portions;
  if (only === undefined) return texts.nobodyEats;
  if (!isCookedForMeal) return texts.portions(eachOf(portions));
  if (others.length === 0) return texts.cookForOne(inServings(servings), nameOf(only));
  return texts.cookForAll(inServings(servings), eachOf(portions));
}
