import type { OperationBody } from '#contract/operations.ts';
import { mergeSets } from '#domain/merge/merge-sets.ts';

export type DependentFields = OperationBody<'updateDependent'>;

/** An edit of a child or guest on top of what is saved by now: what another device has added to a list since stays. */
export function mergedDependent(
  now: DependentFields,
  before: DependentFields,
  own: DependentFields,
): DependentFields {
  const changed = Object.fromEntries(
    Object.entries(own).filter(([field, value]) => value !== before[field as keyof DependentFields]),
  );
  return {
    ...now,
    ...changed,
    allergens: mergeSets(now.allergens, before.allergens, own.allergens),
    diets: mergeSets(now.diets, before.diets, own.diets),
    excluded_foods: mergeSets(now.excluded_foods, before.excluded_foods, own.excluded_foods),
    low: mergeSets(now.low, before.low, own.low),
  };
}
