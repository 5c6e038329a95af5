import type { OperationBody, OperationResponse } from '#contract/operations.ts';
import { scoreItems } from '#domain/health-score/weights.ts';
import {
  type Category,
  pairOf,
  type Question,
  type Questionnaire,
  questionsOf,
} from '#domain/questionnaire/questionnaire.ts';
import { type HealthContent, healthContent } from '#server/health/health-content.ts';
import type { TestApp } from '#tests/server/app-under-test.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';

type Pairs = OperationBody<'submitHealthAnswers'>;
/** Answers by the names of the questions: the key of an option, or 1, 0, -1. */
export type Choices = Readonly<Record<string, number>>;

const sent = (question: Question, key: number) =>
  question.kind === 'group' ? (question.options.find((option) => option.key === key)?.inputId ?? 0) : key;

/** The pairs of one category for these answers. */
export const pairsOf = (category: Category, choices: Choices): Pairs =>
  Object.fromEntries(
    questionsOf(category).flatMap((question) => {
      const key = choices[question.name];
      return key === undefined ? [] : [[pairOf(question), sent(question, key)]];
    }),
  );

/**
 * For each question the answer with the most or the fewest points; No, or the first option, for questions
 * without points.
 */
export function choicesBy(questionnaire: Questionnaire, order: 'best' | 'worst'): Choices {
  const entries = questionnaire.categories.flatMap(questionsOf).map((question): [string, number] => {
    if (question.kind === 'single') return [question.name, 0];
    const item = scoreItems.find((each) => 'question' in each && each.question === question.name);
    if (item === undefined || !('question' in item)) return [question.name, question.options[0]?.key ?? 1];
    const keys = question.options.map(({ key }) => key).filter((key) => typeof item.tenths[key] === 'number');
    const sorted = keys.toSorted((a, b) => (item.tenths[b] ?? 0) - (item.tenths[a] ?? 0));
    return [question.name, (order === 'best' ? sorted[0] : sorted.at(-1)) ?? 1];
  });
  return {
    ...Object.fromEntries(entries),
    ...(order === 'best' ? bestDiet : { 'whole-grains': 1, salt: 3 }),
  };
}

/** Further foods of the five criteria of the heart diet. */
const bestDiet: Choices = { 'whole-grains': 3, salt: 1, age: 2 };

export interface HealthMember {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  readonly content: HealthContent;
  readonly category: (id: string) => Category;
  readonly submit: (id: string, body: Pairs) => Promise<OperationResponse<'submitHealthAnswers'>>;
  /** Submits all four categories. */
  readonly answer: (choices: Choices) => Promise<void>;
  readonly questions: (id: string) => Promise<OperationResponse<'getHealthQuestions'>['data']>;
  readonly completions: () => Promise<Readonly<Record<string, number>>>;
  readonly recommendations: () => Promise<OperationResponse<'listRecommendations'>['data']>;
  readonly metas: () => Promise<Readonly<Record<string, unknown>>>;
}

/** A new member whose plan includes the questionnaire. */
export async function healthMember(app: TestApp): Promise<HealthMember> {
  const { token, email, password } = await app.member();
  const { id: userId } = await (await openShop(app)).buy(token);
  const content = await healthContent(app.context);
  const category = (id: string): Category => {
    const found = content.questionnaire.categories.find((each) => each.id === id);
    if (found === undefined) throw new Error(`There is no category ${id}.`);
    return found;
  };
  const submit: HealthMember['submit'] = (id, body) =>
    app.ok('submitHealthAnswers', { token, params: { id }, body });
  return {
    token,
    email,
    password,
    userId,
    content,
    category,
    submit,
    answer: async (choices) => {
      for (const each of content.questionnaire.categories) await submit(each.id, pairsOf(each, choices));
    },
    questions: async (id) => (await app.ok('getHealthQuestions', { token, params: { id } })).data,
    completions: async () => {
      const { data } = await app.ok('listQuestionnaireCategories', { token });
      return Object.fromEntries(data.map(({ id, completions }) => [id, completions.completion]));
    },
    recommendations: async () => (await app.ok('listRecommendations', { token })).data,
    metas: async () => {
      const { data } = await app.ok('listMetas', { token });
      return Object.fromEntries(data.map(({ name, value }) => [name, value]));
    },
  };
}
