import type { Db } from '#server/db/connect.ts';
import { leaveHousehold } from '#server/household/leave-household.ts';
import type { PlanReads } from '#server/meal-plan/plan-response.ts';
import { deleteUser } from '#server/queries/user-admin.ts';

/** Deletes an account with its data, in the caller's transaction. Others keep their portions of a shared plan. */
export async function deleteAccount(reads: PlanReads, tx: Db, userId: string): Promise<void> {
  await leaveHousehold(reads, tx, userId);
  await deleteUser(tx, userId);
}
