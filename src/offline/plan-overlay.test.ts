import { expect, test } from 'vitest';
import type { OperationResponse } from '#contract/operations.ts';
import { uncheckedFit } from '#domain/meal-plan/fit-warning.ts';
import { sampleDay, samplePlanItem } from '#domain/meal-plan/week-plan.fixture.ts';
import { type DayPlan, inputsOf, itemsOn, type PlanItem, readWeek } from '#domain/meal-plan/week-plan.ts';
import { sampleCard } from '#machines/recipes/recipe.samples.ts';
import { loadOverlays, overlayAll } from './overlay.ts';
import { emptySnapshot, type QueuedMutation, type RecipeCard } from './queued-mutation.ts';

const day = '2026-05-14';
const soup = 18;
type WeekResponse = OperationResponse<'listMealPlans'>;
const responseWith = (plan: DayPlan): WeekResponse => ({
  data: [{ [day]: [plan] }],
  meta: { start: '2026-05-11', end: '2026-05-17', target_calories: 2000 },
});
const responseOf = (items: PlanItem[]) => responseWith(sampleDay(day, items));
const planned = (fit: RecipeCard['fit']): QueuedMutation<'addToMealPlan'> => {
  const { fit: _, ...card } = sampleCard(soup);
  return {
    key: '00000000-0000-4000-8000-000000000000',
    userId: '1',
    operationId: 'addToMealPlan',
    params: {},
    query: {},
    body: { type: 'recipe', date: day, ids: [String(soup)] },
    createdAt: '2026-05-13T09:00:00.000Z',
    snapshot: { ...emptySnapshot, cards: [fit === undefined ? card : { ...card, fit }] },
  };
};
const shown = (response: WeekResponse, pending: readonly QueuedMutation[]) =>
  readWeek(overlayAll('listMealPlans', response, { id: '', query: new URLSearchParams() }, pending));
const notForYou = { kind: 'not_for_you', sentence: 'Not for you: contains milk' } as const;

test('EXT-13 a dish that is planned offline has the judgement of its card', () => {
  const week = shown(responseOf([]), [planned(notForYou)]);
  expect(itemsOn(week, day).map(({ fit }) => fit)).toEqual([notForYou]);
});

test('EXT-13 a dish without a judgement on its card is marked as not checked yet', () => {
  const week = shown(responseOf([]), [planned(undefined)]);
  expect(itemsOn(week, day).map(({ fit }) => fit)).toEqual([uncheckedFit]);
});

test('EXT-13 a day that is changed offline is not marked as fitting until the server has checked it', () => {
  const before = responseOf([samplePlanItem('51', { recipe_id: 5, ref_id: 'other' })]);
  expect(shown(before, []).days[day]?.fit.kind).toBe('fits');
  expect(shown(before, [planned(notForYou)]).days[day]?.fit).toEqual(uncheckedFit);
});

test('EXT-13 a day of a member without restrictions has no judgement', () => {
  const before = responseWith({
    ...sampleDay(day, [samplePlanItem('51')]),
    fit: { kind: 'fits', sentence: '' },
  });
  expect(shown(before, [planned(undefined)]).days[day]?.fit.sentence).toBe('');
});

test('EXT-06 leftovers that are planned offline refer to their cooking, also those of leftovers', () => {
  const [later, last] = ['2026-05-15', '2026-05-16'];
  const week: WeekResponse = {
    ...responseOf([]),
    data: [
      {
        [day]: [sampleDay(day, [samplePlanItem('51')])],
        [later]: [sampleDay(later, [])],
        [last]: [sampleDay(last, [])],
      },
    ],
  };
  const leftovers = (key: string, recipeId: string, date: string): QueuedMutation<'planLeftovers'> => ({
    ...planned(undefined),
    key,
    operationId: 'planLeftovers',
    params: { id: 'plan', recipeId },
    body: { date },
    snapshot: { ...emptySnapshot, planItems: [samplePlanItem(recipeId)] },
  });
  const [one, two] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const first = leftovers(one, '51', later);
  const [eaten] = itemsOn(shown(week, [first]), later);
  expect(eaten).toMatchObject({ leftover_of: '51', cooked_on: day });
  const again = shown(week, [first, leftovers(two, eaten?.id ?? '', last)]);
  expect(itemsOn(again, last)[0]).toMatchObject({ leftover_of: '51', cooked_on: day });
});

test('EXT-06 an undo without a network puts a removed dish back in its place, with the day that leftovers were cooked on', async () => {
  const [before, cooked] = ['2026-05-13', '50'];
  const soupOf = (id: string, changes: Partial<PlanItem> = {}) => samplePlanItem(id, changes);
  const items = [
    samplePlanItem('51', { recipe_id: 5, ref_id: 'stew', slot: 'dinner' }),
    soupOf('52', { slot: 'dinner', leftover_of: cooked, cooked_on: before }),
    samplePlanItem('53', { recipe_id: 6, ref_id: 'salad', slot: 'dinner' }),
  ];
  const response: WeekResponse = {
    ...responseOf([]),
    data: [{ [before]: [sampleDay(before, [soupOf(cooked)])], [day]: [sampleDay(day, items)] }],
  };
  const waiting = { ...planned(undefined), snapshot: { ...emptySnapshot, planItems: items } };
  const removal: QueuedMutation = {
    ...waiting,
    operationId: 'removeFromMealPlan',
    query: { date: day, recipe_id: '52' },
    body: {},
  };
  const undo: QueuedMutation<'restorePlanDays'> = {
    ...waiting,
    key: '00000000-0000-4000-8000-000000000001',
    operationId: 'restorePlanDays',
    body: { days: [{ date: day, revision: '0', items: inputsOf(items) }] },
  };
  const removed = itemsOn(shown(response, [removal]), day);
  expect(removed.map(({ ref_id }) => ref_id)).toEqual(['stew', 'salad']);
  await loadOverlays([undo]);
  const week = shown(response, [removal, undo]);
  const linked = ({ ref_id, leftover_of, cooked_on }: PlanItem) => [ref_id, leftover_of, cooked_on];
  expect(itemsOn(week, day).map(linked)).toEqual(items.map(linked));
});

test('EXT-06 a day that is copied without a network is cooked freshly, as the server copies it', () => {
  const [before, other] = ['2026-05-13', '2026-05-16'];
  const leftovers = samplePlanItem('52', {
    leftover_of: '50',
    cooked_on: before,
    keeping_note: { sentence: 'Freeze it.', source: 'Food Standards Agency' },
  });
  const response: WeekResponse = {
    ...responseOf([]),
    data: [{ [day]: [sampleDay(day, [leftovers])], [other]: [sampleDay(other, [])] }],
  };
  const copy: QueuedMutation<'copyMealPlanDay'> = {
    ...planned(undefined),
    operationId: 'copyMealPlanDay',
    body: { from: day, to: other },
    snapshot: { ...emptySnapshot, planItems: [leftovers] },
  };
  const [copied] = itemsOn(shown(response, [copy]), other);
  expect(copied).toMatchObject({ cooked_on: null, leftover_of: null, generated: false });
  expect(copied).not.toHaveProperty('keeping_note');
});
