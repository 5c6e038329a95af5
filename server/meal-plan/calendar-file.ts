import ical from 'ical-generator';
import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';

/** A planned dish. */
export interface CalendarMeal {
  readonly itemId: number;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly slot: MealSlot;
  readonly title: string;
  readonly servings: number;
  /** Null if nothing is cooked. */
  readonly minutes: number | null;
  readonly cookedOn: string | null;
  /** URL of the recipe; null without a public address. */
  readonly url: string | null;
}

/** Usual local times, without a time zone. */
const mealHours = { breakfast: 8, lunch: 12.5, snack: 16, dinner: 18.5 } as const satisfies Record<
  MealSlot,
  number
>;
const mealNames = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  snack: 'Snack',
  dinner: 'Dinner',
} as const satisfies Record<MealSlot, string>;

const hourMs = 3_600_000;
const mealMs = hourMs / 2;

function detailsOf({ servings, minutes, cookedOn }: CalendarMeal): string {
  const parts = [
    `${servings} ${servings === 1 ? 'serving' : 'servings'}`,
    ...(cookedOn === null ? [] : [`Leftovers, cooked on ${cookedOn}`]),
    ...(minutes === null || minutes === 0 || cookedOn !== null ? [] : [`Ready in ${minutes} minutes`]),
  ];
  return `${parts.join('. ')}.`;
}

/** The meals as an iCalendar file (RFC 5545), one event each. */
export function calendarFile(meals: readonly CalendarMeal[], now: Date): string {
  const calendar = ical({
    name: 'Kindfare meals',
    prodId: { company: 'Kindfare', product: 'Meal planner', language: 'EN' },
    ttl: 3600,
  });
  for (const meal of meals) {
    const start = new Date(Date.parse(`${meal.date}T00:00:00Z`) + mealHours[meal.slot] * hourMs);
    calendar.createEvent({
      id: `meal-${meal.itemId}@kindfare`,
      stamp: now,
      start,
      end: new Date(start.getTime() + mealMs),
      floating: true,
      summary: `${mealNames[meal.slot]}: ${meal.title}`,
      description: detailsOf(meal),
      ...(meal.url === null ? {} : { url: meal.url }),
    });
  }
  return calendar.toString();
}
