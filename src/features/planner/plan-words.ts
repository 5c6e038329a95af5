import type { PlanItem } from '#domain/meal-plan/week-plan.ts';

export const kcalWords = (kcal: number): string => `${Math.round(kcal).toLocaleString('en-US')} kcal`;

/** How a day stands to its target. Within two in a hundred counts as on it. */
export function targetWords(
  kcal: number,
  target: number,
): { readonly text: string; readonly isOver: boolean } {
  const rest = Math.round(target - kcal);
  if (Math.abs(rest) <= target * 0.02) return { text: 'On target', isOver: false };
  return rest > 0
    ? { text: `${kcalWords(rest)} to go`, isOver: false }
    : { text: `${kcalWords(-rest)} over`, isOver: true };
}

export const slotTitles = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snacks',
} as const satisfies Record<PlanItem['slot'], string>;

const conflictVerbs = {
  allergen: 'contains',
  diet: 'not',
  ingredient: 'has',
  intolerance: 'over for',
} as const satisfies Record<PlanItem['conflicts'][number]['kind'], string>;

/** What of the member's preferences an item goes against. */
export function conflictWords({ conflicts }: Pick<PlanItem, 'conflicts'>): string | null {
  const words = conflicts.map(({ kind, name }) => `${conflictVerbs[kind]} ${name}`);
  return words.length === 0 ? null : `Not for you: ${words.join(', ')}`;
}
