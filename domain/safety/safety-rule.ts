import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { RawKind } from '#domain/recipe/raw-foods.ts';
import type { Directions } from './opposite-advice.ts';

/** Conditions on a person; all given parts must be met. */
export interface SituationTest {
  /** Option keys, or 1, 0, -1, by the name of the question; one matching key is enough. */
  readonly answers: Readonly<Record<string, readonly number[]>>;
  readonly ageUnder: number | null;
  /** Minimum age. */
  readonly ageFrom: number | null;
  /** Excludes people known to be younger; an unknown age passes. */
  readonly unlessAgeUnder: number | null;
  readonly bmiUnder: number | null;
  /** Whether height or weight were given and cannot be right. */
  readonly bodyUnclear: boolean;
  /** Excludes people known to be male; an unknown sex passes. */
  readonly unlessMale: boolean;
  /** Questions without an informative answer: open, not known, or withheld. */
  readonly open: readonly string[];
  /** Takes a medicine of one of these classes, if any are listed. */
  readonly takes: readonly string[];
}

export const safetyEffects = ['leave-out', 'limit', 'steady', 'energy', 'diet', 'ask', 'tell'] as const;
export type SafetyEffect = (typeof safetyEffects)[number];

/** Amount of a nutrient per day. */
export interface NutrientBound {
  readonly nutrient: string;
  /** Null if a professional has to set the amount. */
  readonly most: number | null;
  readonly unit: string | null;
}

/** Energy rules of a situation; any of them means no deficit. */
export interface EnergyBound {
  /** Kilocalories a day added to the computed need. */
  readonly extra: number;
  /** Minimum target in kilocalories a day. */
  readonly floor: number | null;
  /** False: no figures of energy or weight are shown. */
  readonly showsNumbers: boolean;
  /** False if a doctor has to be consulted before planning. */
  readonly mayPlan: boolean;
}

export interface SafetyRule {
  readonly id: string;
  /** A few words. */
  readonly title: string;
  readonly effect: SafetyEffect;
  /** Text for the member, in one sentence. */
  readonly why: string;
  readonly source: string;
  /** Whether the member can switch it off. */
  readonly choice: 'always' | 'member';
  /** Doesn't apply to people known to take a medicine of these classes; another rule covers them. */
  readonly unlessTakes: readonly string[];
  /** Doesn't apply to people in one of these situations; a rule there covers them. */
  readonly unlessIn: readonly string[];
  readonly foods: readonly string[];
  /** Names that aren't in the food table, excluded like foods. */
  readonly words: readonly string[];
  /** Foods excluded if they stay raw in the dish. */
  readonly raw: readonly RawKind[];
  /** Their ids from `rawIdsOf`. */
  readonly rawFoods: readonly string[];
  readonly allergens: readonly AllergenId[];
  readonly bound: NutrientBound | null;
  /** What it wants more or less of, or kept, beside its bound. */
  readonly directions: Directions;
  readonly energy: EnergyBound | null;
  readonly diet: Diet | null;
  /** Diets that are not planned for the person. */
  readonly notDiets: readonly Diet[];
  /** The professional to consult. */
  readonly ask: string | null;
}

export interface Situation {
  readonly id: string;
  /** Displayed name: `Pregnancy`. */
  readonly name: string;
  /** At least one of these must be met. */
  readonly any: readonly SituationTest[];
  /** Why the score is hidden; null if it is shown. */
  readonly noScore: string | null;
  readonly rules: readonly SafetyRule[];
}
