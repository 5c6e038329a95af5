import type { OperationBody } from '#contract/operations.ts';
import type { Dependent } from '#domain/household/household.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import type { Db } from '#server/db/connect.ts';
import { forbidden, invalid, notFound } from '#server/errors.ts';
import { type DependentRow, findDependents } from '#server/queries/households.ts';
import { dependentOfBody } from './household-response.ts';
import { numberIn, requireLockedHousehold } from './require-household.ts';

/** The profile of a request; 422 without a name. */
export function readDependent(body: OperationBody<'addDependent'>): Dependent {
  const dependent = dependentOfBody(body);
  if (dependent.name === '') throw invalid({ name: ['Enter a name.'] });
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
