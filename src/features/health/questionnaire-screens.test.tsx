import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { MockResponses } from '#src/flows/mock-fetch.fixture.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { CategoryScreen } from './CategoryScreen.tsx';
import { belly, category } from './health.fixture.ts';
import { MedicationsScreen } from './MedicationsScreen.tsx';
import { QuestionnaireScreen } from './QuestionnaireScreen.tsx';

const categories = (last: number) => [
  category('201', 'About you', 100),
  category('11', 'Digestion and reactions', 100),
  category('103', 'Food and lifestyle', 100),
  category('105', 'Heart and body', last),
  category('rx', 'Medication', 0),
];
const busy = 'Questionnaire server is busy. Please try again later.';

test('HLTH-09 HLTH-10 HLTH-11 HLTH-23 CONST-44 API-77 ENT-35 categories with their progress; the results button waits for the last per cent', async () => {
  await renderForMember(<QuestionnaireScreen />, {
    responses: { 'GET /health-questions': () => [200, { data: categories(99) }] },
  });
  const list = await screen.findByRole('list', { name: 'Categories' });
  const rows = within(list).getAllByRole('link');
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    '/health-questionnaire/201',
    '/health-questionnaire/11',
    '/health-questionnaire/103',
    '/health-questionnaire/105',
    '/health-questionnaire/medications',
  ]);
  expect(rows.every((row) => row.querySelector('svg') !== null)).toBe(true);
  const progress = within(list).getAllByRole('progressbar');
  expect(progress.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['100', '100', '100', '99', '0']);
  const results = screen.getByRole('button', { name: 'See my results' });
  expect(results.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Still to complete: Heart and body.')).toBeDefined();
});

test('HLTH-23 HLTH-24 a complete questionnaire links to the results', async () => {
  await renderForMember(<QuestionnaireScreen />, {
    responses: { 'GET /health-questions': () => [200, { data: categories(100) }] },
  });
  const results = await screen.findByRole('link', { name: 'See my results' });
  expect(results.getAttribute('href')).toBe('/health-and-wellness');
});

test('ERR-59 a failed load of the categories is reported and can be retried', async () => {
  let isBusy = true;
  await renderForMember(<QuestionnaireScreen />, {
    responses: {
      'GET /health-questions': () => (isBusy ? [500, {}] : [200, { data: categories(100) }]),
    },
  });
  expect(await screen.findByText(busy)).toBeDefined();
  isBusy = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Categories' })).toBeDefined();
});

const showCategory = (id: string, responses: MockResponses) =>
  renderForMember(
    <MemoryRouter initialEntries={[`/health-questionnaire/${id}`]}>
      <Routes>
        <Route path="/health-questionnaire/:id" element={<CategoryScreen />} />
      </Routes>
    </MemoryRouter>,
    { responses: { 'GET /health-questions': () => [200, { data: categories(0) }], ...responses } },
  );
const questions = (page = belly): MockResponses => ({
  'GET /swims/11/health-questions': () => [200, { data: { id: '11', pages: [page] } }],
});
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));

