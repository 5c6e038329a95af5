import { expect, test } from 'vitest';
import type { OperationAnswer } from '#contract/operations.ts';
import { uncheckedFit } from '#domain/meal-plan/fit-warning.ts';
import { sampleDay, samplePlanItem } from '#domain/meal-plan/week-plan.fixture.ts';
import { type DayPlan, itemsOn, type PlanItem, readWeek } from '#domain/meal-plan/week-plan.ts';
import { sampleCard } from '#machines/recipes/recipe.samples.ts';
import { layOverWeek } from './pending-plan-overlay.ts';
import type { QueuedMutation, RecipeCard } from './queued-mutation.ts';

const day = '2026-05-14';
const origin = 'https://example.com/api';
type WeekAnswer = OperationAnswer<'listMealPlans'>;
const answerWith = (plan: DayPlan): WeekAnswer => ({
  data: [{ [day]: [plan] }],
  meta: { start: '2026-05-11', end: '2026-05-17', target_calories: 2000 },
});
const answerOf = (items: PlanItem[]) => answerWith(sampleDay(day, items));
const waiting = (body: object, cards: readonly RecipeCard[] = []): QueuedMutation => ({
  key: '00000000-0000-4000-8000-000000000000',
  userId: '1',
  method: 'POST',
  url: `${origin}/users/me/meal-plans`,
  headers: [],
  body: JSON.stringify(body),
  known: { title: null, cards, before: null, author: null },
});
const putOn = (date: string, id: string) => ({ type: 'recipe', date, ids: [id] });
const soup = 18;
const withFit = (fit: RecipeCard['fit']): RecipeCard => {
  const { fit: _, ...card } = sampleCard(soup);
  return fit === undefined ? card : { ...card, fit };
};
const over = (answer: WeekAnswer, change: QueuedMutation) => readWeek(layOverWeek(answer, [change]));
const notForYou = { kind: 'not_for_you', sentence: 'Not for you: contains milk' } as const;

test('a dish that is planned without a connection says what its card said', () => {
  const week = over(answerOf([]), waiting(putOn(day, String(soup)), [withFit(notForYou)]));
  expect(itemsOn(week, day).map(({ fit }) => fit)).toEqual([notForYou]);
});

test('a dish whose card said nothing is not checked', () => {
  const week = over(answerOf([]), waiting(putOn(day, String(soup)), [withFit(undefined)]));
  expect(itemsOn(week, day).map(({ fit }) => fit)).toEqual([uncheckedFit]);
});

test('a day that changes without a connection does not say it fits until it was checked', () => {
  const before = answerOf([samplePlanItem('51', { recipe_id: 5, ref_id: 'other' })]);
  expect(readWeek(layOverWeek(before, [])).days[day]?.fit.kind).toBe('fits');
  const week = over(before, waiting(putOn(day, String(soup)), [withFit(notForYou)]));
  expect(week.days[day]?.fit).toEqual(uncheckedFit);
});

test('a day of a member who asks for nothing goes on saying nothing', () => {
  const before = answerWith({
    ...sampleDay(day, [samplePlanItem('51')]),
    fit: { kind: 'fits', sentence: '' },
  });
  const week = over(before, waiting(putOn(day, String(soup)), [withFit(undefined)]));
  expect(week.days[day]?.fit.sentence).toBe('');
});
