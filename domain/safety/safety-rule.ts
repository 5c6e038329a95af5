import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { RawKind } from '#domain/recipe/raw-foods.ts';

/** What is asked of a person; all parts that are there have to hold. */
export interface SituationTest {
  /** Keys of the options, or 1, 0, -1, by the name of the question; any of the keys will do. */
  readonly answers: Readonly<Record<string, readonly number[]>>;
  readonly ageUnder: number | null;
  /** From this age on. */
  readonly ageFrom: number | null;
  /** Not of somebody known to be younger; whose age is open counts. */
  readonly unlessAgeUnder: number | null;
  readonly bmiUnder: number | null;
  /** A medicine of one of these classes, if there are any. */
  readonly takes: readonly string[];
}

export const safetyEffects = ['leave-out', 'limit', 'steady', 'energy', 'diet', 'ask', 'tell'] as const;
export type SafetyEffect = (typeof safetyEffects)[number];

/** How much of a nutrient in a day. */
export interface NutrientBound {
  readonly nutrient: string;
  /** Null: what is right is for a professional to say. */
  readonly most: number | null;
  readonly unit: string | null;
}

/** Who has one of these is planned for by their need: no deficit. */
export interface EnergyBound {
  /** Kilocalories a day above the need by the equation. */
  readonly extra: number;
  /** Kilocalories a day that no target is below. */
  readonly floor: number | null;
  /** False: no figures of energy or weight are shown. */
  readonly showsNumbers: boolean;
  /** False: nothing is planned before a doctor was seen. */
  readonly mayPlan: boolean;
}

export interface SafetyRule {
  readonly id: string;
  /** A few words. */
  readonly title: string;
  readonly effect: SafetyEffect;
  /** What the member is told, in one sentence. */
  readonly why: string;
  readonly source: string;
  /** Whose choice it is. */
  readonly choice: 'always' | 'member';
  /** Classes of medicines that it does not go with: who is known to take one has another rule. */
  readonly unlessTakes: readonly string[];
  readonly foods: readonly string[];
  /** Names of what the food table does not hold, left out like foods. */
  readonly words: readonly string[];
  /** Foods that are left out where a dish leaves them raw. */
  readonly raw: readonly RawKind[];
  /** Their ids, as `rawIdsOf` gives them. */
  readonly rawFoods: readonly string[];
  readonly allergens: readonly AllergenId[];
  readonly bound: NutrientBound | null;
  readonly energy: EnergyBound | null;
  readonly diet: Diet | null;
  /** Ways of eating that are not planned for the person. */
  readonly notDiets: readonly Diet[];
  /** The professional to ask. */
  readonly ask: string | null;
}

export interface Situation {
  readonly id: string;
  /** As shown: `Pregnancy`. */
  readonly name: string;
  /** One of these has to hold. */
  readonly any: readonly SituationTest[];
  /** Why no score is shown in it; null: it is. */
  readonly noScore: string | null;
  readonly rules: readonly SafetyRule[];
}
