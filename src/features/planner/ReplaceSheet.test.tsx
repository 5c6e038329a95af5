import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { samplePlanItem } from '#domain/meal-plan/week-plan.fixture.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import type { Replacements } from '#src/flows/planner/planner-flows.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { ReplaceSheet } from './ReplaceSheet.tsx';

const found: Replacements = {
  data: [
    {
      recipe_id: '21',
      title: 'Plum porridge',
      image: null,
      servings: 2,
      calories: 410,
      day_calories: 1990,
      ready_in_minutes: 20,
      fit: { kind: 'at_limit', sentence: 'At your histamine limit (estimated)' },
    },
  ],
  meta: { target_calories: 2000, is_on_target: true },
};

test('EXT-13 a dish offered instead of another says what it is for the member', async () => {
  const replace = vi.fn();
  const sheets = { open: 'replace', close: () => {}, send: () => {} } as unknown as PlannerSheets;
  await renderForMember(
    <ReplaceSheet sheets={sheets} planId="3" item={samplePlanItem('8')} onReplace={replace} />,
    { responses: { 'GET /meal-plans/3/recipes/8/replacements': () => [200, found] } },
  );
  const offer = await screen.findByRole('button', { name: /^Plum porridge/ });
  expect(offer.textContent).toContain('At your histamine limit (estimated)');
  fireEvent.click(offer);
  expect(replace.mock.calls).toEqual([['8', '21', 2]]);
});

test('EXT-29 without a network the sheet says what can be done instead', async () => {
  const sheets = { open: 'replace', close: () => {}, send: () => {} } as unknown as PlannerSheets;
  const offline = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    throw new TypeError('Failed to fetch');
  };
  await renderForMember(
    <ReplaceSheet sheets={sheets} planId="3" item={samplePlanItem('8')} onReplace={() => {}} />,
    { responses: { 'GET /meal-plans/3/recipes/8/replacements': offline } },
  );
  expect(await screen.findByText(plannerMessages.replacementsOffline)).toBeDefined();
  vi.restoreAllMocks();
});
