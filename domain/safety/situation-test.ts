import { type Answers, unknown } from '#domain/questionnaire/questionnaire.ts';
import type { PersonFacts } from './person-facts.ts';
import type { SituationTest } from './safety-rule.ts';

/** Null means unknown. */
export type Truth = boolean | null;

/** Options without information: `I would rather not say`. */
const withheldOptions: Readonly<Record<string, readonly number[]>> = { age: [5], pregnancy: [5] };

/** Whether the answer is one of these; null while it is open, unknown or withheld. */
export function isAnswered(answers: Answers, name: string, keys: readonly number[]): Truth {
  const answer = answers.get(name);
  // a test may ask for `unknown` itself
  if (answer === unknown && keys.includes(unknown)) return true;
  if (answer === undefined || answer === unknown || withheldOptions[name]?.includes(answer)) return null;
  return keys.includes(answer);
}

const all = (truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(null) ? null : true;
const some = (truths: readonly Truth[]): Truth =>
  truths.includes(true) ? true : truths.includes(null) ? null : false;

const under = (range: PersonFacts['age'], bound: number): Truth =>
  range === null ? null : range.to < bound ? true : range.from >= bound ? false : null;
const not = (truth: Truth): Truth => (truth === null ? null : !truth);

function parts(test: SituationTest, facts: PersonFacts): Truth[] {
  const { age, bmi, answers, medications } = facts;
  const takes = medications?.some(({ classes }) => classes.some((each) => test.takes.includes(each))) ?? null;
  return [
    ...Object.entries(test.answers).map(([name, keys]) => isAnswered(answers, name, keys)),
    ...(test.ageUnder === null ? [] : [under(age, test.ageUnder)]),
    ...(test.ageFrom === null ? [] : [not(under(age, test.ageFrom))]),
    ...(test.unlessAgeUnder === null ? [] : [under(age, test.unlessAgeUnder) !== true]),
    ...(test.bmiUnder === null ? [] : [bmi === null ? null : bmi < test.bmiUnder]),
    ...(test.takes.length === 0 ? [] : [takes]),
  ];
}

/** Whether one of the tests is met; null if unknown. */
export const isIn = (tests: readonly SituationTest[], facts: PersonFacts): Truth =>
  some(tests.map((test) => all(parts(test, facts))));
