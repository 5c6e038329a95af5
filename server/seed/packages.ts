import type { Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { readOwnPlans } from '#server/packages/package-file.ts';
import { packageRow } from '#server/packages/package-row.ts';

/**
 * Loads content/packages.yaml, replacing earlier project plans; removed ones go off sale. The operator's
 * plans are unchanged.
 */
export async function loadPackages(tx: Transaction<Database>): Promise<void> {
  const plans = readOwnPlans();
  await tx.updateTable('packages').set({ active: false }).where('origin', '=', 'content').execute();
  for (const [id, plan] of plans) {
    const row = { ...packageRow(id, plan), active: true };
    await tx
      .insertInto('packages')
      .values({ ...row, origin: 'content' })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('packages.origin', '=', 'content'),
      )
      .execute();
  }
}
