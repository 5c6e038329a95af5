import type { ProfileRule } from '#domain/dietary-profile/profile-rules.ts';
import type { PriceClass } from '#domain/recipe/price-class.ts';
import type { Bands, Figures } from './bands.ts';
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

/** A recipe that may be put on a plan. */
export interface PlanCandidate extends Figures {
  /** Of the recipe. */
  readonly id: number;
  readonly slots: readonly MealSlot[];
  readonly priceClass: PriceClass;
  /** More than so many servings at once would break an intolerance; Infinity for no bound. */
  readonly mostServings: number;
  /** Places in `rules` of those it breaks. Only with none it is ever planned; the others tell what to give up. */
  readonly breaks: readonly number[];
}

/** An item already on the day: it stays and is counted. Figures are for all its servings. */
export interface FixedItem extends Figures {
  /** The recipe, which is then not planned again; null for a custom food. */
  readonly recipeId: number | null;
}

export interface PlanDayProblem {
  /** To be filled. On a day with fixed items a slot may stay empty, when it can only then keep to the target. */
  readonly slots: readonly MealSlot[];
  readonly fixed: readonly FixedItem[];
}

export interface PlanProblem {
  readonly days: readonly PlanDayProblem[];
  readonly candidates: readonly PlanCandidate[];
  readonly rules: readonly HardRule[];
  /** Kilocalories of each day. */
  readonly target: number;
  /** Between which another one may be offered instead; none below what is safe. */
  readonly targets: { readonly min: number; readonly max: number };
  readonly bands: Bands;
  /** Servings of an item to choose from, in halves; `wholeServings` or `halfServings`. */
  readonly servings: readonly number[];
  /** Recipes not to be served again, such as those of the week around the day. */
  readonly recent: readonly number[];
  /** Whether recipes may come again on another day, and recent ones too; never twice a day. */
  readonly mayRepeat: boolean;
  /** The same problem with the same seed has the same plan; other seeds have other plans. */
  readonly seed: number;
  /** Time limit; a result comes shortly after it at the latest. */
  readonly timeLimitMs: number;
}

export const wholeServings: readonly number[] = [1, 2, 3];
export const halfServings: readonly number[] = [0.5, 1, 1.5, 2];

/** A day is on target within this share of it. */
export const tolerance = 0.03;
