import type { CookingTask } from './cooking-wishes.ts';
import { type MealSlot, mealSlots } from './meal-slots.ts';
import type { PlanDayProblem } from './plan-problem.ts';

/** A meal to fill: the slot at this position of a day. */
export interface MealPlace {
  readonly day: number;
  readonly slot: MealSlot;
  /** Index in the slots of the day. */
  readonly at: number;
}

/** Meals of a week that have one dish, in the order of the days. */
export interface SharedDish {
  readonly places: readonly MealPlace[];
  /** Whether later meals may be leftovers; else the dish is made each time. */
  readonly mayBeLeftovers: boolean;
}

/** A dish that is cooked once is eaten at most this often. */
const maxPortions = 4;
/** Days in a row with the same breakfast or snack. */
const daysInRow = 4;

const placesOf = (days: readonly PlanDayProblem[]): MealPlace[] =>
  days.flatMap(({ slots }, day) => slots.map((slot, at) => ({ day, slot, at })));

/** Blocks of days in a row, as equal as possible; each has a dish. */
function blocksOf(places: readonly MealPlace[], length: number): MealPlace[][] {
  const count = Math.ceil(places.length / length);
  return Array.from({ length: count }, (_, n) =>
    places.slice(Math.round((n * places.length) / count), Math.round(((n + 1) * places.length) / count)),
  );
}

interface Open {
  readonly places: MealPlace[];
}

/** Dinners are cooked as often as wished, and eaten again at the next lunches and at the other dinners. */
function cookedTwice(places: readonly MealPlace[], dinners: number, daysKept: number): MealPlace[][] {
  const all: Open[] = [];
  const count = places.filter(({ slot }) => slot === 'dinner').length;
  let dinner = -1;
  for (const place of places) {
    const isDinner = place.slot === 'dinner';
    if (isDinner) dinner += 1;
    const share = (n: number) => Math.ceil((n * Math.min(dinners, count)) / count);
    const isCooked = isDinner && share(dinner + 1) > share(dinner);
    const remaining = all.filter(({ places: [cooked, ...others] }) => {
      const age = place.day - (cooked?.day ?? 0);
      const isEaten = [cooked, ...others].some((it) => it?.day === place.day);
      return age >= 1 && age <= daysKept && !isEaten && others.length + 1 < maxPortions;
    });
    const [next] = remaining.toSorted(
      (a, b) => a.places.length - b.places.length || (b.places[0]?.day ?? 0) - (a.places[0]?.day ?? 0),
    );
    if (isCooked || next === undefined) all.push({ places: [place] });
    else next.places.push(place);
  }
  return all.map((it) => it.places);
}

/** Every dish freshly made; dinners and lunches come again after some days. */
function cookedFresh(places: readonly MealPlace[], dinners: number): MealPlace[][] {
  return (['lunch', 'dinner'] as const).flatMap((slot) => {
    const own = places.filter((it) => it.slot === slot);
    const count = Math.min(own.length, slot === 'dinner' ? dinners : Math.ceil(dinners / 2));
    return [...Map.groupBy(own, (place) => own.indexOf(place) % count).values()];
  });
}

/** Which meals of a week share a dish, for these wishes. */
export function weekOutline(
  days: readonly PlanDayProblem[],
  { wishes, mostDaysKept }: Pick<CookingTask, 'wishes' | 'mostDaysKept'>,
): SharedDish[] {
  const places = placesOf(days);
  const isTwice = wishes.cookOnceEatTwice && mostDaysKept > 0;
  const mains = places
    .filter(({ slot }) => slot === 'lunch' || slot === 'dinner')
    .toSorted((a, b) => a.day - b.day || mealSlots.indexOf(a.slot) - mealSlots.indexOf(b.slot));
  const breakfasts = blocksOf(
    places.filter(({ slot }) => slot === 'breakfast'),
    wishes.repeatBreakfasts ? daysInRow : 1,
  );
  const snacks = [...Map.groupBy(snackPlaces(places), ({ nth }) => nth).values()].flatMap((own) =>
    blocksOf(
      own.map(({ place }) => place),
      daysInRow,
    ),
  );
  const shared = (all: readonly MealPlace[][], mayBeLeftovers: boolean): SharedDish[] =>
    all.filter((it) => it.length > 0).map((own) => ({ places: own, mayBeLeftovers }));
  return [
    ...shared(breakfasts, false),
    ...shared(
      isTwice ? cookedTwice(mains, wishes.dinners, mostDaysKept) : cookedFresh(mains, wishes.dinners),
      isTwice,
    ),
    ...shared(snacks, isTwice),
  ];
}

/** The snacks of the days, with which of the day's snacks each is. */
const snackPlaces = (places: readonly MealPlace[]) =>
  places
    .filter(({ slot }) => slot === 'snack')
    .map((place, n, all) => ({
      place,
      nth: all.slice(0, n).filter(({ day }) => day === place.day).length,
    }));
