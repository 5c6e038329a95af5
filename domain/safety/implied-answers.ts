import { type Answers, yes } from '#domain/questionnaire/questionnaire.ts';

/** Whoever has the one has the other, whatever they answered there. */
const implied: readonly (readonly [has: string, means: string])[] = [
  ['dialysis', 'kidney-disease'],
  ['type-1-diabetes', 'diabetes'],
  ['heart-failure', 'heart-disease'],
];

/** The questions that say something about others. */
export const impliedBy: readonly string[] = implied.map(([has]) => has);

/** The answers with what they mean for others. */
export function withImplied(answers: Answers): Answers {
  const found = implied.filter(([has]) => answers.get(has) === yes);
  return found.length === 0
    ? answers
    : new Map([...answers, ...found.map(([, means]) => [means, yes] as const)]);
}
