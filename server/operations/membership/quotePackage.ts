import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { quote } from '#server/membership/quote.ts';
import { findPackageOnSale } from '#server/queries/packages.ts';

export const quotePackage: Handler<'quotePackage'> = async (
  context,
  { params, query, member, languages },
) => {
  if ((await findPackageOnSale(context.db, params.id)) === undefined)
    throw notFound('There is no such plan.');
  return {
    data: await quote(context, {
      userId: member.userId,
      packageId: params.id,
      duration: query.package_duration ?? 'monthly',
      code: query.discount_code ?? null,
      languages,
    }),
  };
};
