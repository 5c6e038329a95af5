import type { DayPlan } from '#domain/meal-plan/week-plan.ts';
import { formatGrams, sumNames } from '#src/ui/verdict/portions.ts';
import { isLimited } from '#src/ui/verdict/verdict-response.ts';
import { slotTitles } from './plan-text.ts';
import { fodmapText as texts } from './texts/day.ts';

type Sums = DayPlan['fodmap_sums'];

const levels = { 1: texts.low, 2: texts.medium, 3: texts.high } as const;
const maxFoods = 3;

/** "Cream (36 g, Soup)". */
const formatFood = ({
  name,
  grams,
  dishes,
}: NonNullable<NonNullable<Sums>['worst_meal']>['foods'][number]): string =>
  `${name} (${[formatGrams(grams), ...dishes].join(', ')})`;

/** The FODMAPs of the highest meal of a day, if not low; else ''. */
export function describeWorstMeal(sums: Sums): string {
  const meal = sums?.worst_meal;
  if (!meal || meal.level === 1 || meal.level === null || meal.largest_sum === null) return '';
  const { name, share } = meal.largest_sum;
  const times = Math.ceil(share * 10 - 1e-9) / 10;
  const foods = meal.foods.slice(0, maxFoods).map(formatFood).join(', ');
  const lead = meal.is_together
    ? texts.togetherLevel(slotTitles[meal.slot], levels[meal.level])
    : texts.mealLevel(slotTitles[meal.slot], levels[meal.level]);
  const sugar = sumNames[name].charAt(0).toUpperCase() + sumNames[name].slice(1);
  return texts.largestSum(lead, sugar, times, foods);
}

/** The same for a member who limits FODMAPs: for others it's a detail. */
export const warnOfWorstMeal = (day: Pick<DayPlan, 'verdicts' | 'fodmap_sums'>): string =>
  isLimited(day.verdicts.fodmap) ? describeWorstMeal(day.fodmap_sums) : '';

/** "Sugars measured on this day: 2.1 g lactose, 0.3 g sorbitol. There’s no limit for a day." */
export function describeSugars(sums: Sums): string {
  if (!sums || sums.sugars.length === 0) return '';
  const amounts = sums.sugars.map(({ name, grams }) => `${formatGrams(grams)} ${sumNames[name]}`);
  return texts.sugars(amounts.join(', '));
}
