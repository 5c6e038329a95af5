import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Directions } from '#domain/safety/opposite-advice.ts';
import type { SituationTest } from '#domain/safety/safety-rule.ts';

/** Kinds of recommendations; supplements come last and have stricter conditions. */
export const ruleKinds = ['food', 'habit', 'care', 'supplement'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** Matching answers by the name of the question; one match is enough. */
export type Condition = Readonly<Record<string, readonly number[]>>;

export interface Source {
  readonly title: string;
  readonly url: string;
}

export interface Dose {
  readonly amount: number;
  /** From 71 years on, where the need is higher. */
  readonly amountOver70: number | null;
  readonly units: string;
  readonly interval: string;
}

/** The most an adult may take of a nutrient in a day. */
export interface Limit {
  readonly units: string;
  /** Null if no upper level is set; then the recommended amount is the maximum. */
  readonly amount: number | null;
  readonly recommended: number;
  readonly source: string;
}

/** A subject of recommendations, and the medicines with which it must not be recommended. */
export interface Interaction {
  readonly classes: readonly string[];
  readonly why: string;
  /** What a recommendation that affects it wants more or less of. */
  readonly directions: Directions;
  readonly evidence: readonly Source[];
}

export interface Rule {
  readonly id: string;
  readonly label: string;
  readonly category: string;
  readonly kind: RuleKind;
  /** `adults`: only people known to be adults, not pregnant and not breastfeeding. Always applies to supplements. */
  readonly audience: 'all' | 'adults';
  /** All of these. */
  readonly when: Condition;
  /** At least one of these, if any are listed. */
  readonly any: readonly Condition[];
  /** A medicine of one of these classes, if any are listed. */
  readonly takes: readonly string[];
  /** None of these. */
  readonly unless: Condition;
  /** Withheld while there is an urgent sign: it could mask symptoms or do harm. Always applies to supplements. */
  readonly waits: boolean;
  /**
   * Means eating less, eliminating foods or burning more: never for underweight, an eating disorder, or if either is
   * unknown.
   */
  readonly restricts: boolean;
  /** Eliminates whole food groups: only if the person is known not to be underweight, or to need a clinic for it. */
  readonly eliminates: boolean;
  /** No to each of these. */
  readonly needsNo: readonly string[];
  /** A Yes or a No to each of these; an open or unknown answer withholds the rule. */
  readonly needsKnown: readonly string[];
  /** Subjects of interactions that it involves. */
  readonly affects: readonly string[];
  readonly dose: Dose | null;
  /** For a supplement. */
  readonly nutrient: string | null;
  /** Food ids; those that don't fit the member are omitted. */
  readonly foods: readonly string[];
  /** Food ids that its words name: omitted unless all of them fit. */
  readonly names: readonly string[];
  /** Id of the rule that it stands in for: shown only if that one is not. */
  readonly insteadOf: string | null;
  /** Omitted while an illness or a medicine leaves out all of these foods. */
  readonly unlessUnsafe: readonly string[];
  /** Only while an illness or a medicine leaves out all of these foods. */
  readonly ifUnsafe: readonly string[];
  /** Score items that it can improve. */
  readonly lost: readonly string[];
  /** HTML. */
  readonly how: string;
  readonly evidence: readonly Source[];
}

/** The most urgent first. */
export const urgentKinds = [
  'emergency',
  'crisis',
  'maternity-now',
  'maternity-today',
  'pressure-today',
  'today',
  'doctor',
  'unsure',
] as const;
export type UrgentKind = (typeof urgentKinds)[number];

/** Kinds shown alone: they hide all recommendations and figures. */
export const aloneKinds: readonly UrgentKind[] = [
  'emergency',
  'crisis',
  'maternity-now',
  'maternity-today',
  'pressure-today',
];

/** Help lines of a country. */
export interface HelpLine {
  /** ISO 3166-1, or `EU` for the rest of it. */
  readonly country: string;
  readonly label: string;
  readonly emergency: string;
  readonly crisis: string;
  readonly crisisName: string;
}

/** An answer that needs a doctor. */
export interface UrgentSign {
  /** Name of the question. */
  readonly name: string;
  /** Any of these answers. */
  readonly keys: readonly number[];
  /** Only if one of these conditions is met, if any are listed. */
  readonly any: readonly SituationTest[];
  readonly kind: UrgentKind;
}

export interface Urgent {
  readonly kinds: Readonly<Record<UrgentKind, { readonly title: string; readonly text: string }>>;
  readonly signs: readonly UrgentSign[];
  readonly lines: readonly HelpLine[];
}

/** Foods ruled out by these answers or medicines, regardless of saved preferences. */
export interface Caution {
  readonly id: string;
  /** Displayed name, unless a medicine provides it. */
  readonly name: string;
  /** Reason, in one sentence. */
  readonly why: string;
  readonly when: Condition;
  readonly takes: readonly string[];
  readonly allergens: readonly AllergenId[];
  readonly foods: readonly string[];
  /** Only while the member has saved no allergen. */
  readonly unlessSaved: boolean;
  /** True: applies to every judgement, including plans and recipe pages; false: only to recommendations. */
  readonly everywhere: boolean;
}

export interface Rulebook {
  readonly rules: readonly Rule[];
  readonly cautions: readonly Caution[];
  readonly limits: ReadonlyMap<string, Limit>;
  readonly interactions: ReadonlyMap<string, Interaction>;
  readonly urgent: Urgent;
}

/** Questions that a rule depends on. */
export const questionsReadBy = ({
  when,
  any,
  unless,
  needsNo,
  needsKnown,
  audience,
  kind,
  restricts,
  eliminates,
}: Rule): readonly string[] => [
  ...new Set([
    ...Object.keys(when),
    ...any.flatMap(Object.keys),
    ...Object.keys(unless),
    ...needsNo,
    ...needsKnown,
    ...(restricts || eliminates ? ['eating-disorder'] : []),
    ...(audience === 'adults' || kind === 'supplement' ? ['age', 'pregnancy'] : []),
  ]),
];
