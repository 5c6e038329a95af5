import { type Currency, currencyOfLanguages, mainCurrency } from '#domain/membership/currency.ts';
import type { Db } from '#server/db/connect.ts';
import type { PackageRow } from '#server/queries/packages.ts';
import { findLastCurrency } from '#server/queries/subscriptions.ts';

export interface PackagePrice {
  readonly currency: Currency;
  readonly monthly: number;
  readonly yearly: number;
}

/** What a plan costs in a currency, in hundredths; in the main one where it has no price in that. */
export function priceIn(row: PackageRow, currency: Currency): PackagePrice {
  const own = currency === mainCurrency ? undefined : row.prices[currency];
  const { price_cents: monthly, price_yearly_cents: yearly } = own ?? row;
  return { currency: own === undefined ? mainCurrency : currency, monthly, yearly };
}

/** The currency a member pays in: as before, else that of the browser's first language. */
export const memberCurrency = async (
  db: Db,
  userId: string,
  languages: string | undefined,
): Promise<Currency> =>
  (await findLastCurrency(db, userId)) ?? currencyOfLanguages(languages) ?? mainCurrency;
