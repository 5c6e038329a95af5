import type { Banded, Figures } from './bands.ts';
import type { MealSlot } from './meal-slots.ts';
import type { HardRule } from './plan-problem.ts';

export interface PlannedItem {
  readonly recipeId: number;
  readonly slot: MealSlot;
  readonly servings: number;
  /** Index of the earlier day on which it was cooked; null or absent if it is cooked for this meal. */
  readonly cookedOn?: number | null;
}

export interface PlannedDay {
  /** In the order of the slots, without fixed items. */
  readonly items: readonly PlannedItem[];
  /** Totals of the day; unknown figures count as 0. */
  readonly totals: Readonly<Record<keyof Figures, number>>;
  /** Share of the target above it, or below when negative. */
  readonly deviation: number;
  /** The sums outside of their band. */
  readonly outside: readonly Banded[];
  /** Explanation in sentences: calories, bands, empty slots. */
  readonly explanation: string;
}

/** One relaxation the member can accept. */
export type Relaxation =
  | { readonly kind: 'rule'; readonly rule: HardRule }
  /** Another reachable target. */
  | { readonly kind: 'target'; readonly kcal: number }
  /** Recipes of the week may repeat. */
  | { readonly kind: 'repeats' };

/** Why there is no plan; proved, except for the last kind. */
export type Refusal =
  /** No recipe for these slots follows these rules; the set of rules is minimal. */
  | { readonly kind: 'noneFit'; readonly slots: readonly MealSlot[]; readonly rules: readonly HardRule[] }
  /** Fewer recipes for these slots follow these rules than the days need. */
  | {
      readonly kind: 'tooFew';
      readonly slots: readonly MealSlot[];
      readonly rules: readonly HardRule[];
      /** Number of allowed recipes, without those already on the plan. */
      readonly count: number;
      readonly needed: number;
      /** Number of fitting recipes already on the plan. */
      readonly served: number;
      /** Number of days to fill with them. */
      readonly days: number;
    }
  /** The fixed items of a day exceed the target. Kilocalories. */
  | { readonly kind: 'overTarget'; readonly target: number; readonly fixed: number }
  /** No choice of recipes for a day is closer to the target. Kilocalories. */
  | {
      readonly kind: 'target';
      readonly target: number;
      readonly closest: number;
      /** Of the day that is farthest off. */
      readonly slots: readonly MealSlot[];
      /** Number of days to plan. */
      readonly days: number;
    }
  /** All days together: without repeats, the fitting recipes have at most, or at least, this many kilocalories a day. */
  | {
      readonly kind: 'weekTarget';
      readonly target: number;
      readonly days: number;
      readonly side: 'most' | 'least';
      readonly average: number;
    }
  /** The search found no plan; whether there is one is unknown. */
  | {
      readonly kind: 'notFound';
      readonly target: number;
      readonly days: number;
      readonly mayRepeat: boolean;
    };

export type PlanOutcome =
  | {
      readonly kind: 'plan';
      readonly days: readonly PlannedDay[];
      /** `search`: found without the solver, which had no time or failed; all hard rules still hold. */
      readonly foundBy: 'solver' | 'search';
    }
  | {
      readonly kind: 'infeasible';
      readonly because: Refusal;
      /** The cheapest set of changes with which a plan was found or is certain; empty when none was found. */
      readonly relax: readonly Relaxation[];
      /** Both as a sentence for the member. */
      readonly sentence: string;
    };

export type Infeasible = Extract<PlanOutcome, { kind: 'infeasible' }>;
