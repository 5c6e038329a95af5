import type { PriceClass } from '#domain/recipe/price-class.ts';
import type { CookingWishes } from './cooking-wishes.ts';

/** A dish of a week as it is cooked on one day. */
export interface CookedDish {
  /** Minutes of work. */
  readonly minutes: number;
  readonly isWeekend: boolean;
  readonly priceClass: PriceClass;
  /** Ids of its foods. */
  readonly foodIds: readonly string[];
}

/** What a member wants to use up: a food by the name that they gave it, and the ids that it means. */
export interface FoodToUseUp {
  readonly name: string;
  readonly ids: readonly string[];
}

/** Fewer minutes over the wish are not worth a remark: minutes of recipes are not that exact. */
const toleratedMinutes = 5;

const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

/**
 * What a week doesn't keep of the member's wishes for cooking, in sentences: `3 dishes take more work than you asked
 * for, up to 45 minutes.`
 */
export function missedWishes(
  { weekdayMinutes, weekendMinutes, mostPriceClass }: Omit<CookingWishes, 'useUp'>,
  useUp: readonly FoodToUseUp[],
  cooked: readonly CookedDish[],
): string[] {
  const long = cooked.filter(
    ({ minutes, isWeekend }) => minutes > (isWeekend ? weekendMinutes : weekdayMinutes) + toleratedMinutes,
  );
  const dear = cooked.filter(({ priceClass }) => priceClass > mostPriceClass);
  const isUsed = ({ ids }: FoodToUseUp) =>
    cooked.some(({ foodIds }) => ids.some((id) => foodIds.includes(id)));
  const left = useUp.filter((food) => !isUsed(food)).map(({ name }) => name);
  const most = Math.max(...long.map(({ minutes }) => minutes));
  return [
    ...(long.length === 0
      ? []
      : [
          `${dishes(long.length)} ${long.length === 1 ? 'takes' : 'take'} more work than you asked for, up to ${most} minutes.`,
        ]),
    ...(dear.length === 0
      ? []
      : [
          `${dishes(dear.length)} ${dear.length === 1 ? 'costs' : 'cost'} more than you chose. Swap what’s too expensive, or try another week.`,
        ]),
    ...(left.length === 0 ? [] : [`No dish of this week uses up: ${left.join(', ')}.`]),
  ];
}
