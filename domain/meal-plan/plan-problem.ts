import type { ProfileRule } from '#domain/dietary-profile/profile-rules.ts';
import type { PriceClass } from '#domain/recipe/price-class.ts';
import type { Bands, Figures } from './bands.ts';
import type { CookingFacts, CookingTask } from './cooking-wishes.ts';
import type { MealSlot } from './meal-slots.ts';

/**
 * A hard rule. Allergens and rules of medicines and life situations are never relaxed;
 * the member can relax the others.
 */
export type HardRule = Pick<ProfileRule, 'kind' | 'name'>;

const neverGivenUp = ['allergen', 'medicine', 'situation'] as const;
type NeverGivenUp = (typeof neverGivenUp)[number];

export const canBeGivenUp = (
  rule: HardRule,
): rule is HardRule & { readonly kind: Exclude<HardRule['kind'], NeverGivenUp> } =>
  !neverGivenUp.some((kind) => kind === rule.kind);

/** A recipe that may be planned. */
export interface PlanCandidate extends Figures {
  /** Id of the recipe. */
  readonly id: number;
  readonly slots: readonly MealSlot[];
  readonly priceClass: PriceClass;
  /** Maximum servings at once within the intolerances; Infinity without a bound. */
  readonly maxServings: number;
  /** Indexes in `rules` of those it breaks. Only recipes without any are planned; the others show what to relax. */
  readonly breaks: readonly number[];
  /** Who of those that eat along can't eat it, by the indexes that days have in `guests`. */
  readonly unfit?: readonly number[];
  /** Null for a recipe without them, whose cooking is then taken for average. */
  readonly cooking?: CookingFacts | null;
  /** What its protein comes from, so that a week has several. */
  readonly proteins?: readonly string[];
  /** How many of the foods to use up it takes. */
  readonly usesUp?: number;
}

/** An item already on the day: it stays and counts. Figures are for all its servings. */
export interface FixedItem extends Figures {
  /** The recipe, which is then not planned again; null for a custom food. */
  readonly recipeId: number | null;
}

export interface PlanDayProblem {
  /** Slots to fill. On a day with fixed items a slot may stay empty if the target requires it. */
  readonly slots: readonly MealSlot[];
  readonly fixed: readonly FixedItem[];
  /** For each of the slots, who eats along: a dish there suits all of them. Absent for none. */
  readonly guests?: readonly (readonly number[])[];
}

export interface PlanProblem {
  readonly days: readonly PlanDayProblem[];
  readonly candidates: readonly PlanCandidate[];
  readonly rules: readonly HardRule[];
  /** Kilocalories per day. */
  readonly target: number;
  /** Range of alternative targets; none below the safety limit. */
  readonly targets: { readonly min: number; readonly max: number };
  readonly bands: Bands;
  /** Possible servings of an item, in halves; `wholeServings` or `halfServings`. */
  readonly servings: readonly number[];
  /** Recipes that must not repeat, such as those of the week around the day. */
  readonly recent: readonly number[];
  /** Whether recipes, including recent ones, may repeat on another day; never twice a day. */
  readonly mayRepeat: boolean;
  /** Equal problems with equal seeds have the same plan; other seeds have other plans. */
  readonly seed: number;
  /** Time limit; the result comes shortly after it at the latest. */
  readonly timeLimitMs: number;
  /** How the week is cooked; null or absent for days that are planned one by one. */
  readonly cooking?: CookingTask | null;
}

/** At most two, unless a member asks for large portions. */
export const wholeServings: readonly number[] = [1, 2];
export const largeServings: readonly number[] = [1, 2, 3];
export const halfServings: readonly number[] = [0.5, 1, 1.5, 2];

/** A day is on target within this share of it. */
export const tolerance = 0.03;
