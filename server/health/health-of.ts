import { withAge } from '#domain/health-recommendations/age-band.ts';
import { type HealthScore, healthScore } from '#domain/health-score/health-score.ts';
import { readAnswers, takenMedications } from '#domain/questionnaire/answers.ts';
import type { Answers, Medication, StoredAnswers } from '#domain/questionnaire/questionnaire.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { unauthorized } from '#server/errors.ts';
import { findUser } from '#server/queries/users.ts';
import type { HealthContent } from './health-content.ts';

/** What the answers of a member come to. */
export interface Health {
  readonly answers: Answers;
  readonly medications: readonly Medication[] | null;
  readonly score: HealthScore;
}

const young = 1;

/** `isAdult`: as far as the age is known. */
const adultness = (answers: Answers): boolean | null => {
  const age = answers.get('age');
  return age === undefined || age === 5 ? null : age !== young;
};

/** Of what is stored, with the age, the weight and the height of the profile. */
export async function healthOf(
  { now }: Pick<Context, 'now'>,
  db: Db,
  userId: string,
  { questionnaire }: HealthContent,
  stored: StoredAnswers,
): Promise<Health> {
  const user = await findUser(db, userId);
  if (user === undefined) throw unauthorized();
  const answers = withAge(readAnswers(questionnaire, stored), user.date_of_birth, now());
  const body = { weight: user.weight, height: user.height, isAdult: adultness(answers) };
  return {
    answers,
    medications: takenMedications(questionnaire, stored),
    score: healthScore(questionnaire, answers, body),
  };
}
