import type { OperationResponse } from '#contract/operations.ts';
import {
  type Intolerance,
  intoleranceNames,
  intolerances,
  levelNames,
} from '#domain/intolerance/intolerances.ts';

type Verdicts = OperationResponse<'getRecipe'>['data']['verdicts'];
type Verdict = Verdicts['oxalate'];
type Reason = Verdict['reasons'][number];

const max = 5;
const levelText = (level: Verdict['level']) => (level === null ? 'Unknown' : levelNames[level]);

function reasonText({ ingredient, grams, level, figure, unit }: Reason): string {
  const value = figure === null || unit === null ? '' : ` (${figure} ${unit})`;
  return `${ingredient} ${grams} g: ${levelText(level)}${value}`;
}

function verdictText(
  axis: Intolerance,
  { level, dose, unit, reasons }: Verdict,
  foodId: string | null,
): string {
  const sum = dose === null ? '' : ` (${dose}${unit === null ? '' : ` ${unit}`})`;
  const meant = foodId === null ? reasons.slice(0, max) : reasons.filter((each) => each.food_id === foodId);
  return [`${intoleranceNames[axis]}: ${levelText(level)}${sum}`, ...meant.map(reasonText)].join('; ');
}

/** The figures a report is about as the member is shown them, without the member's limits. */
export function reportedFigure(verdicts: Verdicts, axis: Intolerance | null, foodId: string | null): string {
  if (axis !== null) return verdictText(axis, verdicts[axis], foodId);
  if (foodId !== null)
    return intolerances.map((each) => verdictText(each, verdicts[each], foodId)).join('\n');
  return intolerances
    .map((each) => `${intoleranceNames[each]}: ${levelText(verdicts[each].level)}`)
    .join(', ');
}
