import type { DietaryProfile, SafetyConstraint } from '#domain/dietary-profile/dietary-profile.ts';
import { unknownFood } from '#domain/source-recipe/unknown-food.ts';
import { type EnergySafety, energySafety } from './energy-safety.ts';
import type { PersonFacts } from './person-facts.ts';
import type { SafetyRule, Situation } from './safety-rule.ts';
import { isIn } from './situation-test.ts';

/** A rule that is for the person. */
export interface SafetyNote {
  readonly situation: Pick<Situation, 'id' | 'name'>;
  readonly rule: SafetyRule;
  /** False: the member switched it off, which only their own choices can be. */
  readonly isOn: boolean;
}

export interface Safety {
  readonly notes: readonly SafetyNote[];
  readonly energy: EnergySafety;
}

const goesWith =
  ({ medications }: PersonFacts) =>
  ({ unlessTakes }: SafetyRule): boolean =>
    (medications ?? []).every(({ classes }) => !classes.some((each) => unlessTakes.includes(each)));

/** What is safe for the person. `switchedOff`: ids of rules. */
export function safetyOf(
  situations: readonly Situation[],
  facts: PersonFacts,
  switchedOff: ReadonlySet<string> = new Set(),
): Safety {
  const notes = situations
    .filter(({ any }) => isIn(any, facts) === true)
    .flatMap(({ id, name, rules }) =>
      rules.filter(goesWith(facts)).map((rule) => ({
        situation: { id, name },
        rule,
        isOn: rule.choice === 'always' || !switchedOff.has(rule.id),
      })),
    );
  return { notes, energy: energySafety(notes, facts) };
}

/** Ids of foods, and of what stands for a name that the table does not hold. */
const leftOut = ({ foods, rawFoods, words }: SafetyRule): readonly string[] => [
  ...foods,
  ...rawFoods,
  ...words.map((word) => unknownFood(word).id),
];

const constraintOf = ({ situation, rule }: SafetyNote): SafetyConstraint => ({
  kind: 'situation',
  name: situation.name,
  allergens: rule.allergens,
  foodIds: leftOut(rule),
  why: rule.why,
  source: rule.source,
});

/** The notes that leave something out of dishes, as the judgement asks for them. */
export const constraintsOf = ({ notes }: Pick<Safety, 'notes'>): SafetyConstraint[] =>
  notes
    .filter(({ rule, isOn }) => isOn && leftOut(rule).length + rule.allergens.length > 0)
    .map(constraintOf);

/** Without what ends once the member has saved what they are allergic to. */
export const stillMeant = (
  constraints: readonly SafetyConstraint[],
  { allergens }: Pick<DietaryProfile, 'allergens'>,
): readonly SafetyConstraint[] =>
  constraints.filter(({ unlessSaved }) => unlessSaved !== true || allergens.length === 0);

/** The profile with everything that follows from the person; `medicines`: what follows from what they take. */
export function withSafety(
  profile: DietaryProfile,
  safety: Pick<Safety, 'notes'> & Partial<Pick<Safety, 'energy'>>,
  medicines: readonly SafetyConstraint[] = [],
): DietaryProfile {
  const asked = safety.notes.flatMap(({ rule, isOn }) => (isOn && rule.diet !== null ? [rule.diet] : []));
  return {
    ...profile,
    diets: [...new Set([...profile.diets, ...asked])],
    safety: [...profile.safety, ...stillMeant(medicines, profile), ...constraintsOf(safety)],
    ...(safety.energy?.showsNumbers === false && { hidesEnergy: true as const }),
  };
}
