import type { Feature } from '#domain/membership/features.ts';

/** Plans of the membership. Never deleted: subscribers keep a plan that is off sale. */
export interface PackagesTable {
  id: string;
  name: string;
  /** US cents a month. */
  price_cents: number;
  /** US cents a year. */
  price_yearly_cents: number;
  trial_days: number;
  features: Feature[];
  /** On sale, as soon as anything is sold. */
  active: boolean;
  /** `operator` plans outlive a new content/packages.yaml. */
  origin: 'content' | 'operator';
}
