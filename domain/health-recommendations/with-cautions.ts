import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { all, type Facts } from './apply-rule.ts';
import type { Caution, Rulebook } from './rule.ts';

const isFor = (
  { when, takes, unlessSaved }: Caution,
  { answers, medications }: Facts,
  { allergens }: DietaryProfile,
): boolean =>
  all(answers, when) &&
  (takes.length === 0 ||
    (medications ?? []).some(({ classes }) => classes.some((each) => takes.includes(each)))) &&
  !(unlessSaved && allergens.length > 0);

/** The profile with what follows from illnesses and medicines. */
export function withCautions(
  profile: DietaryProfile,
  facts: Facts,
  { cautions }: Pick<Rulebook, 'cautions'>,
): DietaryProfile {
  const found = cautions.filter((caution) => isFor(caution, facts, profile));
  return {
    ...profile,
    safety: [
      ...profile.safety,
      ...found.map(({ id, takes, allergens, foods }) => ({
        kind: takes.length > 0 ? ('medicine' as const) : ('situation' as const),
        name: id,
        allergens,
        foodIds: foods,
        why: null,
        source: null,
      })),
    ],
  };
}
