import type { Food } from '#domain/food/food.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import { alsoRichIn } from './challenge-foods.ts';
import type { TestedSubstance } from './doses.ts';
import { protocol } from './protocol.ts';
import { type ClosesSome, isClosed, type Screening } from './screening.ts';

/** mg per 100 g. Up to there a usual portion stays about what a Low serving holds. */
const richInOxalate = 10;

/** Whether these answers close a food, whatever substance it carries. */
function isFoodClosed(closes: readonly ClosesSome[], food: Food): boolean {
  const oxalate = food.oxalate?.value ?? Number.POSITIVE_INFINITY;
  return (
    (closes.includes('kidneyStones') && oxalate >= richInOxalate) ||
    (closes.includes('severeReaction') &&
      alsoRichIn(food, protocol.portionsAtMost * usualPortionG(food)).length > 0) ||
    (closes.includes('celiacOpen') && food.allergens.some((it) => it === 'gluten' || it === 'wheat'))
  );
}

/** Whether somebody with this screening may have doses of a substance, carried by this food. */
export const mayTest = (screening: Screening, substance: TestedSubstance, food: Food): boolean =>
  screening.kind === 'cleared' &&
  !isClosed(screening.closes, substance) &&
  !isFoodClosed(screening.closes, food);
