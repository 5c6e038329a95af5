import { expect, test } from 'vitest';
import { proteinSources } from './protein-sources.ts';

test('CONST-31 ONB-13 the nine protein options in their order', () => {
  expect(proteinSources.join(', ')).toBe(
    'Dairy, Eggs, Fish, Lamb, Pork, Poultry, Plant-Based, Red Meat, Shellfish',
  );
});
