import type { OperationAnswer } from '#contract/operations.ts';
import { urgentKindsOf, urgentSigns } from '#domain/health-recommendations/apply-rule.ts';
import { type Answers, questionsOf } from '#domain/questionnaire/questionnaire.ts';
import type { HealthContent } from '#server/health/health-content.ts';
import { cleanHtml } from '#server/security/clean-html.ts';

export type UrgentHelp = OperationAnswer<'submitHealthAnswers'>['urgent_help'];

/** What to do now, of the most urgent kind first; null when no answer calls for it. */
export function urgentHelp({ questionnaire, rulebook }: HealthContent, answers: Answers): UrgentHelp {
  const signs = urgentSigns(rulebook, answers);
  const kinds = urgentKindsOf(signs).map((kind) => rulebook.urgent.kinds[kind]);
  const [first] = kinds;
  if (first === undefined) return null;
  const questions = questionnaire.categories.flatMap(questionsOf);
  return {
    title: first.title,
    text: cleanHtml(kinds.map(({ text }) => text).join('')),
    reasons: signs.flatMap(({ name }) => questions.find((question) => question.name === name)?.prompt ?? []),
  };
}
