import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { ProteinSource } from '#domain/food/protein-sources.ts';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import type { MemberList } from '#domain/intolerance/member-lists.ts';
import type { OwnLimits } from '#domain/triggers/dose-limit.ts';

/** A food that a member excludes, by their word for it. */
export interface ExcludedFood {
  readonly name: string;
  /** Every food the word means, with its forms and kinds; never empty. */
  readonly foodIds: readonly string[];
  /** Foods with an open recipe that may hold one of them: onion in stock. */
  readonly openFoodIds?: readonly string[];
  /** Set: the word names nothing that a dish can be checked for. */
  readonly isUnreadable?: true;
  /** Names of the forms and kinds among them, by id: `Onion Powder` of an onion. */
  readonly kinds?: Readonly<Record<string, string>>;
}

/** What a medicine, an illness or a life situation excludes, regardless of preferences. */
export interface SafetyConstraint {
  readonly kind: 'medicine' | 'situation';
  /** What it follows from, as shown: `Phenelzine`, `Pregnancy`. */
  readonly name: string;
  readonly allergens: readonly AllergenId[];
  readonly foodIds: readonly string[];
  /** Why, in one sentence; null while only the name is known. */
  readonly why: string | null;
  /** Where it is published; null when the member's own answers are the source. */
  readonly source: string | null;
  /** Of a caution. */
  readonly id?: string;
  /** Set: it ends as soon as the member has saved an allergen. */
  readonly unlessSaved?: true;
}

/** Everything known about a person that bears on what they can eat. */
/** `doses` and `foodLimits` are from food tests. */
export interface DietaryProfile extends OwnLimits {
  readonly allergens: readonly AllergenId[];
  readonly safety: readonly SafetyConstraint[];
  readonly excludedFoods: readonly ExcludedFood[];
  readonly diets: readonly Diet[];
  /** Empty: any. Else a dish must have one of these; only for hard filters, not for saved tastes. */
  readonly proteinSources: readonly ProteinSource[];
  /** The highest level accepted on each limited axis; 3 accepts every level. */
  readonly limits: Readonly<Partial<Record<Intolerance, Level>>>;
  /** Own lists, by the axes that have one. */
  readonly lists: Readonly<Partial<Record<Intolerance, MemberList>>>;
  /** Saved allergens and diets that match nothing known: no dish can be checked for them. */
  readonly unreadable: readonly string[];
  /** Set: figures of energy can do harm, so none is shown. */
  readonly hidesEnergy?: true;
}

export const emptyProfile: DietaryProfile = {
  allergens: [],
  safety: [],
  excludedFoods: [],
  diets: [],
  proteinSources: [],
  limits: {},
  lists: {},
  unreadable: [],
};
