import ical from 'ical-generator';
import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';

/** A planned dish. */
export interface CalendarMeal {
  readonly itemId: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly slot: MealSlot;
  readonly title: string;
  /** Sentences on how much is cooked, and for whom. */
  readonly details: string;
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
      description: meal.details,
      ...(meal.url === null ? {} : { url: meal.url }),
    });
  }
  return calendar.toString();
}
