import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { noAnswers, type QuizAnswers } from '#domain/onboarding/quiz.ts';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { storeProgress } from '#src/flows/onboarding/quiz-progress.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { PreferencesPreviewScreen } from './PreferencesPreviewScreen.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function reviewOf(answers: QuizAnswers): Promise<readonly (readonly (string | undefined)[])[]> {
  storeProgress(settledUser.id, { step: 'review', answers, before: {} });
  await renderForMember(
    <MemoryRouter>
      <PreferencesPreviewScreen />
    </MemoryRouter>,
    { stored: { ...localStorage } },
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Review & Confirm');
  return screen
    .getAllByRole('region')
    .map((group) => [group.querySelector('h2')?.textContent, group.querySelector('p')?.textContent]);
}

test('ONB-17 the review shows the answers of all five steps', async () => {
  const answers = {
    ...noAnswers,
    followsDiet: true,
    diets: ['Vegan', 'Paleo'],
    proteinSources: ['Fish'],
    allergens: ['Milk'],
    excludedIngredients: ['Coriander'],
    intolerances: { ...noAnswers.intolerances, histamine: true, fodmap: true },
  };
  expect(await reviewOf(answers)).toEqual([
    ['Diet Type', 'Vegan, Paleo'],
    ['Protein Sources', 'Fish'],
    ['Allergies', 'Milk'],
    ['Food Intolerances', 'Low Histamine, Low FODMAP'],
    ['Excluded Ingredients', 'Coriander'],
  ]);
});

test('ONB-17 diets that were picked before the No are not shown', async () => {
  const [diet] = await reviewOf({ ...noAnswers, followsDiet: false, diets: ['Vegan'] });
  expect(diet?.[1]).not.toContain('Vegan');
});
