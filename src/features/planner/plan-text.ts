import type { PlanItem } from '#domain/meal-plan/week-plan.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { planText as texts } from './texts/day.ts';

export const formatKcal = (kcal: number): string => texts.kcal(formatNumber(kcal));

/** Compares a day with its target. Within 2 % counts as on target. */
export function describeTarget(
  kcal: number,
  target: number,
): { readonly text: string; readonly isOver: boolean } {
  const rest = Math.round(target - kcal);
  if (Math.abs(rest) <= target * 0.02) return { text: texts.onTarget, isOver: false };
  return rest > 0
    ? { text: texts.toGo(formatKcal(rest)), isOver: false }
    : { text: texts.over(formatKcal(-rest)), isOver: true };
}

/** The same without figures, for members for whom figures are harmful. */
export function describeProgress(
  kcal: number,
  target: number,
  showsNumbers: boolean,
): ReturnType<typeof describeTarget> {
  if (showsNumbers) return describeTarget(kcal, target);
  return { text: kcal >= target * 0.98 ? texts.fullDay : texts.roomForMore, isOver: false };
}

export const slotTitles = {
  breakfast: texts.breakfast,
  lunch: texts.lunch,
  dinner: texts.dinner,
  snack: texts.snacks,
} as const satisfies Record<PlanItem['slot'], string>;
