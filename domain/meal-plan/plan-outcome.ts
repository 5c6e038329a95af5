import type { Banded, Figures } from './bands.ts';
import type { MealSlot } from './meal-slots.ts';
import type { HardRule } from './plan-problem.ts';

export interface PlannedItem {
  readonly recipeId: number;
  readonly slot: MealSlot;
  readonly servings: number;
}

export interface PlannedDay {
  /** In the order of the meals; fixed items are not among them. */
  readonly items: readonly PlannedItem[];
  /** Of everything on the day. What is not known counts as nothing. */
  readonly totals: Readonly<Record<keyof Figures, number>>;
  /** Share of the target above it, or below when negative. */
  readonly deviation: number;
  /** Which sums are outside of their band. */
  readonly outside: readonly Banded[];
  /** Why these: calories, then bands, then what stayed empty, as sentences. */
  readonly explanation: string;
}

/** One thing the member can give up. */
export type Relaxation =
  | { readonly kind: 'rule'; readonly rule: HardRule }
  /** Another target that can be reached. */
  | { readonly kind: 'target'; readonly kcal: number }
  /** Recipes of the week may come again. */
  | { readonly kind: 'repeats' };

export type PlanOutcome =
  | {
      readonly kind: 'plan';
      readonly days: readonly PlannedDay[];
      /** `search`: the solver had nothing to add, no time, or could not be asked; every hard rule holds all the same. */
      readonly foundBy: 'solver' | 'search';
    }
  | {
      readonly kind: 'infeasible';
      /** The cheapest set that makes a plan possible; empty when nothing but allergens could be given up. */
      readonly relax: readonly Relaxation[];
      /** What does not go together, and what to give up. */
      readonly sentence: string;
    };
