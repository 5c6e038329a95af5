import { adultPersonId, dependentPersonId } from '#domain/household/household.ts';
import { isChosen, isThere } from '#domain/household/meal-attendance.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import type { Handler } from '#server/context.ts';
import { requireLockedHousehold } from '#server/household/require-household.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';
import { findSeats, putSeats } from '#server/queries/household-seats.ts';
import { findAdults, findDependents } from '#server/queries/households.ts';

export const saveHouseholdSeats: Handler<'saveHouseholdSeats'> = async ({ db }, { body, member }) => {
  const { slot, is_every_week: isEveryWeek, people } = body;
  const date = readDay(body.date);
  await db.transaction().execute(async (tx) => {
    const { householdId } = await requireLockedHousehold(tx, member.userId);
    const [adults, dependents] = [await findAdults(tx, householdId), await findDependents(tx, householdId)];
    const stored = await findSeats(tx, householdId, [date]);
    const all = [
      ...adults.map(({ id }) => ({ id: adultPersonId(id), person: { adultId: id } })),
      ...dependents.map(({ id }) => ({ id: dependentPersonId(id), person: { dependentId: id } })),
    ];
    const seats = all
      .filter(({ id }) => isChosen(id, body, isThere(stored, id, date, slot)))
      .map(({ id, person }) => ({ person, isThere: people.includes(id) }));
    await putSeats(tx, householdId, { date, isEveryWeek, slot }, seats);
  });
  return { message: householdMessages.seatsSaved };
};
