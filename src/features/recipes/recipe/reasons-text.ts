import type { components } from '#contract/api.ts';
import { type Intolerance, intoleranceNames, levelNames } from '#domain/intolerance/intolerances.ts';
import { formatList } from '#domain/message/format-list.ts';
import { reasonsText as texts } from '#src/features/recipes/texts/recipe.ts';
import { type AxisVerdicts, isLimited, limitedFirst } from '#src/ui/verdict/verdict-response.ts';

type Fit = components['schemas']['FitWithReasons'];
export type Reason = Fit['reasons'][number];

/** The reasons by food id; ingredients without any are missing. */
export function reasonsByFood(fit: Fit | undefined): ReadonlyMap<string, readonly Reason[]> {
  const found = new Map<string, Reason[]>();
  for (const reason of fit?.reasons ?? []) {
    if (reason.kind === 'at_limit') continue;
    for (const { food_id } of reason.foods) found.set(food_id, [...(found.get(food_id) ?? []), reason]);
  }
  return found;
}

const parts = [
  { kinds: ['allergen'], words: (words: readonly string[]) => texts.contains(formatList(words)) },
  {
    kinds: ['medicine', 'situation'],
    words: (words: readonly string[]) => texts.unfitFor(formatList(words, 'or')),
  },
  { kinds: ['ingredient'], words: () => texts.excluded },
  { kinds: ['diet'], words: (words: readonly string[]) => texts.notFor(formatList(words, 'or')) },
  { kinds: ['over'], words: (words: readonly string[]) => texts.over(formatList(words)) },
  { kinds: ['unknown'], words: (words: readonly string[]) => texts.untested(formatList(words)) },
] as const;

/** `Contains milk, over for histamine`. */
export function describeReasons(reasons: readonly Reason[]): string {
  const phrases = parts.flatMap(({ kinds, words }) => {
    const of = reasons.filter(({ kind }) => kinds.some((each) => each === kind)).map(({ word }) => word);
    return of.length === 0 ? [] : [words([...new Set(of)])];
  });
  const text = phrases.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In a sentence only FODMAP is capitalized. */
const within = (axis: Intolerance) => (axis === 'fodmap' ? intoleranceNames.fodmap : axis);

/** The levels of the limited axes: `histamine low, FODMAP unknown`; '' without limits. */
export function describeLevels(verdicts: AxisVerdicts): string {
  return limitedFirst(verdicts)
    .filter((axis) => isLimited(verdicts[axis]))
    .map((axis) => {
      const { level } = verdicts[axis];
      return `${within(axis)} ${level === null ? 'unknown' : levelNames[level].toLowerCase()}`;
    })
    .join(', ');
}
