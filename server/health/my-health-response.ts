import type { OperationResponse } from '#contract/operations.ts';
import type { UrgentSign } from '#domain/health-recommendations/rule.ts';
import type { StoredAnswers } from '#domain/questionnaire/questionnaire.ts';
import { singleAnswers } from '#domain/questionnaire/single-answers.ts';
import type { Context } from '#server/context.ts';
import { readScores, readStored } from './encrypted-answers.ts';
import { evaluateHealth } from './evaluate-health.ts';
import { readConsented } from './health-consent.ts';
import type { HealthContent } from './health-content.ts';
import { myMedicines } from './my-medicines.ts';
import { urgentHelp } from './urgent-help.ts';

type MyHealthData = OperationResponse<'getMyHealth'>['data'];
type Reads = Pick<Context, 'db' | 'secrets' | 'log' | 'now'>;

/** The questions that safety rules read. */
const askedFor = ({ situations }: HealthContent): ReadonlySet<string> =>
  new Set(situations.flatMap(({ any }) => any.flatMap(({ answers }) => Object.keys(answers))));

const signsOf = async (
  context: Reads,
  userId: string,
  content: HealthContent,
  stored: StoredAnswers,
): Promise<readonly UrgentSign[]> =>
  stored.size === 0 ? [] : (await evaluateHealth(context, context.db, userId, content, stored)).signs;

/** Everything the member has answered, with or without a consent to process it. */
export async function myHealthResponse(
  context: Reads,
  content: HealthContent,
  userId: string,
): Promise<MyHealthData> {
  const { db } = context;
  const [stored, consented, scores] = await Promise.all([
    readStored(context, db, userId),
    readConsented(context, db, userId),
    readScores(context, db, userId),
  ]);
  const answers = singleAnswers(content.questionnaire.categories, stored, askedFor(content));
  return {
    answers: answers.map(({ key, category, prompt, value, isAsked, options }) => ({
      key,
      category: category.id,
      category_label: category.label,
      prompt,
      value,
      is_asked: isAsked,
      options: options.map((option) => ({ ...option })),
    })),
    scores: scores.map(({ day, score }) => ({ date: day, healthscore: score })),
    medicines: myMedicines(content, stored).taken.map(({ medicine }) => medicine.name),
    urgent_help: urgentHelp(content, await signsOf(context, userId, content, consented)),
  };
}
