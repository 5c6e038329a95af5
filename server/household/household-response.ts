import type { OperationBody, OperationResponse } from '#contract/operations.ts';
import type { Dependent } from '#domain/household/household.ts';
import { constraintWords } from '#domain/household/shared-profile.ts';
import { cleanName } from '#domain/member/clean-name.ts';
import { displayName } from '#domain/member/display-name.ts';
import type { Context } from '#server/context.ts';
import { findOpenInvites } from '#server/queries/household-invites.ts';
import { findMembership } from '#server/queries/households.ts';
import { findPeople } from './household-people.ts';
import { sharedPlanResponse } from './shared-plan-response.ts';

type Body = OperationBody<'addDependent'>;

export const dependentOfBody = ({ excluded_foods, low, energy_target, ...rest }: Body): Dependent => ({
  ...rest,
  name: cleanName(rest.name),
  excludedFoods: excluded_foods.map((food) => food.trim()).filter((food) => food !== ''),
  lowAxes: low,
  energyTarget: energy_target,
});

export const dependentResponse = ({ excludedFoods, lowAxes, energyTarget, ...rest }: Dependent) => ({
  ...rest,
  allergens: [...rest.allergens] as Body['allergens'],
  diets: [...rest.diets],
  excluded_foods: [...excludedFoods],
  low: [...lowAxes],
  energy_target: energyTarget,
});

/** The member's household as the member may see it; null without one. */
export async function householdResponse(
  context: Context,
  userId: string,
): Promise<OperationResponse<'getHousehold'>> {
  const { db, now } = context;
  const place = await findMembership(db, userId);
  if (place === undefined) return { data: null };
  const { householdId, role, sharing, plansForAll } = place;
  const people = await findPeople(context, userId, householdId);
  const invites = await findOpenInvites(db, householdId, now());
  return {
    data: {
      id: String(householdId),
      is_owner: role === 'owner',
      shares_food: sharing.food,
      shares_energy: sharing.energy,
      plans_for_all: plansForAll,
      shared_plan: await sharedPlanResponse(db, userId),
      people: people.map(({ id, name, kind, role, isMe, isMine, profile, energy, dependent }) => ({
        id,
        name,
        kind,
        position: role,
        is_me: isMe,
        is_mine: isMine,
        age: dependent?.age ?? null,
        constraints: profile === null ? null : constraintWords(profile),
        energy,
        profile: dependent !== null && isMine ? dependentResponse(dependent) : null,
      })),
      invites: invites.map(({ id, senderName, senderEmail, expiresAt }) => ({
        id: String(id),
        from: displayName({ name: senderName, email: senderEmail }),
        expires_at: expiresAt.toISOString(),
      })),
    },
  };
}
