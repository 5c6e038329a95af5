import type { BoundPart, LineDoubt } from './bound-part.ts';

/** Whether it is a seasoning, of which a dish has little and cooks use what they like. */
const seasoning = (part: BoundPart) =>
  part.food !== null && (part.food.aisle === 'spices-and-herbs' || part.food.id === 'water');

/** A doubt about a line as a sentence with what to do; null if it needs no attention. */
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

/** All doubts of a line, the most serious first, each once. */
export const doubtSentences = (parts: readonly BoundPart[]): readonly string[] => [
  ...new Set(parts.flatMap((part) => part.doubts.flatMap((doubt) => doubtSentence(doubt, part) ?? []))),
];
