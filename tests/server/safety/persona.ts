import type { OperationResponse } from '#contract/operations.ts';
import type { TestApp } from '#tests/server/app-under-test.ts';
import { type Choices, healthMember } from '#tests/server/health/health-member.ts';

/** A person with health answers, and what the app must and must not show them. */
export interface Persona {
  readonly id: string;
  readonly about: string;
  readonly years?: number;
  readonly sex?: 'female' | 'male';
  readonly bmi?: number;
  readonly answers?: Choices;
  readonly medicines?: readonly string[];
  /** Has not answered which medicines they take. */
  readonly leavesMedicinesOpen?: true;
  /** Questions they have not answered. */
  readonly leavesOpen?: readonly string[];
  /** Their saved preferences. */
  readonly saved?: object;
  /** No target below the energy need can be set; plans meet the need. */
  readonly noDeficit?: true;
  /** No energy figure is shown. */
  readonly noNumbers?: true;
  /** Only the help is shown. */
  readonly alone?: true;
  /** So few recipes fit that a day may have no plan. */
  readonly mayLackPlan?: true;
  /** Why no score is shown. */
  readonly noScore?: RegExp;
  /** Withheld recommendations, with the reason. */
  readonly withheld?: Readonly<Record<string, RegExp>>;
  /** No meal is planned before a doctor was seen. */
  readonly noPlan?: true;
  /** Diets that are not planned. */
  readonly notDiets?: readonly string[];
  /** Foods that are neither recommended nor planned, and marked on pages. */
  readonly noFoods?: readonly string[];
  /** Foods that no recommendation names. */
  readonly noAdvised?: readonly string[];
  /** Foods that are fine. */
  readonly fineFoods?: readonly string[];
  /** Recommendations that must not appear. */
  readonly noAdvice?: readonly string[];
  /** Nutrients with a daily limit. */
  readonly sums?: readonly string[];
  /** Texts that must not appear anywhere. */
  readonly never?: readonly RegExp[];
  /** Texts that the cards "With your medicines" must contain. */
  readonly cards?: readonly RegExp[];
  /** Texts that must appear somewhere. */
  readonly mustSay?: readonly RegExp[];
  /** Title of the urgent help; null: there is none. */
  readonly urgent?: string | null;
}

/** No illness, no medicine, all questions answered. */
export const healthy: Choices = {
  pregnancy: 1,
  'kidney-disease': 0,
  'kidney-stones': 0,
  'high-calcium': 0,
  'thyroid-disease': 0,
  diabetes: 0,
  'high-blood-pressure': 0,
  'heart-disease': 0,
  'liver-disease': 0,
  gout: 0,
  'iron-overload': 0,
  'coeliac-disease': 0,
  'bowel-inflammation': 0,
  'irritable-bowel': 0,
  'eating-disorder': 0,
  'food-allergy': 0,
  'eating-style': 1,
};

/** A poor diet and many complaints, so that as many recommendations as possible would appear. */
const troubled: Choices = {
  vegetables: 1,
  fruit: 1,
  'whole-grains': 1,
  pulses: 1,
  nuts: 1,
  fish: 1,
  'red-meat': 3,
  'main-fat': 3,
  butter: 2,
  'calcium-foods': 1,
  'sweet-drinks': 3,
  sweets: 2,
  salt: 3,
  'iodised-salt': 2,
  daylight: 2,
  movement: 1,
  sitting: 3,
  'sleep-hours': 1,
  'sleep-quality': 3,
  'late-coffee': 3,
  'blood-pressure': 2,
  cholesterol: 2,
  'blood-sugar': 2,
  smoking: 1,
  alcohol: 4,
  'alcohol-amount': 3,
  bloating: 4,
  'belly-pain': 4,
  'bowel-habit': 2,
  flushing: 4,
  tiredness: 4,
  reflux: 4,
};

const heightCm = 168;

export interface Met {
  readonly recommendations: OperationResponse<'listRecommendations'>['data'];
  readonly notes: OperationResponse<'listSafetyNotes'>['data'];
  readonly score: OperationResponse<'getHealthQuestions'>['data'];
  readonly week: OperationResponse<'listMealPlans'>;
  readonly cards: OperationResponse<'getMyMedicines'>['data']['cards'];
  readonly token: string;
  /** All texts shown to them, joined. */
  readonly shownText: string;
}

const wordsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(wordsOf)
      : [];

/** Registers the persona as a member on the real server, and collects all texts shown to them. */
export async function meet(app: TestApp, persona: Persona): Promise<Met> {
  const member = await healthMember(app);
  const { token } = member;
  const { years, sex, bmi } = persona;
  const body = {
    ...(sex && { gender: sex }),
    ...(years && { date_of_birth: `${2026 - years}-01-01` }),
    ...(bmi && {
      height: Math.round(heightCm / 2.54),
      weight: Math.round((10 * bmi * (heightCm / 100) ** 2) / 0.453_592_37) / 10,
    }),
  };
  if (Object.keys(body).length > 0) await app.ok('updateCurrentUser', { token, body });
  if (persona.saved) await app.ok('savePreferences', { token, body: persona.saved });
  const chosen = { ...troubled, ...healthy, ...persona.answers };
  await member.answer(
    Object.fromEntries(Object.entries(chosen).filter(([name]) => !persona.leavesOpen?.includes(name))),
  );
  const list = member.content.questionnaire.medication.medications;
  const taken = (persona.medicines ?? []).map((name) => list.find((each) => each.name === name) ?? name);
  for (const each of taken)
    if (typeof each === 'string') throw new Error(`${persona.id}: there is no medicine ${each}.`);
  const pairs = Object.fromEntries(
    taken.flatMap((each) => (typeof each === 'string' ? [] : [[`INPUT_${each.inputId}`, 1]])),
  );
  if (!persona.leavesMedicinesOpen) await member.submit('rx', pairs);
  const recommendations = await member.recommendations();
  const { data: notes } = await app.ok('listSafetyNotes', { token });
  const score = await member.questions('105');
  const week = await app.ok('listMealPlans', { token, query: {} });
  const { cards } = (await app.ok('getMyMedicines', { token })).data;
  const { rec_urls: _, ...mustSay } = recommendations;
  const shownText = [...wordsOf(mustSay), ...wordsOf(notes), score.healthscore_withheld ?? ''].join('\n');
  return { recommendations, notes, score, week, cards, token, shownText };
}
