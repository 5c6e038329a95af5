import type { OperationBody } from '#contract/operations.ts';
import { uncheckedFoods } from '#domain/dietary-profile/profile-of.ts';
import { isGrownChild } from '#domain/household/dependent-age.ts';
import { isChild, lowestEnergy, refusedDiets } from '#domain/household/dependent-profile.ts';
import type { Dependent } from '#domain/household/household.ts';
import { dependentMessages } from '#domain/message/dependent-messages.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { leftOutMessages } from '#domain/message/left-out-messages.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { forbidden, invalid, notFound } from '#server/errors.ts';
import { healthContent } from '#server/health/health-content.ts';
import { type DependentRow, findDependents } from '#server/queries/households.ts';
import { dependentOfBody } from './household-response.ts';
import { numberIn, requireLockedHousehold } from './require-household.ts';

type Problems = Partial<Record<keyof OperationBody<'addDependent'>, string[]>>;

function energyProblem(dependent: Dependent): Problems {
  const { energyTarget } = dependent;
  if (energyTarget === null) return {};
  const lowest = lowestEnergy(dependent);
  if (lowest === null) return { age: [dependentMessages.caloriesWithoutAge] };
  if (energyTarget >= lowest) return {};
  return { energy_target: [dependentMessages.lowCalories(lowest, isChild(dependent))] };
}

/**
 * The profile of a request; 422 without a name, for a grown-up child, with a diet or calories that aren't safe at this age, and with words for
 * foods that no dish can be checked for.
 */
export async function readDependent(
  context: Context,
  body: OperationBody<'addDependent'>,
): Promise<Dependent> {
  const dependent = dependentOfBody(body);
  const { situations } = await healthContent(context);
  const [diet] = refusedDiets(dependent, situations);
  const unchecked = uncheckedFoods(dependent.excludedFoods, context.foods);
  const problems: Problems = {
    ...(dependent.name === '' && { name: ['Enter a name.'] }),
    ...(diet !== undefined && { diets: [dependentMessages.dietNotForChildren(diet)] }),
    ...(unchecked.length > 0 && { excluded_foods: [leftOutMessages.unreadable(unchecked)] }),
    ...(isGrownChild(dependent) ? { age: [dependentMessages.grownChild] } : energyProblem(dependent)),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return dependent;
}

/** A child or guest of the member's household whom the member may change or remove; else 404 or 403. */
export async function requireDependent(
  tx: Db,
  userId: string,
  id: string,
  by: 'keeper' | 'keeperOrOwner',
): Promise<DependentRow> {
  const { householdId, role } = await requireLockedHousehold(tx, userId);
  const number = numberIn(id, 'dependent-');
  const row = (await findDependents(tx, householdId)).find((each) => each.id === number);
  if (row === undefined) throw notFound();
  const isAllowed = row.keeperId === userId || (by === 'keeperOrOwner' && role === 'owner');
  if (!isAllowed) throw forbidden(householdMessages.notKeeper);
  return row;
}
