/** Figures of one serving, or of all items. Null: not known. */
export interface Figures {
  /** Whole kilocalories, as cards show them. */
  readonly kcal: number;
  /** Grams. */
  readonly protein: number | null;
  /** Grams. */
  readonly fiber: number | null;
  /** Milligrams. */
  readonly sodium: number | null;
}

export const banded = ['protein', 'fiber', 'sodium'] as const;
export type Banded = (typeof banded)[number];

/** Target range of a daily sum; null for an open end. Plans meet it as far as the calories allow. */
export interface Band {
  readonly min: number | null;
  readonly max: number | null;
}
export type Bands = Readonly<Record<Banded, Band>>;

/** Energy of a gram of protein, in kilocalories. */
const kcalPerGram = 4;

/**
 * Protein 10 to 35 % of energy and 14 g fiber for 1,000 kcal: Institute of Medicine, Dietary Reference Intakes for
 * Energy, Carbohydrate, Fiber, Fat ... (2005). Sodium up to 2,300 mg: the daily value of 21 CFR 101.9(c).
 */
export const defaultBands = (target: number): Bands => ({
  protein: { min: (target * 0.1) / kcalPerGram, max: (target * 0.35) / kcalPerGram },
  fiber: { min: (target * 14) / 1000, max: null },
  sodium: { min: null, max: 2300 },
});
