import type { Currency } from '#domain/membership/currency.ts';
import type { Feature } from '#domain/membership/features.ts';

/** Of a month and of a year, in hundredths. */
export interface PriceCents {
  readonly price_cents: number;
  readonly price_yearly_cents: number;
}

/** Plans of the membership. Never deleted: subscribers keep a plan that is off sale. */
export interface PackagesTable {
  id: string;
  name: string;
  /** US cents a month. */
  price_cents: number;
  /** US cents a year. */
  price_yearly_cents: number;
  /** In other currencies. */
  prices: Readonly<Record<Currency, PriceCents>>;
  trial_days: number;
  features: Feature[];
  /** Its features reach the household of the member who pays. */
  household: boolean;
  /** What the plan is about, for members; empty: nothing is said. */
  description: string;
  /** What it brings, in members' words. */
  benefits: string[];
  /** On sale, as soon as anything is sold. */
  active: boolean;
  /** `operator` plans outlive a new content/packages.yaml. */
  origin: 'content' | 'operator';
}
