import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { SituationTest } from '#domain/safety/safety-rule.ts';

/** What a recommendation is about; supplements come after everything else and are held to more. */
export const ruleKinds = ['food', 'habit', 'care', 'supplement'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** Answers by the name of the question, any of which will do. */
export type Condition = Readonly<Record<string, readonly number[]>>;

export interface Source {
  readonly title: string;
  readonly url: string;
}

export interface Dose {
  readonly amount: number;
  readonly units: string;
  readonly interval: string;
}

/** The most an adult may take of a nutrient in a day. */
export interface Limit {
  readonly units: string;
  /** Null: no upper level is set, so that the recommended amount is the most. */
  readonly amount: number | null;
  readonly recommended: number;
  readonly source: string;
}

/** What must not be advised to those who take medicines of the classes. */
export interface Interaction {
  readonly classes: readonly string[];
  readonly why: string;
  readonly evidence: readonly Source[];
}

export interface Rule {
  readonly id: string;
  readonly label: string;
  readonly category: string;
  readonly kind: RuleKind;
  /** `adults`: who is known to be one, and neither pregnant nor breastfeeding. Supplements always are for them alone. */
  readonly audience: 'all' | 'adults';
  /** All of these. */
  readonly when: Condition;
  /** And one of these at least, if there are any. */
  readonly any: readonly Condition[];
  /** And a medicine of one of these classes, if there are any. */
  readonly takes: readonly string[];
  /** And none of these. */
  readonly unless: Condition;
  /** It waits while there is an urgent sign: it could hide what a doctor has to see, or do harm. Supplements always do. */
  readonly waits: boolean;
  /** It eats less, leaves out or burns more: never for the underweight, an eating disorder, or where that is not known. */
  readonly restricts: boolean;
  /** It leaves out whole groups of foods: only for whose weight for their height is known to be enough. */
  readonly eliminates: boolean;
  /** And No to each of these. */
  readonly needsNo: readonly string[];
  /** And a Yes or a No to each of these: what is open or not known holds it back. */
  readonly needsKnown: readonly string[];
  /** What of the interactions it touches. */
  readonly affects: readonly string[];
  readonly dose: Dose | null;
  /** Of a supplement. */
  readonly nutrient: string | null;
  /** Food ids; those that do not suit the member are left out. */
  readonly foods: readonly string[];
  /** Items of the score that it can win back. */
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
  'today',
  'doctor',
] as const;
export type UrgentKind = (typeof urgentKinds)[number];

/** They stand alone: no advice and no figure is shown beside them. */
export const aloneKinds: readonly UrgentKind[] = ['emergency', 'crisis', 'maternity-now', 'maternity-today'];

/** Whom to call in a country. */
export interface HelpLine {
  /** ISO 3166-1, or `EU` for the rest of it. */
  readonly country: string;
  readonly label: string;
  readonly emergency: string;
  readonly crisis: string;
  readonly crisisName: string;
}

/** An answer that a doctor should hear of. */
export interface UrgentSign {
  /** Of the question. */
  readonly name: string;
  /** Any of these answers. */
  readonly keys: readonly number[];
  /** Only of a person of whom one of these holds, if there are any. */
  readonly any: readonly SituationTest[];
  readonly kind: UrgentKind;
}

export interface Urgent {
  readonly kinds: Readonly<Record<UrgentKind, { readonly title: string; readonly text: string }>>;
  readonly signs: readonly UrgentSign[];
  readonly lines: readonly HelpLine[];
}

/** Foods that are not for somebody with these answers, or who takes one of these, whatever they have saved. */
export interface Caution {
  readonly id: string;
  /** As shown, where no medicine names it. */
  readonly name: string;
  /** Why, in one sentence. */
  readonly why: string;
  readonly when: Condition;
  readonly takes: readonly string[];
  readonly allergens: readonly AllergenId[];
  readonly foods: readonly string[];
  /** Only as long as the member has saved no allergen. */
  readonly unlessSaved: boolean;
  /** Judged everywhere, in plans and on pages too; else only advice keeps to it. */
  readonly everywhere: boolean;
}

export interface Rulebook {
  readonly rules: readonly Rule[];
  readonly cautions: readonly Caution[];
  readonly limits: ReadonlyMap<string, Limit>;
  readonly interactions: ReadonlyMap<string, Interaction>;
  readonly urgent: Urgent;
}

/** The questions a rule looks at. */
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
