import type { Rule } from './linted-recipe.ts';

const minutesOf = { second: 1 / 60, minute: 1, hour: 60, day: 24 * 60 } as const;
type TimeUnit = keyof typeof minutesOf;
const isUnit = (word: string): word is TimeUnit => word in minutesOf;

const time = /(\d+(?:\.\d+)?) (second|minute|hour|day)s?\b(?=([^.;]{0,24}))/g;

/** A storage time or a frequency is not a time that the cook waits. */
const isNoWait = /\b(up to|no more than|within|every|keeps?( for)?)$/;

/** Minutes of a sentence, added up; both sides and both batches count. */
function minutesIn(sentence: string): number {
  let sum = 0;
  for (const found of sentence.matchAll(time)) {
    const [, amount = '', unit = '', after = ''] = found;
    if (!isUnit(unit) || isNoWait.test(sentence.slice(0, found.index).trimEnd())) continue;
    const twice =
      /^ on each side/.test(after) || (/^ each/.test(after) && /two batches/.test(sentence)) ? 2 : 1;
    sum += Number(amount) * minutesOf[unit] * twice;
  }
  return sum;
}

/**
 * Minutes of the steps. Work after "Meanwhile" runs in parallel to the time before it and counts only as far
 * as it takes longer.
 */
export function minutesOfSteps(steps: readonly string[]): number {
  let total = 0;
  let last = 0;
  for (const step of steps) {
    let beside = /^Meanwhile\b/.test(step) ? last : 0;
    for (const sentence of step.split(/(?<=\.)\s+(?=[A-Z])/)) {
      if (/^Meanwhile\b/.test(sentence)) beside = last;
      const minutes = minutesIn(sentence);
      total += Math.max(0, minutes - beside);
      beside = Math.max(0, beside - minutes);
      if (minutes > 0) last = minutes;
    }
  }
  return total;
}

/** Preparations that take a knife or a grater, in the notes of ingredients. */
const cut =
  /\b(?:chopped|diced|sliced|slices|grated|peeled|shredded|cubes?|strips?|minced|crushed|wedges?|chunks?|pieces|halved|quartered|cored|seeded|pitted|torn|zest|juice)\b/;
/** Minimum minutes for each of them. */
const cutting = 1;
/** Minutes for fetching, preheating and serving beside the times in the steps: once, and per ingredient. */
const handling = { once: 15, each: 3, most: 45 } as const;

/** The times of the steps and the cutting fit into the recipe's total time, which is not far above them. */
export const timesRule: Rule = ({ recipe, steps, mentions, lineOf }) => {
  const named = Math.ceil(minutesOfSteps(steps.map((it) => it.text)));
  const cuts = mentions.filter(({ note }) => note !== null && cut.test(note)).length * cutting;
  const promised = recipe.readyInMinutes;
  const beside = 'raise it, or begin with "Meanwhile" what goes on beside';
  const problem = (text: string) => [{ line: lineOf('time'), text }];
  if (named > promised) return problem(`the steps take ${named} min and time says ${promised}; ${beside}`);
  if (named + cuts > promised)
    return problem(
      `the steps take ${named} min, the cutting some ${cuts} more, and time says ${promised}; ${beside}`,
    );
  const max = Math.min(handling.most, handling.once + handling.each * recipe.ingredients.length);
  if (promised > named + max)
    return problem(
      `time says ${promised} min and the steps take ${named}; lower it, or name the time that is missing`,
    );
  return [];
};

/** Members read a timer as it is written: nobody's clock has 1.1 hours. */
const oddHours = /~\{(\d*\.(?!5%)\d+)%hours?\}/g;

/** Every time in a step is a timer, so that members can start it, and one that they can set. */
export const timersRule: Rule = ({ source }) =>
  source.split('\n').flatMap((text, n) => [
    ...[...text.matchAll(oddHours)].map(([, hours = '']) => ({
      line: n + 1,
      text: `"${hours} hours"; write ${Math.round(Number(hours) * 60)} minutes`,
    })),
    ...[...text.matchAll(/(?<![\d.{%-])(\d+(?:\.\d+)?) (second|minute|hour)s?\b/g)].map(
      ([found, amount = '', unit = '']) => ({
        line: n + 1,
        text: `"${found}" is no timer; write it as ~{${amount}%${unit}s}`,
      }),
    ),
  ]);
