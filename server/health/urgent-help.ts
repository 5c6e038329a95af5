import type { OperationResponse } from '#contract/operations.ts';
import { standAlone, urgentKindsOf } from '#domain/health-recommendations/apply-rule.ts';
import type { UrgentSign } from '#domain/health-recommendations/rule.ts';
import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import { cleanHtml } from '#server/security/clean-html.ts';
import type { HealthContent } from './health-content.ts';

export type UrgentHelp = OperationResponse<'submitHealthAnswers'>['urgent_help'];

/** What to do now, for the most urgent reason first; null if no answer requires it. */
export function urgentHelp(
  { questionnaire, rulebook }: HealthContent,
  signs: readonly UrgentSign[],
): UrgentHelp {
  const found = urgentKindsOf(signs);
  const kinds = found.map((kind) => rulebook.urgent.kinds[kind]);
  const [first] = kinds;
  if (first === undefined) return null;
  const questions = questionnaire.categories.flatMap(questionsOf);
  return {
    title: first.title,
    text: cleanHtml(kinds.map(({ text }) => text).join('')),
    reasons: signs.flatMap(({ name, kind }) => {
      const prompt = questions.find((question) => question.name === name)?.prompt;
      return prompt === undefined
        ? []
        : [kind === 'unsure' ? `You weren’t sure about this: ${prompt}` : prompt];
    }),
    stands_alone: standAlone(signs),
    lines: standAlone(signs)
      ? rulebook.urgent.lines.map(({ country, label, emergency, crisis, crisisName }) => ({
          country,
          label,
          emergency,
          crisis: found.includes('crisis') ? { name: crisisName, number: crisis } : null,
        }))
      : [],
  };
}
