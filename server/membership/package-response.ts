import type { OperationAnswer } from '#contract/operations.ts';
import { yearlySaving } from '#domain/membership/yearly-saving.ts';
import type { PackageRow } from '#server/queries/packages.ts';

/** The response of a plan; the trial only for members who can still have one. */
export const packageResponse = (
  row: PackageRow,
  hasTrial: boolean,
): OperationAnswer<'getPackage'>['data'] => ({
  id: row.id,
  name: row.name,
  price: row.price_cents / 100,
  price_yearly: row.price_yearly_cents / 100,
  yearly_percentage_promotion: yearlySaving({ monthly: row.price_cents, yearly: row.price_yearly_cents }),
  trial_days: hasTrial ? row.trial_days : 0,
});
