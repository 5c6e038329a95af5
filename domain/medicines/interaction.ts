import { type NutrientId, nutrients } from '#domain/nutrition/nutrients.ts';

/** From the strictest to the mildest. */
export const severities = [
  'avoid',
  'limit_or_keep_constant',
  'separate_in_time',
  'watch',
  'be_told',
] as const;
export type Severity = (typeof severities)[number];

/**
 * When the rule binds plans and pages: `at-once` until the member declines, `on-agreement` once they agree. Null: it is
 * only shown.
 */
export const bindings = ['at-once', 'on-agreement'] as const;
export type Binding = (typeof bindings)[number];

/** How the source was checked: opened, read in a copy, or cited from general knowledge. */
export const sourceChecks = ['seen', 'seen-secondhand', 'known'] as const;
export type SourceCheck = (typeof sourceChecks)[number];

/** Substances that are neither a nutrient of the table nor a single food. */
const otherSubstances = ['caffeine', 'soya', 'oxalate'] as const;
export type BoundSubstance = NutrientId | (typeof otherSubstances)[number];
export const boundSubstances: readonly BoundSubstance[] = [
  ...nutrients.map(({ id }) => id),
  ...otherSubstances,
];

export const planStyles = ['fasting', 'ketogenic', 'crash', 'lowSalt'] as const;
export type PlanStyle = (typeof planStyles)[number];

/** A constraint on a whole plan. */
export type PlanBound =
  /** Neither much more nor much less of it than usual. */
  | { readonly kind: 'keepSteady'; readonly nutrient: BoundSubstance }
  | { readonly kind: 'limit'; readonly nutrient: BoundSubstance }
  /** Enough of it, from food. */
  | { readonly kind: 'secure'; readonly nutrient: BoundSubstance }
  | { readonly kind: 'noPlan'; readonly style: PlanStyle };

/** Interaction of a medicine with a food, a drink, a nutrient or a supplement. */
export interface Interaction {
  readonly id: string;
  /** A flag of medicines, or one active ingredient by its name. */
  readonly appliesTo: { readonly kind: 'flag' | 'generic'; readonly name: string };
  readonly severity: Severity;
  /** Whether it can be life-threatening or cause lasting damage. */
  readonly isDangerous: boolean;
  /** What it is about: `Tyramine`. */
  readonly subject: string;
  /** Displayed names of the foods. */
  readonly foods: readonly string[];
  readonly foodIds: readonly string[];
  /** Foods excluded once the rule binds; `words` are names that aren't in the food table. */
  readonly bound: { readonly foodIds: readonly string[]; readonly words: readonly string[] };
  /** `At least 4 hours apart`; null without a timing. */
  readonly timing: string | null;
  /** A medicine shows only the strictest rule of a topic. */
  readonly topic: string;
  readonly binds: Binding | null;
  readonly keeps: readonly PlanBound[];
  readonly why: string;
  readonly advice: string;
  readonly source: string;
  readonly checked: SourceCheck;
}
