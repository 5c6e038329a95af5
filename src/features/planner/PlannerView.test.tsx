import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleDay, samplePlanItem, sampleWeek } from '#domain/meal-plan/week-plan.fixture.ts';
import { itemsOn } from '#domain/meal-plan/week-plan.ts';
import { beginFirstScreen, endFirstScreen } from '#src/flows/first-screen.ts';
import type { MealPlanner } from '#src/flows/planner/use-meal-planner.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { PlannerView } from './PlannerView.tsx';

afterEach(() => {
  endFirstScreen();
  vi.unstubAllGlobals();
});

const day = '2026-05-14';
const week = sampleWeek(day, [
  sampleDay(day, [
    samplePlanItem('1', { title: 'Oatmeal', slot: 'breakfast' }),
    samplePlanItem('2', { title: 'Carrot soup', slot: 'lunch' }),
  ]),
]);
const nothing = () => {};
const planner: MealPlanner = {
  ...{ day, today: day, week, items: itemsOn(week, day), planId: week.days[day]?.id ?? null },
  ...{ trouble: null, failure: null, isSaving: false, state: 'ready' },
  ...{ choose: nothing, change: nothing, noteGenerated: nothing, askClear: nothing },
  ...{ dismissTrouble: nothing, repeat: nothing, retry: nothing },
};
const show = () =>
  renderForMember(
    <MemoryRouter>
      <PlannerView
        planner={planner}
        drag={{ held: null, begin: nothing }}
        onItem={nothing}
        onReplace={nothing}
        open={nothing}
        printed={<p>the week on paper</p>}
      />
    </MemoryRouter>,
  );
const parts = () => ({
  dishes: screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label') ?? card.textContent),
  hasDayActions: screen.queryByRole('button', { name: 'Copy day' }) !== null,
  hasPaper: screen.queryByText('the week on paper') !== null,
});

test('the first screen renders the first meal; the others and the printed week follow its paint', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  beginFirstScreen();
  await show();
  endFirstScreen();
  expect(parts()).toMatchObject({ dishes: [expect.stringContaining('Oatmeal')], hasDayActions: false });
  expect(parts().hasPaper).toBe(false);
  for (const frame of frames.splice(0)) frame(0);
  expect(await screen.findByText('the week on paper')).toBeTruthy();
  expect(parts()).toMatchObject({
    dishes: [expect.stringContaining('Oatmeal'), expect.stringContaining('Carrot soup')],
    hasDayActions: true,
  });
});
