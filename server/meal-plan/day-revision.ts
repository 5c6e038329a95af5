import { createHash } from 'node:crypto';
import { emptyRevision } from '#domain/meal-plan/day-revision.ts';
import type { PlanItemRow } from '#server/queries/plan-items.ts';

/** Of what stands on a day: the same again only when that is the same again. Order does not count. */
export function dayRevision(
  items: readonly Pick<PlanItemRow, 'id' | 'slot' | 'servings' | 'generated'>[],
): string {
  if (items.length === 0) return emptyRevision;
  const told = items.map(({ id, slot, servings, generated }) => `${id} ${slot} ${servings} ${generated}`);
  return createHash('sha256').update(told.toSorted().join('\n')).digest('hex').slice(0, 16);
}
