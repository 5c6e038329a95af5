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
 * When what it asks binds plans and pages: `at-once`, as long as the member has not said no; `on-agreement`, as soon as
 * they have said yes. Null: it is only told.
 */
export const bindings = ['at-once', 'on-agreement'] as const;
export type Binding = (typeof bindings)[number];

/** How far its source was looked up: opened, read in a copy, or named from general knowledge. */
export const sourceChecks = ['seen', 'seen-secondhand', 'known'] as const;
export type SourceCheck = (typeof sourceChecks)[number];

/** What is neither a nutrient of the table nor one food. */
const besides = ['caffeine', 'soya', 'oxalate'] as const;
export type Kept = NutrientId | (typeof besides)[number];
export const keptOf: readonly Kept[] = [...nutrients.map(({ id }) => id), ...besides];

export const planStyles = ['fasting', 'ketogenic', 'crash', 'lowSalt'] as const;
export type PlanStyle = (typeof planStyles)[number];

/** What is asked of a plan as a whole. */
export type PlanBound =
  /** Neither much more nor much less of it than usual. */
  | { readonly kind: 'keepSteady'; readonly nutrient: Kept }
  | { readonly kind: 'limit'; readonly nutrient: Kept }
  /** Enough of it, from food. */
  | { readonly kind: 'secure'; readonly nutrient: Kept }
  | { readonly kind: 'noPlan'; readonly style: PlanStyle };

/** What a medicine does with a food, a drink, a nutrient or a supplement. */
export interface Interaction {
  readonly id: string;
  /** A flag of medicines, or one active ingredient by its name. */
  readonly appliesTo: { readonly kind: 'flag' | 'generic'; readonly name: string };
  readonly severity: Severity;
  /** Whether what can happen is dangerous to life or leaves damage. */
  readonly isDangerous: boolean;
  /** What it is about: `Tyramine`. */
  readonly subject: string;
  /** The foods as they are told. */
  readonly foods: readonly string[];
  readonly foodIds: readonly string[];
  /** Those of the foods that are left out once it binds; and words for what no table of ours holds. */
  readonly bound: { readonly foodIds: readonly string[]; readonly words: readonly string[] };
  /** `At least 4 hours apart`; null when no time is asked for. */
  readonly timing: string | null;
  /** Of several of one topic a medicine shows the strictest. */
  readonly topic: string;
  readonly binds: Binding | null;
  readonly keeps: readonly PlanBound[];
  readonly why: string;
  readonly advice: string;
  readonly source: string;
  readonly checked: SourceCheck;
}
