import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { medicationCategory } from '#domain/questionnaire/categories.ts';
import { bellyPage, skinPage } from '#machines/health/question.samples.ts';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { storeHealthDraft } from './health-drafts.ts';
import { ownMedicationFlow, questionnaireFlow } from './health-flows.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const [losartan, aspirin, warfarin] = [501, 502, 503];
const names = [losartan, aspirin, warfarin].map((id) => ({
  medicine_id: id,
  name: `Medicine ${id}`,
  use: '',
  synonyms: [],
  brands: [],
}));
const mine = (...ids: readonly (number | undefined)[]) => ({
  answer: 'some',
  has_unlisted: false,
  cards: ids.map((id) => ({ medicine_id: id, is_sure: true })),
});

async function openList(...stored: readonly object[]) {
  const lists = [...stored];
  const requests = mockFetch({
    'GET /medicines': () => [200, { data: names }],
    'GET /users/me/medicines': () => [200, { data: lists.shift() }],
    'PUT /users/me/medicines': () => [200, { data: mine() }],
  });
  const list = createActor(ownMedicationFlow('7'), { input: { onward: { to: 'healthQuestionnaire' } } });
  list.start();
  await waitFor(list, (snapshot) => snapshot.matches('choosing'));
  const save = async () => {
    list.send({ type: 'picks.submitted' });
    await waitFor(list, (snapshot) => snapshot.matches('saved'));
    return requests.at(-1)?.body;
  };
  return { list, save };
}
const sent = (...ids: readonly (number | undefined)[]) => ({
  answer: 'some',
  medicines: ids.map((id) => ({ medicine_id: id, is_sure: true })),
  has_unlisted: false,
});

test('EXT-18 a list adds to the medicines that another device has saved since it was opened', async () => {
  const { list, save } = await openList(mine(aspirin), mine(aspirin, warfarin));
  list.send({ type: 'medication.picked', inputId: losartan ?? 0, doubt: null });
  expect(await save()).toEqual(sent(aspirin, losartan, warfarin));
});

test('EXT-18 a draft shows the medicines that were saved after it was begun', async () => {
  const pick = (inputId = 0) => ({ inputId, value: 1 });
  storeHealthDraft('7', medicationCategory, { before: [pick(aspirin)], picks: [pick(losartan)] });
  const now = mine(aspirin, warfarin);
  const { list, save } = await openList(now, now);
  expect(list.getSnapshot().context.picks).toEqual([pick(losartan), pick(warfarin)]);
  expect(await save()).toEqual(sent(losartan, warfarin));
});

test('HLTH-20 OR-63 EXT-18 a category is sent as pairs, with what another device has answered since', async () => {
  const [hurt] = bellyPage.inputs;
  const answered = { ...bellyPage, inputs: hurt === undefined ? [] : [{ ...hurt, used: true, value: 302 }] };
  const stored = [
    [bellyPage, skinPage],
    [answered, skinPage],
  ];
  const requests = mockFetch({
    'GET /health-questions': () => [200, { data: [] }],
    'GET /swims/11/health-questions': () => [200, { data: { pages: stored.shift() } }],
    'POST /swims/11/health-questions': () => [200, { message: 'Saved.', urgent_help: null }],
  });
  const category = createActor(questionnaireFlow('7'), { input: { categoryId: '11' } }).start();
  await waitFor(category, (snapshot) => snapshot.matches('answering'));
  category.send({ type: 'page.opened', page: skinPage });
  category.send({ type: 'input.answered', inputId: 12, value: 0 });
  category.send({ type: 'option.chosen', groupId: 32, inputId: 322 });
  category.send({ type: 'answers.submitted' });
  await waitFor(category, (snapshot) => snapshot.matches('saved'));
  expect(requests.at(-1)?.body).toEqual({ INPUT_90: 1, INPUT_12: 0, GROUP_30: 302, GROUP_32: 322 });
});
