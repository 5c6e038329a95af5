import { formatList } from '#domain/message/format-list.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import type { LineReading } from '#domain/own-recipe/own-recipe-reading.ts';
import { describeLine as texts } from '#src/features/recipes/texts/own.ts';

const grams = (weight: number) => texts.weight(formatNumber(weight, weight >= 10 ? 0 : 1));

/** The binding of a line: "Carrot, 500 g". */
export function describeLine({
  kind,
  foods,
  grams: weight,
  is_chosen: isChosen,
  leaves_open: open,
}: LineReading) {
  if (kind === 'heading') return texts.heading;
  if (kind === 'left_out') return texts.leftOut;
  if (kind === 'open') return open.length === 0 ? texts.unknown : texts.unknownWith(formatList(open));
  const names = formatList(foods.map(({ name }) => name));
  const amount = weight === null ? texts.weightUnknown : grams(weight);
  return `${names}, ${amount}${isChosen ? texts.chosen : ''}`;
}
