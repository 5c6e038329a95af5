import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { memberCurrency } from '#server/membership/package-price.ts';
import { packageResponse } from '#server/membership/package-response.ts';
import { findPackageOnSale } from '#server/queries/packages.ts';
import { hasSubscribed } from '#server/queries/subscriptions.ts';

export const getPackage: Handler<'getPackage'> = async ({ db, payments }, { params, member, languages }) => {
  const row = payments === null ? undefined : await findPackageOnSale(db, params.id);
  if (row === undefined) throw notFound('There is no such plan.');
  const currency = await memberCurrency(db, member.userId, languages);
  return { data: packageResponse(row, { currency, hasTrial: !(await hasSubscribed(db, member.userId)) }) };
};
