import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable } from '#domain/dietary-profile/judge.ts';
import { judgeFood } from '#domain/dietary-profile/judge-food.ts';
import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import type { HealthScore } from '#domain/health-score/health-score.ts';
import { applyRule, type Because, type Facts } from './apply-rule.ts';
import type { Rule, Rulebook, RuleKind } from './rule.ts';

export interface Recommendation {
  readonly rule: Rule;
  readonly because: Because;
  /** Those of the rule's that fit. */
  readonly foods: readonly Food[];
}

/** Medical care first, then food and habits by the points they can win back, supplements last. */
const rank: Readonly<Record<RuleKind, number>> = { care: 100, food: 0, habit: 0, supplement: -1_000 };

function relevance({ kind, lost }: Rule, { areas }: HealthScore): number {
  const items = areas.flatMap((area) => area.items).filter(({ id }) => lost.includes(id));
  const cost = items.reduce(
    (sum, { points, maxPoints }) => sum + (points === null ? 0 : maxPoints - points),
    0,
  );
  return rank[kind] + cost;
}

/** Whether an illness or a medicine, rather than a preference, leaves out all of these foods. */
const isUnsafe = ({ safety }: DietaryProfile, ids: readonly string[]): boolean =>
  ids.length > 0 && ids.every((id) => safety.some(({ foodIds }) => foodIds.includes(id)));

const suitable = (
  ids: readonly string[],
  profile: DietaryProfile,
  { byId }: Pick<FoodTable, 'byId'>,
): readonly Food[] =>
  ids.flatMap((id) => byId.get(id) ?? []).filter((food) => isServable(judgeFood(food, profile)));

const isSafe = ({ unlessUnsafe, ifUnsafe }: Rule, profile: DietaryProfile): boolean =>
  !isUnsafe(profile, unlessUnsafe) && (ifUnsafe.length === 0 || isUnsafe(profile, ifUnsafe));

/** The foods of the rule that fit; null if it names one that doesn't, or if none does. */
function foodsFor(
  { foods, names }: Rule,
  profile: DietaryProfile,
  table: Pick<FoodTable, 'byId'>,
): readonly Food[] | null {
  if (suitable(names, profile, table).length < names.length) return null;
  const found = suitable(foods, profile, table);
  return foods.length > 0 && found.length === 0 ? null : found;
}

/** The rules that could be for somebody who eats like this, whatever the answers and medicines leave out. */
export function rulesForEater(
  { rules }: Pick<Rulebook, 'rules'>,
  profile: DietaryProfile,
  table: Pick<FoodTable, 'byId'>,
): readonly Rule[] {
  const asSaved = { ...profile, safety: [] };
  const eaten = rules.filter((rule) => isSafe(rule, profile) && foodsFor(rule, asSaved, table) !== null);
  const ids = new Set(eaten.map(({ id }) => id));
  return eaten.filter(({ insteadOf }) => insteadOf === null || !ids.has(insteadOf));
}

const over70 = 4;

/** The rule with the dose for the age. */
const dosed = (rule: Rule, { answers }: Facts): Rule =>
  rule.dose === null || rule.dose.amountOver70 === null || answers.get('age') !== over70
    ? rule
    : { ...rule, dose: { ...rule.dose, amount: rule.dose.amountOver70 } };

/** Recommendations for the answers, most relevant first. Omits a food rule if none of its foods fits. */
export function recommend(
  rulebook: Rulebook,
  facts: Facts,
  score: HealthScore,
  profile: DietaryProfile,
  table: Pick<FoodTable, 'byId'>,
): Recommendation[] {
  const found = rulebook.rules.flatMap((rule): (Recommendation & { readonly weight: number })[] => {
    const because = applyRule(rule, facts, rulebook);
    if (because === null || !isSafe(rule, profile)) return [];
    const foods = foodsFor(rule, profile, table);
    return foods === null
      ? []
      : [{ rule: dosed(rule, facts), because, foods, weight: relevance(rule, score) }];
  });
  const made = new Set(found.map(({ rule }) => rule.id));
  return found
    .filter(({ rule }) => rule.insteadOf === null || !made.has(rule.insteadOf))
    .toSorted((a, b) => b.weight - a.weight || (a.rule.id < b.rule.id ? -1 : 1))
    .map(({ weight: _, ...recommendation }) => recommendation);
}
