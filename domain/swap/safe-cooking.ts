import type { Food } from '#domain/food/food.ts';
import { rawKindOf } from '#domain/recipe/raw-foods.ts';

interface SafeCooking {
  /** Higher needs more heat, or a sign that the other has not. */
  readonly rank: number;
  readonly sentence: string;
}

const shellfish: SafeCooking = { rank: 1, sentence: 'Cook it until it’s opaque all the way through.' };
const fish: SafeCooking = { rank: 2, sentence: 'Cook it to 145 °F (63 °C) inside.' };
const wholeCut: SafeCooking = {
  rank: 2,
  sentence: 'Cook it to 145 °F (63 °C) inside and let it rest for 3 minutes.',
};
const ground: SafeCooking = { rank: 3, sentence: 'Cook it to 160 °F (71 °C) inside.' };
const egg: SafeCooking = { rank: 3, sentence: 'Cook it until white and yolk are firm.' };
const poultry: SafeCooking = { rank: 4, sentence: 'Cook it to 165 °F (74 °C) inside.' };

/** When a food that is sold raw is safe to eat (USDA FSIS); null for what is safe as it is sold. */
function safeCookingOf(food: Food): SafeCooking | null {
  const kind = rawKindOf(food);
  if (kind === 'egg') return egg;
  if (kind === 'fish') return food.origins.includes('shellfish') ? shellfish : fish;
  if (kind !== 'meat') return null;
  if (food.origins.includes('poultry')) return poultry;
  return /^(?:lean-)?ground-|sausage$/.test(food.id) ? ground : wholeCut;
}

/**
 * The hint of a substitute, with the temperature at which it is safe where the steps, written for the replaced
 * food, stop earlier: chicken in the place of cod, or of tofu.
 */
export function safeHint(hint: string | null, food: Food, replaced: Food): string | null {
  const safe = safeCookingOf(food);
  if (safe === null || safe.rank <= (safeCookingOf(replaced)?.rank ?? 0)) return hint;
  return hint === null ? safe.sentence : `${hint} ${safe.sentence}`;
}
