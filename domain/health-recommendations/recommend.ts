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

/** How many are shown at first (CONST-45). */
export const featuredCount = 3;

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

/** Recommendations for the answers, most relevant first. Omits a food rule if none of its foods fits. */
export function recommend(
  rulebook: Rulebook,
  facts: Facts,
  score: HealthScore,
  profile: DietaryProfile,
  { byId }: Pick<FoodTable, 'byId'>,
): Recommendation[] {
  const found = rulebook.rules.flatMap((rule): (Recommendation & { readonly weight: number })[] => {
    const because = applyRule(rule, facts, rulebook);
    if (because === null) return [];
    const foods = rule.foods
      .flatMap((id) => byId.get(id) ?? [])
      .filter((food) => isServable(judgeFood(food, profile)));
    if (rule.foods.length > 0 && foods.length === 0) return [];
    return [{ rule, because, foods, weight: relevance(rule, score) }];
  });
  return found
    .toSorted((a, b) => b.weight - a.weight || (a.rule.id < b.rule.id ? -1 : 1))
    .map(({ weight: _, ...recommendation }) => recommendation);
}
