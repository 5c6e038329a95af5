import type { OperationResponse } from '#contract/operations.ts';
import type { Context } from '#server/context.ts';
import { listPackagesOnSale } from '#server/queries/packages.ts';
import { hasSubscribed } from '#server/queries/subscriptions.ts';
import { memberCurrency } from './package-price.ts';
import { packageResponse } from './package-response.ts';

/** The plans on sale with the member's prices; none without payments. `languages`: the header Accept-Language. */
export async function packagesResponse(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  userId: string,
  languages: string | undefined,
): Promise<OperationResponse<'listPackages'>> {
  if (payments === null) return { data: [] };
  const currency = await memberCurrency(db, userId, languages);
  const hasTrial = !(await hasSubscribed(db, userId));
  const rows = await listPackagesOnSale(db);
  return { data: rows.map((row) => packageResponse(row, { currency, hasTrial })) };
}
