import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { formatList } from '#domain/message/format-list.ts';
import type { FittingChange } from './fitting-steps.ts';

/** "Use olive oil instead of butter, and leave out the parmesan." */
export function changesSentence(
  changes: readonly FittingChange[],
  nameOf: (foodId: string) => string,
): string {
  const parts = changes.map((change) =>
    change.kind === 'swap'
      ? `use ${nameInSentence(change.food.name)} instead of ${nameOf(change.foodId)}`
      : `leave out the ${nameOf(change.foodId)}`,
  );
  const text = formatList(parts);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
