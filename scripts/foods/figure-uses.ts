import type { Confidence } from '#domain/food/food.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import type { Reason } from '#domain/intolerance/verdict.ts';

/** Confidence of a figure, or that there is none. */
const kinds = ['measured', 'calculated', 'estimated', 'unknown'] as const;
type Kind = Confidence | 'unknown';

/** What each ingredient of a recipe contributes to its verdicts. */
export type JudgedRecipe = Readonly<
  Record<Intolerance, { readonly reasons: readonly Pick<Reason, 'confidence'>[] }>
>;

/** Per axis, the number of ingredients in recipes with a figure of each kind. */
export function figureUses(recipes: readonly JudgedRecipe[]): Record<Intolerance, Record<Kind, number>> {
  const counts = intolerances.map((axis) => {
    const of = recipes.flatMap((recipe) =>
      recipe[axis].reasons.map(({ confidence }) => confidence ?? 'unknown'),
    );
    return [
      axis,
      Object.fromEntries(kinds.map((kind) => [kind, of.filter((it) => it === kind).length])),
    ] as const;
  });
  return Object.fromEntries(counts) as Record<Intolerance, Record<Kind, number>>;
}

/** A line for each axis: `fodmap      120 measured,   310 calculated,  1200 estimated,     3 unknown`. */
export const usesReport = (uses: ReturnType<typeof figureUses>): string[] =>
  intolerances.map((axis) => {
    const parts = kinds.map((kind) => `${String(uses[axis][kind]).padStart(5)} ${kind}`);
    return `${axis.padEnd(10)} ${parts.join(', ')}`;
  });
