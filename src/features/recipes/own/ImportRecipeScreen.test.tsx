import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { importEndings } from '#domain/own-recipe/import/import-file.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { ImportRecipeScreen } from './ImportRecipeScreen.tsx';

const guide = readFileSync(
  join(import.meta.dirname, '../../../../docs/guides/bring-your-recipes.md'),
  'utf8',
);
const testedAgainst = (app: string) => guide.split('\n').find((line) => line.startsWith(`| ${app} |`)) ?? '';

test('EXT-20 the import says which formats it takes, and which it could not try on a real export', async () => {
  await renderForMember(
    <MemoryRouter>
      <ImportRecipeScreen />
    </MemoryRouter>,
  );
  const sentence = screen.getByText(/A saved page/).textContent ?? '';
  const [taken = '', untried = ''] = sentence.split('We haven’t tried a real export of these four apps yet.');
  expect(untried).toContain('please check what we find');
  for (const app of ['Mealie', 'Tandoor', 'RecipeSage']) {
    expect(taken).toContain(app);
    expect(untried.split('published code of')[1]?.split(', and what')[0]).toContain(app);
    expect(testedAgainst(app)).toContain('its code');
  }
  expect(taken).toContain('Paprika');
  expect(untried).toContain('what other apps read of Paprika');
  expect(testedAgainst('Paprika')).toContain('**not its code**');
  expect(screen.getByLabelText('Recipe file').getAttribute('accept')).toBe(importEndings.join(','));
});
