import type { DietaryProfile, SafetyConstraint } from '#domain/dietary-profile/dietary-profile.ts';
import { unknownFood } from '#domain/source-recipe/unknown-food.ts';
import { type EnergySafety, energySafety } from './energy-safety.ts';
import { type Directions, directionsOf, joinedDirections, withoutOpposites } from './opposite-advice.ts';
import type { PersonFacts } from './person-facts.ts';
import type { SafetyRule, Situation } from './safety-rule.ts';
import { isIn } from './situation-test.ts';

/** A rule that applies to the person. */
export interface SafetyNote {
  readonly situation: Pick<Situation, 'id' | 'name'>;
  readonly rule: SafetyRule;
  /** False if the member has switched it off; rules with `choice: always` cannot be. */
  readonly isEnabled: boolean;
}

export interface Safety {
  readonly notes: readonly SafetyNote[];
  readonly energy: EnergySafety;
  /** What all notes want, those included that were withdrawn as another wants the opposite. */
  readonly asked: Directions;
}

const goesWith =
  ({ medications }: PersonFacts, applying: readonly Situation[]) =>
  ({ unlessTakes, unlessIn }: SafetyRule): boolean =>
    (medications ?? []).every(({ classes }) => !classes.some((each) => unlessTakes.includes(each))) &&
    !applying.some(({ id }) => unlessIn.includes(id));

/** Safety notes and energy limits of a person. `switchedOff` are ids of rules. */
export function safetyOf(
  situations: readonly Situation[],
  facts: PersonFacts,
  switchedOff: ReadonlySet<string> = new Set(),
): Safety {
  const applying = situations.filter(({ any }) => isIn(any, facts) === true);
  const all = applying.flatMap(({ id, name, rules }) =>
    rules.filter(goesWith(facts, applying)).map((rule) => ({
      situation: { id, name },
      rule,
      isEnabled: rule.choice === 'always' || !switchedOff.has(rule.id),
    })),
  );
  const notes = withoutOpposites(all);
  const asked = joinedDirections(all.map(({ rule }) => directionsOf(rule)));
  return { notes, energy: energySafety(notes, facts), asked };
}

/** Ids of excluded foods, with placeholders for names that aren't in the food table. */
const excludedIds = ({ foods, rawFoods, words }: SafetyRule): readonly string[] => [
  ...foods,
  ...rawFoods,
  ...words.map((word) => unknownFood(word).id),
];

const constraintOf = ({ situation, rule }: SafetyNote): SafetyConstraint => ({
  kind: 'situation',
  name: situation.name,
  allergens: rule.allergens,
  foodIds: excludedIds(rule),
  why: rule.why,
  source: rule.source,
});

/** Constraints for the judgement, from the notes that exclude foods or allergens. */
export const constraintsOf = ({ notes }: Pick<Safety, 'notes'>): SafetyConstraint[] =>
  notes
    .filter(({ rule, isEnabled }) => isEnabled && excludedIds(rule).length + rule.allergens.length > 0)
    .map(constraintOf);

/** Removes constraints that end once the member has saved an allergen. */
export const activeConstraints = (
  constraints: readonly SafetyConstraint[],
  { allergens }: Pick<DietaryProfile, 'allergens'>,
): readonly SafetyConstraint[] =>
  constraints.filter(({ unlessSaved }) => unlessSaved !== true || allergens.length === 0);

/** The profile with the constraints from safety notes and from `medicines`. */
export function withSafety(
  profile: DietaryProfile,
  safety: Pick<Safety, 'notes'> & Partial<Pick<Safety, 'energy'>>,
  medicines: readonly SafetyConstraint[] = [],
): DietaryProfile {
  const required = safety.notes.flatMap(({ rule, isEnabled }) =>
    isEnabled && rule.diet !== null ? [rule.diet] : [],
  );
  return {
    ...profile,
    diets: [...new Set([...profile.diets, ...required])],
    safety: [...profile.safety, ...activeConstraints(medicines, profile), ...constraintsOf(safety)],
    ...(safety.energy?.showsNumbers === false && { hidesEnergy: true as const }),
  };
}
