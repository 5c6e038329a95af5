import type { PriceClass } from '#domain/recipe/price-class.ts';

/** How a member wants to cook in a week. */
export interface CookingWishes {
  /** Most minutes of work for a dish, Monday to Friday. */
  readonly weekdayMinutes: number;
  /** The same on Saturday and Sunday. */
  readonly weekendMinutes: number;
  /** Number of different dinners to cook. */
  readonly dinners: number;
  /** Whether a dinner is also eaten as leftovers, within its safe days. */
  readonly cookOnceEatTwice: boolean;
  readonly repeatBreakfasts: boolean;
  /** Number of people who eat along; amounts to buy are for all of them. */
  readonly persons: number;
  /** The dearest price class wanted. */
  readonly mostPriceClass: PriceClass;
  /** Ids of foods to use up. */
  readonly useUp: readonly string[];
}

/** Eight to ten different dishes a week. */
export const defaultWishes: CookingWishes = {
  weekdayMinutes: 35,
  weekendMinutes: 60,
  dinners: 5,
  cookOnceEatTwice: true,
  repeatBreakfasts: true,
  persons: 1,
  mostPriceClass: 4,
  useUp: [],
};

/** Most minutes until a meal on a weekday is on the table, and most work for a lunch there: our own figures. */
export const weekdayMost = { ready: 75, lunchWork: 20 } as const;

/** Work for a week of seven days, in minutes. */
export const maxWorkOfWeek = 240;

/** Facts of a recipe for planning its cooking. */
export interface CookingFacts {
  /** Minutes of work. */
  readonly minutes: number;
  /** Minutes until it is on the table. */
  readonly readyMinutes: number;
  /** Days after the cooking on which it can still be eaten. */
  readonly daysKept: number;
  /** Milligrams of a serving; null if not known. */
  readonly iron: number | null;
  readonly calcium: number | null;
  /** What the dish is built on. Absent in rows of earlier versions. */
  readonly staples?: readonly string[];
}

/** What a plan has to know for cooking. */
export interface CookingTask {
  readonly wishes: CookingWishes;
  /** For each day, whether it is a Saturday or Sunday. */
  readonly weekends: readonly boolean[];
  /** Days that leftovers are kept for this person; 0 for one who limits histamine. */
  readonly mostDaysKept: number;
  /** Daily goals in milligrams. */
  readonly minerals: { readonly iron: number; readonly calcium: number };
}
