import type { OperationBody } from '#contract/operations.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { energyFloors } from '#domain/safety/energy-safety.ts';
import { type CookingWishes, defaultWishes } from './cooking-wishes.ts';

export type PlanDiet = NonNullable<OperationBody<'generateMealPlan'>['diet']>;

/** The generator's form. */
export interface GeneratorForm {
  /** As typed. */
  readonly targetCalories: string;
  /** Empty: only the diets of the preferences. */
  readonly diet: PlanDiet;
  readonly span: 'day' | 'week';
  readonly allowRepeats: boolean;
  /** Whether an item may be three servings. */
  readonly largePortions: boolean;
  /** How a week is cooked. */
  readonly cooking: CookingForm;
}

/** The wishes for a week; numbers as chosen, foods to use up as typed. */
export interface CookingForm extends Omit<CookingWishes, 'useUp' | 'mostPriceClass'> {
  readonly mostPriceClass: number;
  readonly useUp: string;
}
export type GeneratorField = 'targetCalories' | 'diet';

export const defaultTarget = 2000;

/** Kilocalories; the server has stricter limits for a known person. */
export const minTarget = energyFloors.female;

export const emptyGenerator: GeneratorForm = {
  targetCalories: String(defaultTarget),
  diet: '',
  span: 'day',
  allowRepeats: false,
  largePortions: false,
  cooking: { ...defaultWishes, useUp: '' },
};

type WishesInput = Omit<NonNullable<OperationBody<'generateMealPlanWeek'>['cooking']>, 'use_up'>;

/** The form for the wishes of the last week. */
export const cookingForm = (saved: WishesInput | undefined): CookingForm => ({
  weekdayMinutes: saved?.weekday_minutes ?? defaultWishes.weekdayMinutes,
  weekendMinutes: saved?.weekend_minutes ?? defaultWishes.weekendMinutes,
  dinners: saved?.dinners ?? defaultWishes.dinners,
  cookOnceEatTwice: saved?.cook_once_eat_twice ?? defaultWishes.cookOnceEatTwice,
  repeatBreakfasts: saved?.repeat_breakfasts ?? defaultWishes.repeatBreakfasts,
  persons: saved?.persons ?? defaultWishes.persons,
  mostPriceClass: saved?.most_price_class ?? defaultWishes.mostPriceClass,
  useUp: '',
});

const maxToUseUp = 10;

export const cookingInput = (form: CookingForm): WishesInput & { use_up: string[] } => ({
  weekday_minutes: form.weekdayMinutes,
  weekend_minutes: form.weekendMinutes,
  dinners: form.dinners,
  cook_once_eat_twice: form.cookOnceEatTwice,
  repeat_breakfasts: form.repeatBreakfasts,
  persons: form.persons,
  most_price_class: form.mostPriceClass,
  use_up: form.useUp
    .split(',')
    .map((word) => word.trim().slice(0, 100))
    .filter((word) => word !== '')
    .slice(0, maxToUseUp),
});

/** "9 dishes, 3 h 45 min in the kitchen." */
export function weekSummary(dishes: number, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const time = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
  return `${dishes} ${dishes === 1 ? 'dish' : 'dishes'}, ${time} in the kitchen.`;
}

/** The problem of an invalid target; null for a valid one. */
export function targetProblem(
  { targetCalories }: Pick<GeneratorForm, 'targetCalories'>,
  least: number = minTarget,
): string | null {
  const kcal = Number(targetCalories);
  const isWhole = targetCalories.trim() !== '' && Number.isInteger(kcal);
  if (isWhole && kcal >= least && kcal <= 10_000) return null;
  const range = `Choose a whole number from ${formatNumber(least)} to 10,000.`;
  return isWhole && kcal < least
    ? `${range} Eating less than that needs a doctor, so please ask yours first.`
    : range;
}
