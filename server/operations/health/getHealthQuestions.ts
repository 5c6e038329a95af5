import { bandOf, type HealthScore } from '#domain/health-score/health-score.ts';
import { questionnaireCompletion } from '#domain/questionnaire/answers.ts';
import { notFound } from '#server/errors.ts';
import { withBusyMessage } from '#server/health/busy-message.ts';
import { readScores, readStored, type ScoreDay } from '#server/health/encrypted-answers.ts';
import { evaluateHealth } from '#server/health/evaluate-health.ts';
import { readConsented } from '#server/health/health-consent.ts';
import { healthContent } from '#server/health/health-content.ts';
import {
  categoryResponse,
  type HealthQuestions,
  medicationResponse,
} from '#server/health/question-responses.ts';

/** The category whose response contains the score (OR-62). */
const scoreCategory = '105';

const withoutConsent =
  'Your answers are kept, and your score waits until you agree that we work with them. You find that under My health.';

type ScoreResponse = Pick<
  HealthQuestions,
  'healthscore' | 'healthscorecolor' | 'healthscore_table' | 'healthscore_history'
>;

function scoreResponse(score: HealthScore, days: readonly ScoreDay[]): ScoreResponse {
  return {
    healthscore: score.score,
    healthscorecolor: score.color,
    healthscore_table: {
      band: score.band,
      band_label: score.bandLabel,
      points: score.points,
      max_points: score.maxPoints,
      areas: score.areas.map(({ id, label, points, maxPoints, items }) => ({
        id,
        label,
        points,
        max_points: maxPoints,
        items: items.map((item) => ({
          id: item.id,
          label: item.label,
          answer: item.answer,
          points: item.points,
          max_points: item.maxPoints,
          source: { ...item.source },
        })),
      })),
    },
    healthscore_history: days.map(({ day, score: healthscore }) => ({
      date: day,
      healthscore,
      healthscorecolor: bandOf(healthscore).color,
    })),
  };
}

export const getHealthQuestions = withBusyMessage<'getHealthQuestions'>(
  async (context, { params, member }) => {
    const { db } = context;
    const [content, stored] = await Promise.all([
      healthContent(context),
      readStored(context, db, member.userId),
    ]);
    const { questionnaire } = content;
    const pairs = stored.get(params.id) ?? {};
    if (params.id === questionnaire.medication.id)
      return { data: medicationResponse(questionnaire.medication, pairs) };
    const category = questionnaire.categories.find(({ id }) => id === params.id);
    if (category === undefined) throw notFound('There is no such part of the questionnaire.');
    const questions = categoryResponse(category, pairs);
    if (category.id !== scoreCategory) return { data: questions };
    const [consented, days] = await Promise.all([
      readConsented(context, db, member.userId),
      readScores(context, db, member.userId),
    ]);
    const { score, scoreWithheld } = await evaluateHealth(context, db, member.userId, content, consented);
    const withheld = stored.size > consented.size ? withoutConsent : scoreWithheld;
    return {
      data: {
        ...questions,
        ...(withheld === null ? scoreResponse(score, days) : { healthscore_withheld: withheld }),
        health_questionnaire_completion: questionnaireCompletion(questionnaire, stored),
      },
    };
  },
);
