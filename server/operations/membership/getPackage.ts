import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { packageResponse } from '#server/membership/package-response.ts';
import { findPackageOnSale } from '#server/queries/packages.ts';
import { hasSubscribed } from '#server/queries/subscriptions.ts';

export const getPackage: Handler<'getPackage'> = async ({ db, payments }, { params, member }) => {
  const row = payments === null ? undefined : await findPackageOnSale(db, params.id);
  if (row === undefined) throw notFound('There is no such plan.');
  return { data: packageResponse(row, !(await hasSubscribed(db, member.userId))) };
};
