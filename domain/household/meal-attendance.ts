import { weekOf } from '#domain/calendar/week.ts';
import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';

/** What was said of somebody and a meal: of a weekday, 1 for Monday, or of a date, YYYY-MM-DD. */
export interface Seat {
  readonly personId: string;
  readonly when: { readonly weekday: number } | { readonly date: string };
  readonly slot: MealSlot;
  readonly isThere: boolean;
}

/** 1 for Monday. */
export const weekdayNumber = (date: string): number => weekOf(date).indexOf(date) + 1;

/** Whether somebody eats a meal by the default of the weekday; everybody does until changed. */
export function isUsuallyThere(
  seats: readonly Seat[],
  personId: string,
  date: string,
  slot: MealSlot,
): boolean {
  const weekday = weekdayNumber(date);
  return (
    seats.find(
      (seat) =>
        seat.personId === personId &&
        seat.slot === slot &&
        'weekday' in seat.when &&
        seat.when.weekday === weekday,
    )?.isThere ?? true
  );
}

/** Whether somebody eats a meal; a choice for the date overrides the one for its weekday. */
export function isThere(seats: readonly Seat[], personId: string, date: string, slot: MealSlot): boolean {
  const ofDate = seats.find(
    (seat) =>
      seat.personId === personId && seat.slot === slot && 'date' in seat.when && seat.when.date === date,
  );
  return ofDate?.isThere ?? isUsuallyThere(seats, personId, date, slot);
}

/** Who was shown as there and as away when somebody chose who eats a meal; ids. */
export interface ShownSeats {
  readonly there: readonly string[];
  readonly away: readonly string[];
}

/**
 * Whether a choice of who eats a meal says something about a person: not about one who wasn't shown, nor about one whom
 * it leaves as shown although somebody else has changed it since.
 */
export function isChosen(
  personId: string,
  { people, shown }: { readonly people: readonly string[]; readonly shown?: ShownSeats | undefined },
  isThereNow: boolean,
): boolean {
  if (shown === undefined) return true;
  const isWanted = people.includes(personId);
  const wasThere = shown.there.includes(personId);
  if (!wasThere && !shown.away.includes(personId)) return isWanted;
  return isWanted !== wasThere || isThereNow === wasThere;
}
