/** Countries where brands are sold, as columns of content/medicines.csv. */
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

/** A medicine by its active ingredient, a mineral, a vitamin or a herb. */
export interface Medicine {
  /** Permanent: answers are stored with it. */
  readonly id: number;
  /** The active ingredient as displayed: `Levothyroxine`. */
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly brands: readonly Brand[];
  readonly kind: MedicineKind;
  /** What it is for: `thyroid medicine, thyroid hormone`. */
  readonly use: string;
  /** How it is taken, if relevant: `once a week`; '' for most. */
  readonly note: string;
  /** Groups that interactions refer to: `vitamin_k_antagonist`. */
  readonly flags: readonly string[];
}

/** Names of a medicine in the index. */
export type NamedMedicine = Pick<Medicine, 'id' | 'name' | 'synonyms' | 'brands' | 'use'>;
