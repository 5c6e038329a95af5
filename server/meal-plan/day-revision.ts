import { createHash } from 'node:crypto';
import { emptyRevision } from '#domain/meal-plan/day-revision.ts';
import type { PlanItemRow } from '#server/queries/plan-items.ts';

type Hashed = 'id' | 'recipe_id' | 'custom_food_id' | 'slot' | 'servings' | 'generated' | 'only_for';

/** Hash of a day's items, independent of their order. An item keeps its id when another dish takes its place. */
export function dayRevision(items: readonly Pick<PlanItemRow, Hashed>[]): string {
  if (items.length === 0) return emptyRevision;
  const parts = items.map(({ id, recipe_id, custom_food_id, slot, servings, generated, only_for }) =>
    JSON.stringify([id, recipe_id, custom_food_id, slot, servings, generated, only_for]),
  );
  return createHash('sha256').update(parts.toSorted().join('\n')).digest('hex').slice(0, 16);
}
