import type { Rule } from './linted-recipe.ts';

const minutesOf = { second: 1 / 60, minute: 1, hour: 60, day: 24 * 60 } as const;
type TimeUnit = keyof typeof minutesOf;
const isUnit = (word: string): word is TimeUnit => word in minutesOf;

const time = /(\d+(?:\.\d+)?) (second|minute|hour|day)s?\b(?=([^.;]{0,24}))/g;

/** How long something keeps, or how often it is done, is no time that the cook waits. */
const isNoWait = /\b(up to|no more than|within|every|keeps?( for)?)$/;

/** Minutes a sentence takes, one thing after the other; both sides and both batches count. */
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
 * Minutes that the steps take. What follows "Meanwhile" goes on beside the time named last before it and counts only
 * as far as it is longer.
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

/** What chopping, heating an oven and serving may take beside the times that the steps name. */
const handling = 45;

/** The times of the steps fit into the time that the recipe promises, and the promise is not far above them. */
export const timesRule: Rule = ({ recipe, steps, lineOf }) => {
  const named = Math.ceil(minutesOfSteps(steps.map((it) => it.text)));
  const promised = recipe.readyInMinutes;
  if (named > promised) {
    return [
      {
        line: lineOf('time'),
        text: `the steps take ${named} min and time says ${promised}; raise it, or begin with "Meanwhile" what goes on beside`,
      },
    ];
  }
  if (promised > named + handling) {
    return [
      { line: lineOf('time'), text: `time says ${promised} min and the steps take ${named}; lower it` },
    ];
  }
  return [];
};
