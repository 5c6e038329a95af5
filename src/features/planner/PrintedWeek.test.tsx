import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleDay, samplePlanItem, sampleWeek } from '#domain/meal-plan/week-plan.fixture.ts';
import { PrintedWeek } from './PrintedWeek.tsx';

const date = '2026-05-14';
const shared = samplePlanItem('1', { title: 'Dal', slot: 'dinner' });
const separate = samplePlanItem('2', {
  ...{ title: 'Rice noodles', slot: 'dinner', only_for: ['adult-2'] },
  fit: { kind: 'over', sentence: 'Over your histamine limit' },
});
const person = (id: string, name: string, isMe: boolean) => ({
  ...{ id, name, is_me: isMe, is_there: true, is_usual: true },
});
const table = {
  meals: [
    {
      slot: 'dinner' as const,
      sentence: 'You and Ben',
      people: [person('adult-1', 'Ana', true), person('adult-2', 'Ben', false)],
    },
  ],
  pots: [
    { item_id: '1', servings: 2.41, fits_all: false, sentence: 'Not for Ben: peanuts', portions: [] },
    { item_id: '2', servings: 0.69, fits_all: true, sentence: 'For Ben', portions: [] },
  ],
  people: [],
};

test('EXT-32 the printed plan says for whom a separate dish is, and how much to cook for all', () => {
  const day = { ...sampleDay(date, [shared, separate]), table };
  const { container } = render(<PrintedWeek week={sampleWeek(date, [day])} days={[date]} />);
  const paper = container.textContent ?? '';
  expect(paper).toContain('Dal, 2.41 servings');
  expect(paper).toContain('Not for Ben: peanuts');
  expect(paper).toContain('Rice noodles, 0.69 servings only for Ben');
  expect(paper).not.toContain('Over your histamine limit');
});
