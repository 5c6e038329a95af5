import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { proteinSources } from '#domain/food/protein-sources.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { useChoiceNames } from './use-choice-names.ts';

afterEach(() => vi.unstubAllGlobals());

function Offered() {
  return (
    <>
      <p>{useChoiceNames('allergens').join()}</p>
      <p>{useChoiceNames('proteinSources').join()}</p>
    </>
  );
}

test('OR-46 OR-90 the allergens and proteins to choose from are those of the server', async () => {
  await renderForMember(<Offered />, {
    responses: {
      'GET /recipes/allergens': () => [200, { data: ['Milk', 'Buckwheat'] }],
      'GET /recipes/protein-sources': () => [200, { data: ['Insects'] }],
    },
  });
  expect(await screen.findByText('Milk,Buckwheat')).toBeDefined();
  expect(await screen.findByText('Insects')).toBeDefined();
});

test('OR-46 OR-90 ONB-13 CONST-31 without an answer of the server the fixed names are offered', async () => {
  const busy = vi.fn(() => [503, { message: 'busy' }] as const);
  await renderForMember(<Offered />, {
    responses: { 'GET /recipes/allergens': busy, 'GET /recipes/protein-sources': busy },
  });
  await expect.poll(() => busy.mock.calls.length === 2).toBe(true);
  expect(screen.getByText(/^Milk,Eggs,/)).toBeDefined();
  expect(screen.getByText(proteinSources.join())).toBeDefined();
});
