import type { DietaryProfile, SafetyConstraint } from '#domain/dietary-profile/dietary-profile.ts';
import type { PersonFacts } from '#domain/safety/person-facts.ts';
import { all } from './apply-rule.ts';
import type { Caution, Rulebook } from './rule.ts';

type Facts = Pick<PersonFacts, 'answers' | 'medications'>;

const isFor = ({ when, takes }: Caution, { answers, medications }: Facts): boolean =>
  all(answers, when) &&
  (takes.length === 0 ||
    (medications ?? []).some(({ classes }) => classes.some((each) => takes.includes(each))));

const namesOf = ({ takes }: Caution, { medications }: Facts): readonly string[] =>
  (medications ?? [])
    .filter(({ classes }) => classes.some((each) => takes.includes(each)))
    .map(({ name }) => name);

const constraintOf = (caution: Caution, facts: Facts): SafetyConstraint => ({
  kind: caution.takes.length > 0 ? 'medicine' : 'situation',
  name: namesOf(caution, facts).join(' and ') || caution.name,
  allergens: caution.allergens,
  foodIds: caution.foods,
  why: caution.why,
  source: null,
  id: caution.id,
  ...(caution.unlessSaved && { unlessSaved: true }),
});

/** Cautions that apply everywhere, some of them only until the member has saved an allergen. */
export const cautionConstraints = (cautions: readonly Caution[], facts: Facts): readonly SafetyConstraint[] =>
  cautions
    .filter((caution) => caution.everywhere && isFor(caution, facts))
    .map((caution) => constraintOf(caution, facts));

/** The profile for recommendations: includes cautions that plans and pages leave to the member. */
export function withCautions(
  profile: DietaryProfile,
  facts: Facts,
  { cautions }: Pick<Rulebook, 'cautions'>,
): DietaryProfile {
  const found = cautions.filter(
    (caution) =>
      !caution.everywhere && isFor(caution, facts) && !(caution.unlessSaved && profile.allergens.length > 0),
  );
  return { ...profile, safety: [...profile.safety, ...found.map((each) => constraintOf(each, facts))] };
}
