import { adultPersonId, dependentPersonId } from '#domain/household/household.ts';
import { type Seat, weekdayNumber } from '#domain/household/meal-attendance.ts';
import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';
import type { Db } from '#server/db/connect.ts';

/** Who was said to be at which meals: of all weekdays, and of these dates. */
export async function findSeats(
  db: Db,
  householdId: number,
  dates: readonly string[],
): Promise<readonly Seat[]> {
  const rows = await db
    .selectFrom('household_seats')
    .select(['adult_id', 'dependent_id', 'weekday', 'date', 'slot', 'is_there'])
    .where('household_id', '=', householdId)
    .where((eb) =>
      eb.or([eb('weekday', 'is not', null), ...(dates.length > 0 ? [eb('date', 'in', [...dates])] : [])]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ adult_id, dependent_id, weekday, date, slot, is_there }) => ({
    personId: adult_id === null ? dependentPersonId(dependent_id ?? 0) : adultPersonId(adult_id),
    when: date === null ? { weekday: weekday ?? 0 } : { date },
    slot,
    isThere: is_there,
  }));
}

/** What was said of an adult’s meals. */
export const findSeatsOfAdult = (db: Db, adultId: number) =>
  db
    .selectFrom('household_seats')
    .select(['weekday', 'date', 'slot', 'is_there'])
    .where('adult_id', '=', adultId)
    .orderBy('id')
    .execute();

/** Somebody of the household, by their row. */
export type SeatedPerson = { readonly adultId: number } | { readonly dependentId: number };

/** Saves whether these people eat a meal, replacing what was said of them. The caller has locked the household. */
export async function putSeats(
  tx: Db,
  householdId: number,
  meal: { readonly date: string; readonly isEveryWeek: boolean; readonly slot: MealSlot },
  people: readonly { readonly person: SeatedPerson; readonly isThere: boolean }[],
): Promise<void> {
  const { date, isEveryWeek, slot } = meal;
  const when = isEveryWeek ? { weekday: weekdayNumber(date), date: null } : { weekday: null, date };
  if (people.length === 0) return;
  const former = tx
    .deleteFrom('household_seats')
    .where('household_id', '=', householdId)
    .where('slot', '=', slot)
    .where((eb) =>
      eb.or(
        people.map(({ person }) =>
          'adultId' in person
            ? eb('adult_id', '=', person.adultId)
            : eb('dependent_id', '=', person.dependentId),
        ),
      ),
    );
  // what was said of the date itself would hide a new default of its weekday
  await former.where('date', '=', date).execute();
  if (isEveryWeek) await former.where('weekday', '=', weekdayNumber(date)).execute();
  await tx
    .insertInto('household_seats')
    .values(
      people.map(({ person, isThere }) => ({
        household_id: householdId,
        adult_id: 'adultId' in person ? person.adultId : null,
        dependent_id: 'dependentId' in person ? person.dependentId : null,
        ...when,
        slot,
        is_there: isThere,
      })),
    )
    .execute();
}

/** Deletes what was said of dates before this one. */
export async function deleteOldSeats(db: Db, before: string): Promise<void> {
  await db.deleteFrom('household_seats').where('date', '<', before).execute();
}
