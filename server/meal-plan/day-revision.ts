import { createHash } from 'node:crypto';
import { emptyRevision } from '#domain/meal-plan/day-revision.ts';
import type { PlanItemRow } from '#server/queries/plan-items.ts';

/** Hash of a day's items, independent of their order. */
export function dayRevision(
  items: readonly Pick<PlanItemRow, 'id' | 'slot' | 'servings' | 'generated'>[],
): string {
  if (items.length === 0) return emptyRevision;
  const parts = items.map(({ id, slot, servings, generated }) => `${id} ${slot} ${servings} ${generated}`);
  return createHash('sha256').update(parts.toSorted().join('\n')).digest('hex').slice(0, 16);
}