test('HLTH-12 HLTH-13 HLTH-14 HLTH-15 HLTH-16 HLTH-17 HLTH-18 HLTH-20 HLTH-21 API-79 ERR-72 ERR-73 a page is opened, answered, and submitted only when nothing is missing', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { toast, navigate, bodiesOf } = await showCategory('11', {
    ...questions(),
    'POST /swims/11/health-questions': () => [
      200,
      { message: 'Your answers have been saved.', urgent_help: null },
    ],
  });
  const group = await screen.findByRole('region', { name: 'Belly and bowel' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Digestion and reactions');
  expect(within(group).getByText('trouble').tagName).toBe('STRONG');
  expect(within(group).queryByRole('radio')).toBeNull();
  submit();
  const more = within(group).getByRole('button', { name: 'Tell us more' });
  fireEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  const hurt = within(group).getByRole('group', { name: 'How often did it hurt?' });
  expect(
    within(hurt)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Never', 'Some days']);
  expect(within(hurt).getByText('Selection required')).toBeDefined();
  expect(within(group).queryByText('Nothing to choose from')).toBeNull();
  const begin = within(group).getByRole('combobox', { name: 'When did it begin?' });
  expect(begin.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(begin, { target: { value: '323' } });
  expect(begin.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText('1 question is still open')).toBeDefined();
  submit();
  expect(document.activeElement).toBe(within(hurt).getByRole('radio', { name: 'Never' }));
  fireEvent.click(within(hurt).getByRole('radio', { name: 'Some days' }));
  expect(within(hurt).queryByText('Selection required')).toBeNull();
  const meal = within(group).getByRole('group', { name: 'Was it after a meal?' });
  fireEvent.click(within(meal).getByRole('radio', { name: 'Unknown' }));
  submit();
  submit();
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(bodiesOf('POST /swims/11/health-questions')).toEqual([
    { INPUT_90: 1, GROUP_30: 302, GROUP_32: 323, INPUT_12: -1 },
  ]);
  expect(toast.mock.calls.map(([{ message }]) => message)).toEqual([
    'Please choose the answers',
    'Please answer required questions.',
    'Your answers have been saved.',
  ]);
  expect(navigate.mock.calls[0]?.[0]).toEqual({
    type: 'navigation.requested',
    place: { to: 'healthQuestionnaire' },
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('health_draft_'))).toEqual([]);
});

test('HLTH-14 HLTH-19 No hides the questions and clears their answers, which are restored by Yes', async () => {
  const { bodiesOf } = await showCategory('11', {
    ...questions({
      ...belly,
      gate: { input_id: 90, value: 1 },
      inputs: belly.inputs.map((input) =>
        input.input_id === 30 ? { ...input, used: true, value: 301 } : input,
      ),
    }),
    'POST /swims/11/health-questions': () => [
      200,
      { message: 'Your answers have been saved.', urgent_help: null },
    ],
  });
  expect(await screen.findByRole('radio', { name: 'Never', checked: true })).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  const storedDraft = JSON.parse(localStorage.getItem('health_draft_11') ?? '');
  const before = { pages: { 111: 'applies' }, inputs: {}, groups: { 30: 301 } };
  expect(storedDraft.draft).toEqual({ before, draft: { ...before, inputs: { 12: 1 } } });
  const no = screen.getByRole('button', { name: 'No' });
  fireEvent.click(no);
  expect(no.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('radio')).toBeNull();
  submit();
  await waitFor(() => expect(bodiesOf('POST /swims/11/health-questions')).toEqual([{ INPUT_90: 0 }]));
});

test('an urgent answer shows its note at once, before the next step', async () => {
  const { navigate } = await showCategory('11', {
    ...questions(),
    'POST /swims/11/health-questions': () => [
      200,
      {
        message: 'Your answers have been saved.',
        urgent_help: { title: 'Talk to a doctor now', text: '<p>Today.</p>', reasons: ['Blood'] },
      },
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  submit();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Digestion and reactions');
  expect(await screen.findByRole('heading', { level: 1, name: 'Talk to a doctor now' })).toBeDefined();
  expect(navigate).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the questionnaire' }));
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('ERR-60 a failed submit is reported and the answers stay', async () => {
  const { toast } = await showCategory('11', {
    ...questions(),
    'POST /swims/11/health-questions': () => [500, {}],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  submit();
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(toast.mock.calls[0]?.[0].message).toBe(
    'Something went wrong while submitting your answer. Please try again in a moment.',
  );
  expect(screen.getByRole('button', { name: 'No' }).getAttribute('aria-pressed')).toBe('true');
});

test('an unknown category links to the known ones', async () => {
  await showCategory('404', { 'GET /swims/404/health-questions': () => [404, { message: 'Not there.' }] });
  expect(await screen.findByRole('heading', { name: 'We can’t find that section' })).toBeDefined();
});

const medication = (input_id: number, prompt: string, used = false) => ({
  input_id,
  group_id: null,
  group_name: null,
  value: used ? 1 : -1,
  prompt,
  form_prompt: null,
  description: 'For the blood',
  page: 500,
  used,
});
const medications = {
  id: 'rx',
  pages: [],
  pageTitle: 'Your medication',
  pageDescription: 'Choose what you take.',
  inputs: [medication(501, 'Aspirin'), medication(502, 'Metformin')],
};
const saved = { message: 'Your answers have been saved.', urgent_help: null };

test('HLTH-25 HLTH-26 HLTH-27 HLTH-28 HLTH-29 HLTH-30 API-80 API-81 ENT-39 medications are found, picked, answered, removed and submitted', async () => {
  const { bodiesOf } = await renderForMember(<MedicationsScreen />, {
    responses: {
      'GET /swims/rx/health-questions': () => [200, { data: medications }],
      'POST /swims/rx/health-questions': () => [200, saved],
    },
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your medication');
  expect(screen.getByText('Choose what you take.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'I do not take any medication' })).toBeDefined();
  const offered = () => screen.queryAllByRole('button', { name: /^Add/ });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search medications' }), {
    target: { value: 'asp' },
  });
  expect(offered()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /^Add ?Aspirin/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Add ?Metformin/ }));
  expect(offered()).toHaveLength(0);
  expect(screen.queryByRole('list', { name: 'Medications' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'I do not take any medication' })).toBeNull();
  expect(screen.getAllByRole('radio', { name: 'Yes', checked: true })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Metformin' }));
  expect(offered()).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: 'Unknown' }));
  submit();
  await waitFor(() => expect(bodiesOf('POST /swims/rx/health-questions')).toEqual([{ INPUT_501: -1 }]));
});

test('HLTH-29 to take none is sent as an empty list', async () => {
  const { bodiesOf } = await renderForMember(<MedicationsScreen />, {
    responses: {
      'GET /swims/rx/health-questions': () => [200, { data: medications }],
      'POST /swims/rx/health-questions': () => [200, saved],
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'I do not take any medication' }));
  await waitFor(() => expect(bodiesOf('POST /swims/rx/health-questions')).toEqual([{}]));
});

test('ERR-62 a response without medications shows that something went wrong', async () => {
  await renderForMember(<MedicationsScreen />, {
    responses: {
      'GET /swims/rx/health-questions': () => [200, { data: { id: 'rx', pages: [] } }],
    },
  });
  expect(await screen.findByText('Something went wrong')).toBeDefined();
});
