/** Where a brand is sold, as a column of content/medicines.csv. */
export const countries = ['us', 'uk', 'de', 'at_ch', 'fr', 'it', 'es'] as const;
export type Country = (typeof countries)[number];

export const countryNames: Readonly<Record<Country, string>> = {
  us: 'United States',
  uk: 'United Kingdom',
  de: 'Germany',
  at_ch: 'Austria and Switzerland',
  fr: 'France',
  it: 'Italy',
  es: 'Spain',
};

export const medicineKinds = ['medicine', 'supplement'] as const;
export type MedicineKind = (typeof medicineKinds)[number];

export interface Brand {
  readonly name: string;
  readonly countries: readonly Country[];
}

/** What somebody takes: a medicine by its active ingredient, a mineral, a vitamin or a herb. */
export interface Medicine {
  /** For good: answers are kept by it. */
  readonly id: number;
  /** The active ingredient, as it is shown: `Levothyroxine`. */
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly brands: readonly Brand[];
  readonly kind: MedicineKind;
  /** What it is for: `thyroid medicine, thyroid hormone`. */
  readonly use: string;
  /** How it is taken, where that matters: `once a week`; '' for most. */
  readonly note: string;
  /** What interactions speak of: `vitamin_k_antagonist`. */
  readonly flags: readonly string[];
}

/** What a table of names holds of a medicine. */
export type NamedMedicine = Pick<Medicine, 'id' | 'name' | 'synonyms' | 'brands' | 'use'>;
