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
  if (answer === undefined) return null;
  // a test may ask for `unknown`, or for a withheld answer, itself
  if (keys.includes(answer)) return true;
  return answer === unknown || withheldOptions[name]?.includes(answer) ? null : false;
}

const isOpen = (answers: Answers, name: string): boolean => isAnswered(answers, name, []) === null;

const all = (truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(null) ? null : true;
const some = (truths: readonly Truth[]): Truth =>
  truths.includes(true) ? true : truths.includes(null) ? null : false;

const under = (range: PersonFacts['age'], bound: number): Truth =>
  range === null ? null : range.to < bound ? true : range.from >= bound ? false : null;
const not = (truth: Truth): Truth => (truth === null ? null : !truth);

function parts(test: SituationTest, facts: PersonFacts): Truth[] {
  const { age, sex, bmi, answers, medications } = facts;
  const takes = medications?.some(({ classes }) => classes.some((each) => test.takes.includes(each))) ?? null;
  return [
    ...Object.entries(test.answers).map(([name, keys]) => isAnswered(answers, name, keys)),
    ...(test.ageUnder === null ? [] : [under(age, test.ageUnder)]),
    ...(test.ageFrom === null ? [] : [not(under(age, test.ageFrom))]),
    ...(test.unlessAgeUnder === null ? [] : [under(age, test.unlessAgeUnder) !== true]),
    ...(test.bmiUnder === null ? [] : [bmi === null ? null : bmi < test.bmiUnder]),
    ...(test.bodyUnclear ? [facts.isBodyUnclear] : []),
    ...(test.unlessMale ? [sex !== 'male'] : []),
    ...test.open.map((name) => isOpen(answers, name)),
    ...(test.takes.length === 0 ? [] : [takes]),
  ];
}

/** Whether one of the tests is met; null if unknown. */
export const isIn = (tests: readonly SituationTest[], facts: PersonFacts): Truth =>
  some(tests.map((test) => all(parts(test, facts))));
