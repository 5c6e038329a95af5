import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { dayTotals } from '#domain/meal-plan/day-totals.ts';
import { samplePlanItem } from '#domain/meal-plan/week-plan.fixture.ts';
import type { PlanItem } from '#domain/meal-plan/week-plan.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { PlanItemCard } from './PlanItemCard.tsx';

const nothing = () => {};
const show = (item: PlanItem) =>
  renderForMember(
    <MemoryRouter>
      <PlanItemCard
        item={item}
        pot={null}
        cookedFor={[]}
        isHeld={false}
        onRemove={nothing}
        onMenu={nothing}
        onReplace={nothing}
        onServings={nothing}
        onPointerDown={nothing}
      />
    </MemoryRouter>,
  );

test('EXT-32 a card of a shared plan has the calories of what the member eats, as the day has', async () => {
  const item = samplePlanItem('1', { servings: 2, eaten_servings: 1.5 });
  expect(dayTotals([item]).Calories).toBe(213);
  await show(item);
  expect(screen.getByText(/213 kcal/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText(/426 kcal/)).toBeTruthy();
});

test('EXT-32 a dish that the member does not eat has no calories, and one for others those of their portion', async () => {
  await show(samplePlanItem('1', { eaten_servings: 0 }));
  expect(screen.queryByText(/kcal/)).toBeNull();
  await show(samplePlanItem('2', { title: 'Stew', only_for: ['adult-2'] }));
  expect(screen.getByText(/142 kcal/)).toBeTruthy();
});

test('EXT-17 a card of leftovers says when they don’t keep until then', async () => {
  const sentence = 'Cooked rice keeps for a day in the fridge.';
  await show(samplePlanItem('1', { keeping_note: { sentence, source: 'Food Standards Agency' } }));
  expect(screen.getByText(sentence)).toBeTruthy();
});
