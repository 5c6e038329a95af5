import type { Obstacle, ObstacleFood } from '#domain/catalog/obstacles.ts';

/** `0.5 g`, `28 g`. */
export const gramsText = (grams: number): string =>
  `${grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams)} g`;

const foodText = ({ id, grams, lowUpToG }: ObstacleFood, isUnknown: boolean): string => {
  if (isUnknown) return `${id} has no figure`;
  return `${id} ${gramsText(grams)}${lowUpToG === null ? '' : ` (Low up to ${gramsText(lowUpToG)})`}`;
};

/** `Low FODMAP: onion 28 g (Low up to 0.5 g)`. */
export function obstacleText({ kind, rule, foods, because }: Obstacle): string {
  const named = foods.map((food) => foodText(food, kind === 'unknown'));
  return `${rule}: ${[...named, ...because].join(', ') || 'the dish as a whole'}`;
}

export const obstaclesText = (obstacles: readonly Obstacle[]): string =>
  obstacles.map(obstacleText).join('; ');
