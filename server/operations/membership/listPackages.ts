import type { Handler } from '#server/context.ts';
import { packageResponse } from '#server/membership/package-response.ts';
import { listPackagesOnSale } from '#server/queries/packages.ts';
import { hasSubscribed } from '#server/queries/subscriptions.ts';

export const listPackages: Handler<'listPackages'> = async ({ db, payments }, { member }) => {
  if (payments === null) return { data: [] };
  const hasTrial = !(await hasSubscribed(db, member.userId));
  return { data: (await listPackagesOnSale(db)).map((row) => packageResponse(row, hasTrial)) };
};
