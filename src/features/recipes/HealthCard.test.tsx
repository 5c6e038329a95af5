import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { HealthCard } from './HealthCard.tsx';

const user = { features: ['questionnaire_health_score'] };
const scored = {
  id: '105',
  pages: [],
  healthscore: 78,
  healthscorecolor: '#3f8358',
  health_questionnaire_completion: 80,
};

test('DASH-03 DASH-04 the card shows the score and how much of the questionnaire is answered', async () => {
  await renderForMember(<HealthCard />, {
    user,
    responses: { 'GET /swims/105/health-questions': () => [200, { data: scored }] },
  });
  const card = await screen.findByRole('link');
  expect(card.getAttribute('href')).toBe('/health-and-wellness');
  expect(screen.getByRole('img', { name: 'Health score 78 of 100' })).toBeDefined();
  const progress = screen.getByRole('progressbar', { name: 'Questionnaire answered' });
  expect(progress.getAttribute('aria-valuenow')).toBe('80');
  expect(progress.querySelector('span')?.style.width).toBe('80%');
});

test('DASH-05 OR-84 without the feature it is blurred and locked, links to the plans, and sends no request', async () => {
  const { toast, bodiesOf } = await renderForMember(<HealthCard />, { user: { features: [] } });
  expect(screen.getByText('Subscription Required')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/account/choose-plan');
  const drawing = screen.getByRole('region').firstElementChild;
  expect(drawing?.hasAttribute('inert')).toBe(true);
  expect(screen.queryByRole('img')).toBeNull();
  expect(bodiesOf('GET /swims/105/health-questions')).toEqual([]);
  expect(toast).not.toHaveBeenCalled();
});

test('ERR-59 a failed load of the score can be retried', async () => {
  let isBusy = true;
  await renderForMember(<HealthCard />, {
    user,
    responses: {
      'GET /swims/105/health-questions': () => (isBusy ? [500, {}] : [200, { data: scored }]),
    },
  });
  expect(await screen.findByText('Questionnaire server is busy. Please try again later.')).toBeDefined();
  isBusy = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'Health score 78 of 100' })).toBeDefined();
});
