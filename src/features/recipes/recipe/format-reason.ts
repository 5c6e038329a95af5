import type { components } from '#contract/api.ts';
import { type Intolerance, levelNames } from '#domain/intolerance/intolerances.ts';
import { formatReason as texts } from '#src/features/recipes/texts/recipe.ts';

type Reason = components['schemas']['VerdictReason'];

/** The highest grade of a food, where foods are graded. */
const topMark = { histamine: 3, sulfur: 3, fodmap: 3, salicylate: 5 } as const satisfies Record<
  Exclude<Intolerance, 'oxalate'>,
  number
>;

/** Rounds to integers from 10 on, else to one decimal place, below 1 to two: 0.04, 1.3, 27, 140. */
export function rounded(amount: number): string {
  if (amount === 0) return '0';
  const digits = amount >= 10 ? 0 : amount >= 1 ? 1 : 2;
  const text = amount.toFixed(digits);
  return Number(text) === 0 ? texts.nearZero : String(Number(text));
}

function formatFigure(axis: Intolerance, { figure, unit }: Reason): string {
  if (figure === null) return texts.untested;
  if (axis === 'oxalate') return texts.oxalate(rounded(figure), unit ?? 'mg');
  return texts.rating(rounded(figure), topMark[axis]);
}

/** Amount in one serving with its contribution: `12 g, 14 mg oxalate`. */
export function formatReasonAmount(axis: Intolerance, reason: Reason): string {
  return texts.amount(rounded(reason.grams), formatFigure(axis, reason));
}

export function formatLevel({ level }: Reason): string {
  return level === null ? texts.unknown : levelNames[level];
}

/** How reliable the figure is; null if there is none. */
export function formatConfidence({ confidence }: Reason): string | null {
  return confidence && texts.confidences[confidence];
}

export interface Source {
  readonly title: string;
  /** Title with the year. */
  readonly words: string;
  readonly url: string | null;
}

/** The sources of the figures, each once, in order of appearance. */
export function sourcesOf(reasons: readonly Reason[]): Source[] {
  const byTitle = new Map<string, Source>();
  for (const { source } of reasons) {
    if (source === null || byTitle.has(source.title)) continue;
    const { title, year, url } = source;
    byTitle.set(title, { title, words: year === null ? title : `${title}, ${year}`, url });
  }
  return [...byTitle.values()];
}
