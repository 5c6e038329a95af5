import { whyNotKetogenic } from '#domain/diet/ketogenic.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { type JudgementReason, judge, type ReasonKind } from '#domain/dietary-profile/judge.ts';
import type { CatalogDish } from './catalog-dish.ts';

/** A food that breaks a rule of a profile. */
export interface ObstacleFood {
  readonly id: string;
  /** Grams per serving. */
  readonly grams: number;
  /** Maximum grams that alone would leave the serving Low; null for other rules, and if any amount would. */
  readonly lowUpToG: number | null;
}

/** A rule of a profile that a dish breaks, with what an author has to change. */
export interface Obstacle {
  readonly kind: ReasonKind;
  /** `Milk`, `Vegan`, `Low FODMAP`. */
  readonly rule: string;
  readonly foods: readonly ObstacleFood[];
  /** Reasons for the dish as a whole, not a single food. */
  readonly because: readonly string[];
}

function gramsOf(id: string, { recipe }: CatalogDish): number {
  const grams = recipe.ingredients
    .filter(({ foodId }) => foodId === id)
    .reduce((sum, it) => sum + it.grams, 0);
  return grams / recipe.servings;
}

const obstacleOf = (dish: CatalogDish, { kind, name, axis, foodIds }: JudgementReason): Obstacle => ({
  kind,
  rule: name,
  foods: foodIds.map((id) => {
    const reasons = axis === null ? [] : dish.computed.verdicts[axis].reasons;
    const lowUpToG = reasons.find(({ foodId }) => foodId === id)?.lowUpToG ?? null;
    return { id, grams: gramsOf(id, dish), lowUpToG };
  }),
  because: name === 'Ketogenic' ? whyNotKetogenic(dish.computed.nutrients) : [],
});

/** The rules of a profile that a dish breaks; empty for one that fits. */
export const obstaclesOf = (dish: CatalogDish, profile: DietaryProfile): Obstacle[] =>
  judge(dish.judged, profile)
    .reasons.filter(({ kind }) => kind !== 'atLimit')
    .map((reason) => obstacleOf(dish, reason));

/** Number of foods to change; a rule broken as a whole counts as one. */
export const changesNeeded = (obstacles: readonly Obstacle[]): number => {
  const foods = new Set(obstacles.flatMap((it) => it.foods.map(({ id }) => id)));
  return foods.size + obstacles.filter((it) => it.foods.length === 0).length;
};

export interface NearMiss {
  readonly dish: CatalogDish;
  readonly obstacles: readonly Obstacle[];
  readonly changes: number;
}

/** Dishes that would fit after at most this many changes, fewest first. */
export const nearMisses = (
  dishes: readonly CatalogDish[],
  profile: DietaryProfile,
  maxChanges: number,
): NearMiss[] =>
  dishes
    .map((dish) => {
      const obstacles = obstaclesOf(dish, profile);
      return { dish, obstacles, changes: changesNeeded(obstacles) };
    })
    .filter(({ changes }) => changes > 0 && changes <= maxChanges)
    .toSorted((a, b) => a.changes - b.changes);
