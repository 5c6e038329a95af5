import type { Handler } from '#server/context.ts';
import { memberCurrency } from '#server/membership/package-price.ts';
import { packageResponse } from '#server/membership/package-response.ts';
import { listPackagesOnSale } from '#server/queries/packages.ts';
import { hasSubscribed } from '#server/queries/subscriptions.ts';

export const listPackages: Handler<'listPackages'> = async ({ db, payments }, { member, languages }) => {
  if (payments === null) return { data: [] };
  const currency = await memberCurrency(db, member.userId, languages);
  const hasTrial = !(await hasSubscribed(db, member.userId));
  const rows = await listPackagesOnSale(db);
  return { data: rows.map((row) => packageResponse(row, { currency, hasTrial })) };
};
