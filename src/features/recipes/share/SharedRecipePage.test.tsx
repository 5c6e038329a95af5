import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sampleRecipe } from '#machines/recipes/recipe.samples.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { SharedRecipePage } from './SharedRecipePage.tsx';

test('EXT-14 a shared recipe names its allergens in words', async () => {
  const nothing = () => {};
  const sentence = 'Contains milk, wheat; we don’t know “spice mix”, so it may contain others';
  const recipe = {
    ...sampleRecipe,
    allergen_statement: { sentence, contains: [], open: '', unidentified: ['spice mix'] },
  };
  await renderForMember(
    <MemoryRouter>
      <SharedRecipePage
        recipe={recipe}
        tab="nutrition"
        onTab={nothing}
        servings={recipe.servings}
        onServings={nothing}
        units="us"
        onUnits={nothing}
        controls={null}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText(sentence).textContent).toBe(sentence);
});
