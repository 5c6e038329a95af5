import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockResponses } from '#src/flows/mock-fetch.fixture.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { HealthScreen } from './HealthScreen.tsx';
import { advice, scored } from './health.fixture.ts';

const responses = {
  'GET /swims/105/health-questions': () => [200, { data: scored }],
  'GET /users/me/recommendations': () => [200, { data: advice }],
} satisfies MockResponses;
const busy = () => [503, { message: 'Questionnaire server is busy. Please try again later.' }] as const;

test('HLTH-01 HLTH-02 HLTH-03 HLTH-04 HLTH-05 API-75 the score in its color, its description and its table, next to the recommendations', async () => {
  await renderForMember(<HealthScreen />, {
    responses,
    settings: {
      health_score_description: 'Where you stand today.',
      health_score_and_recommendation_page: 'health-score',
    },
  });
  const ring = await screen.findByRole('img', { name: 'Health score 78 of 100' });
  expect(ring.querySelector('circle[stroke="#3f8358"]')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good, with room to grow');
  expect(screen.getByText('Where you stand today.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'How the score works' }).getAttribute('href')).toBe(
    '/pages/health-score',
  );
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80');
  expect(screen.getByRole('img', { name: '7.8 of 10 points: 78 out of 100' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'What helped' }).parentElement?.textContent).toContain(
    'Hours of sleep7 to 8 hours+5',
  );
  expect(screen.getByRole('heading', { name: 'What cost points' }).parentElement?.textContent).toContain(
    'StressOn most days−2.2',
  );
  const table = screen.getByRole('table', { name: /^Sleep/, hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual([
    'What countsPoints',
    'Hours of sleep7 to 8 hoursWatson and others 2015 (opens in a new tab)5 of 5',
    'StressOn most daysA book2.8 of 5',
    'SnoringNot answered yetA bookdoesn’t count',
  ]);
  expect(
    screen.getByRole('img', { name: 'Score over time: from 61 on March 2, 2026 to 78 on May 9, 2026' }),
  ).toBeDefined();
  expect(screen.getByText(/not medical advice/)).toBeDefined();
});

test('HLTH-05 OR-74 without a page that explains it there is no link to one', async () => {
  await renderForMember(<HealthScreen />, {
    responses,
    settings: { health_score_description: null, health_score_and_recommendation_page: null },
  });
  await screen.findByRole('img', { name: 'Health score 78 of 100' });
  expect(screen.queryByRole('link', { name: 'How the score works' })).toBeNull();
});

test('HLTH-06 HLTH-07 HLTH-08 CONST-45 API-76 three recommendations at first, all of them by category, each with dose, how, foods and reasons', async () => {
  await renderForMember(<HealthScreen />, { responses });
  const card = await screen.findByRole('article', { name: 'Calcium with meals' });
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(within(card).getByText('Minerals')).toBeDefined();
  expect(within(card).getByText('300 mg, with lunch and dinner')).toBeDefined();
  expect(within(card).getByText('same time').tagName).toBe('STRONG');
  const links = within(card)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Yogurt', '/recipes?keyword=Yogurt'],
    ['Fish pieFits you: celery', '/recipes/17'],
    ['EFSA 2015 (opens in a new tab)', 'https://doi.org/10.2903/j.efsa.2015.4101'],
    ['Read more about Calcium with meals', '/pages/calcium'],
  ]);
  expect(within(card).getByText('Kidney stones')).toBeDefined();
  expect(within(card).getByText('No more than 2,500 mg a day for an adult (EFSA).')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'See all 4' }));
  expect(screen.getAllByRole('article')).toHaveLength(4);
  const categories = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(categories).toEqual(['Food', 'Habits', 'Minerals']);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('urgent signs are shown first, and nothing is recommended', async () => {
  const urgent_help = {
    title: 'Please talk to a doctor now',
    text: '<p>Call your practice today.</p>',
    reasons: ['Blood in the stool'],
  };
  await renderForMember(<HealthScreen />, {
    responses: {
      ...responses,
      'GET /users/me/recommendations': () => [
        200,
        { data: { ...advice, recommendations: [], allrecs: [], allcats: [], urgent_help } },
      ],
    },
  });
  await screen.findByRole('img', { name: 'Health score 78 of 100' });
  const region = await screen.findByRole('region', { name: 'Please talk to a doctor now' });
  expect(region.textContent).toContain('Call your practice today.');
  expect(region.textContent).toContain('Blood in the stool');
  expect(screen.getByText(/talk to a doctor before/)).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
});

test('recommendations left out because of a medicine are listed with reason and source', async () => {
  const left_out = [
    {
      recommendation_id: 'iodine',
      label: 'Iodine',
      medications: ['Levothyroxine'],
      why: 'It changes how the thyroid answers.',
      evidence: [{ title: 'NIH', url: 'https://ods.od.nih.gov/' }],
    },
  ];
  await renderForMember(<HealthScreen />, {
    responses: {
      ...responses,
      'GET /users/me/recommendations': () => [200, { data: { ...advice, left_out } }],
    },
  });
  const note = await screen.findByRole('region', { name: 'Left out because of your medication' });
  expect(within(note).getByText('Iodine, with Levothyroxine')).toBeDefined();
  expect(within(note).getByText('It changes how the thyroid answers.')).toBeDefined();
  expect(within(note).getByRole('link', { name: /NIH/ })).toBeDefined();
});

test('EXT-17 withheld recommendations are listed once per reason, with a link to the question', async () => {
  const why = 'We can offer it once you have answered “Kidney disease”.';
  const item = (label: string) => ({
    recommendation_id: label,
    label,
    medications: [],
    why,
    evidence: [],
  });
  const left_out = [item('Pulses once more in a week'), item('A handful of nuts or seeds')];
  await renderForMember(<HealthScreen />, {
    responses: {
      ...responses,
      'GET /users/me/recommendations': () => [200, { data: { ...advice, left_out } }],
    },
  });
  const note = await screen.findByRole('region', { name: 'Not offered yet' });
  expect(within(note).getAllByText(why)).toHaveLength(1);
  expect(within(note).getByText('Pulses once more in a week; A handful of nuts or seeds')).toBeDefined();
  expect(within(note).getByRole('link', { name: 'My health' }).getAttribute('href')).toBe(
    '/account/my-health',
  );
  expect(screen.queryByRole('region', { name: 'Left out because of your medication' })).toBeNull();
});

test('HLTH-01 ERR-59 score and recommendations fail and are retried independently', async () => {
  let isBusy = true;
  await renderForMember(<HealthScreen />, {
    responses: {
      ...responses,
      'GET /swims/105/health-questions': () => (isBusy ? busy() : [200, { data: scored }]),
    },
  });
  expect(await screen.findByText('Questionnaire server is busy. Please try again later.')).toBeDefined();
  expect(await screen.findByRole('article', { name: 'Calcium with meals' })).toBeDefined();
  isBusy = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'Health score 78 of 100' })).toBeDefined();
});

