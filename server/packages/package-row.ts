import type { PackagesTable } from '#server/db/tables/packages.ts';
import type { Plan } from './check-plan.ts';

type Row = Omit<PackagesTable, 'active' | 'origin'>;

const cents = (dollars: number) => Math.round(dollars * 100);

/** A valid plan as a row. */
export const packageRow = (id: string, plan: Plan): Row => ({
  id,
  name: plan.name,
  price_cents: cents(plan.price),
  price_yearly_cents: cents(plan.price_yearly),
  prices: Object.fromEntries(
    Object.entries(plan.prices).map(([currency, price]) => [
      currency,
      { price_cents: cents(price.price), price_yearly_cents: cents(price.price_yearly) },
    ]),
  ),
  trial_days: plan.trial_days,
  features: [...plan.features],
  household: plan.household,
  description: plan.description,
  benefits: [...plan.benefits],
});

/** A row as a plan. */
export const planOf = (row: Row): Plan => ({
  name: row.name,
  price: row.price_cents / 100,
  price_yearly: row.price_yearly_cents / 100,
  prices: Object.fromEntries(
    Object.entries(row.prices).map(([currency, price]) => [
      currency,
      { price: price.price_cents / 100, price_yearly: price.price_yearly_cents / 100 },
    ]),
  ),
  trial_days: row.trial_days,
  features: row.features,
  household: row.household,
  description: row.description,
  benefits: row.benefits,
});
