import type { OperationResponse } from '#contract/operations.ts';
import { type Intolerance, intoleranceNames, intolerances } from '#domain/intolerance/intolerances.ts';
import { levelWord } from '#domain/intolerance/level-word.ts';

type Verdicts = OperationResponse<'getRecipe'>['data']['verdicts'];
type Verdict = Verdicts['oxalate'];
type Reason = Verdict['reasons'][number];

/** Ingredients that are named with a verdict. */
const maxReasons = 5;

function reasonText({ ingredient, grams, level, figure, unit }: Reason): string {
  const value = figure === null || unit === null ? '' : ` (${figure} ${unit})`;
  return `${ingredient} ${grams} g: ${levelWord(level)}${value}`;
}

function verdictText(
  axis: Intolerance,
  { level, dose, unit, reasons }: Verdict,
  foodId: string | null,
): string {
  const sum = dose === null ? '' : ` (${dose}${unit === null ? '' : ` ${unit}`})`;
  const named =
    foodId === null ? reasons.slice(0, maxReasons) : reasons.filter((each) => each.food_id === foodId);
  return [`${intoleranceNames[axis]}: ${levelWord(level)}${sum}`, ...named.map(reasonText)].join('; ');
}

/** The reported figures as the member sees them, without the member's limits. */
export function reportedFigure(verdicts: Verdicts, axis: Intolerance | null, foodId: string | null): string {
  if (axis !== null) return verdictText(axis, verdicts[axis], foodId);
  if (foodId !== null)
    return intolerances.map((each) => verdictText(each, verdicts[each], foodId)).join('\n');
  return intolerances
    .map((each) => `${intoleranceNames[each]}: ${levelWord(verdicts[each].level)}`)
    .join(', ');
}
