import type { BoundPart, LineDoubt } from './bound-part.ts';

/** Little of it goes into a dish, and cooks take it as they like. */
const seasoning = (part: BoundPart) =>
  part.food !== null && (part.food.aisle === 'spices-and-herbs' || part.food.id === 'water');

/** What somebody should look at in a line, with what to do; null for what is no reason to stop. */
export function doubtSentence(doubt: LineDoubt, part: BoundPart): string | null {
  switch (doubt.code) {
    case 'noFood':
      return `We don’t know “${doubt.name}”. Choose the food, or leave the line out.`;
    case 'severalFoods':
      return 'This can be more than one food. Choose the one you use.';
    case 'noAmount':
      return seasoning(part) ? null : 'No amount is written. Enter the grams.';
    case 'noWeight':
      return doubt.unit === ''
        ? 'We don’t know what one of these weighs. Enter the grams.'
        : `We don’t know what a ${doubt.unit} of it weighs. Enter the grams.`;
    case 'manyGrams':
      return `That’s ${Math.round(doubt.grams / 100) / 10} kg. Check the amount.`;
    case 'toTaste':
    case 'rangeTaken':
    case 'looseMeasure':
      return null;
  }
}

/** All of a line, the most serious first, each once. */
export const doubtSentences = (parts: readonly BoundPart[]): readonly string[] => [
  ...new Set(parts.flatMap((part) => part.doubts.flatMap((doubt) => doubtSentence(doubt, part) ?? []))),
];
