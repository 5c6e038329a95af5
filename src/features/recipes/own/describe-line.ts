import { formatList } from '#domain/message/format-list.ts';
import type { LineReading } from '#domain/own-recipe/own-recipe-reading.ts';

const grams = (weight: number) => `${weight >= 10 ? Math.round(weight) : Math.round(weight * 10) / 10} g`;

/** The binding of a line: "Carrot, 500 g". */
export function describeLine({
  kind,
  foods,
  grams: weight,
  is_chosen: isChosen,
  leaves_open: open,
}: LineReading) {
  if (kind === 'heading') return 'A heading, no ingredient.';
  if (kind === 'left_out') return 'Not in this dish.';
  if (kind === 'open')
    return open.length === 0 ? 'Not known.' : `Not known. Leaves open: ${formatList(open)}.`;
  const names = formatList(foods.map(({ name }) => name));
  const amount = weight === null ? 'weight not known' : grams(weight);
  return `${names}, ${amount}${isChosen ? '. Your choice.' : ''}`;
}