test.each([
  ['GET /swims/105/health-questions', 'GET /users/me/recommendations'],
  ['GET /users/me/recommendations', 'GET /swims/105/health-questions'],
] as const)(
  'score and recommendations are drawn together, so that neither moves the other, also when %s is late',
  async (late, inTime) => {
    const isLateAnswered = Promise.withResolvers<void>();
    const isAsked = vi.fn(responses[inTime]);
    await renderForMember(<HealthScreen />, {
      responses: {
        [inTime]: isAsked,
        [late]: async () => {
          await isLateAnswered.promise;
          return responses[late]();
        },
      },
    });
    await expect.poll(() => isAsked).toHaveResolved();
    await act(async () => {});
    expect(screen.getByText('Loading your score')).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
    isLateAnswered.resolve();
    await screen.findByRole('img', { name: 'Health score 78 of 100' });
    expect(screen.getByRole('article', { name: 'Calcium with meals' })).toBeDefined();
  },
);

test('before the first answer there is a link to the questionnaire', async () => {
  const { healthscore_table, ...unanswered } = scored;
  await renderForMember(<HealthScreen />, {
    responses: {
      'GET /swims/105/health-questions': () => [
        200,
        {
          data: {
            ...unanswered,
            health_questionnaire_completion: 0,
            healthscore_table: { ...healthscore_table, band: 'open', band_label: 'Not known yet' },
            healthscore_history: [],
          },
        },
      ],
      'GET /users/me/recommendations': () => [
        200,
        { data: { ...advice, recommendations: [], allrecs: [], allcats: [] } },
      ],
    },
  });
  const start = await screen.findByRole('link', { name: 'Start the questionnaire' });
  expect(start.getAttribute('href')).toBe('/health-questionnaire');
  expect(await screen.findByText('Nothing to recommend yet')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'What helped' })).toBeNull();
});
