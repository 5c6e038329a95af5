import { type Answers, yes } from '#domain/questionnaire/questionnaire.ts';

/** The first condition implies the second, regardless of its answer. */
const implied: readonly (readonly [has: string, means: string])[] = [
  ['dialysis', 'kidney-disease'],
  ['type-1-diabetes', 'diabetes'],
  ['heart-failure', 'heart-disease'],
];

/** Questions that imply answers to others. */
export const impliedBy: readonly string[] = implied.map(([has]) => has);

/** The answers with the implied ones. */
export function withImplied(answers: Answers): Answers {
  const found = implied.filter(([has]) => answers.get(has) === yes);
  return found.length === 0
    ? answers
    : new Map([...answers, ...found.map(([, means]) => [means, yes] as const)]);
}
