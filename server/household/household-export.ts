import type { OperationResponse } from '#contract/operations.ts';
import type { Db } from '#server/db/connect.ts';
import { findSeatsOfAdult } from '#server/queries/household-seats.ts';
import { findDependents, findMembership } from '#server/queries/households.ts';
import { dependentResponse } from './household-response.ts';

/** The member's place in a household, and the profiles that they keep; nothing of the other people. */
export async function householdExport(
  db: Db,
  userId: string,
): Promise<OperationResponse<'exportCurrentUser'>['data']['household']> {
  const place = await findMembership(db, userId);
  if (place === undefined) return null;
  const dependents = await findDependents(db, place.householdId);
  return {
    position: place.role,
    joined_at: place.joinedAt.toISOString(),
    shares_food: place.sharing.food,
    shares_energy: place.sharing.energy,
    plans_for_all: place.plansForAll,
    shares_plan: place.sharesPlan,
    seats: await findSeatsOfAdult(db, place.adultId),
    dependents: dependents
      .filter(({ keeperId }) => keeperId === userId)
      .map(({ profile: { ageGivenOn = null, ...profile } }) => ({
        ...dependentResponse(profile),
        age_given_on: ageGivenOn,
      })),
  };
}
