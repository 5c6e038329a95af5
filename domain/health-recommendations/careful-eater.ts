import type { Eater } from '#domain/swap/eater.ts';
import { all, type Facts } from './apply-rule.ts';
import type { Caution, Rulebook } from './rule.ts';

const isFor = (
  { when, takes, unlessSaved }: Caution,
  { answers, medications }: Facts,
  { allergens }: Eater,
): boolean =>
  all(answers, when) &&
  (takes.length === 0 ||
    (medications ?? []).some(({ classes }) => classes.some((each) => takes.includes(each)))) &&
  !(unlessSaved && allergens.length > 0);

/** The eater who also keeps to what follows from illnesses and medicines. */
export function carefulEater(eater: Eater, facts: Facts, { cautions }: Pick<Rulebook, 'cautions'>): Eater {
  const found = cautions.filter((caution) => isFor(caution, facts, eater));
  return {
    ...eater,
    allergens: [...new Set([...eater.allergens, ...found.flatMap(({ allergens }) => allergens)])],
    withoutFoods: [...new Set([...eater.withoutFoods, ...found.flatMap(({ foods }) => foods)])],
  };
}
