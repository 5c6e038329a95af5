import type { OperationResponse } from '#contract/operations.ts';
import type { Currency } from '#domain/membership/currency.ts';
import { yearlySaving } from '#domain/membership/yearly-saving.ts';
import type { PackageRow } from '#server/queries/packages.ts';
import { priceIn } from './package-price.ts';

/** The response of a plan in a currency; the trial only for members who can still have one. */
export function packageResponse(
  row: PackageRow,
  { hasTrial, currency: requested }: { readonly hasTrial: boolean; readonly currency: Currency },
): OperationResponse<'getPackage'>['data'] {
  const { currency, monthly, yearly } = priceIn(row, requested);
  return {
    id: row.id,
    name: row.name,
    currency,
    price: monthly / 100,
    price_yearly: yearly / 100,
    yearly_percentage_promotion: yearlySaving({ monthly, yearly }),
    description: row.description,
    benefits: row.benefits,
    trial_days: hasTrial ? row.trial_days : 0,
  };
}
