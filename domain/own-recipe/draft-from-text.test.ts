import { describe, expect, test } from 'vitest';
import { draftFromText } from './draft-from-text.ts';

describe('EXT-20 a recipe that is shared as text', () => {
  test('is parted by its headings', () => {
    const text =
      'Carrot soup\n\nIngredients:\n- 500 g carrots\nsalt\n\nMethod\n1. Simmer.\n2) Blend until smooth.';
    expect(draftFromText(text, '')).toMatchObject({
      title: 'Carrot soup',
      ingredients: '500 g carrots\nsalt',
      steps: 'Simmer.\nBlend until smooth.',
    });
  });

  test('without headings by how its lines begin', () => {
    const text = '½ cup rice\n2 onions\nFry the onions, add the rice.';
    expect(draftFromText(text, 'Rice')).toMatchObject({
      title: 'Rice',
      ingredients: '½ cup rice\n2 onions',
      steps: 'Fry the onions, add the rice.',
    });
  });

  test('an address or a single line is no title', () => {
    expect(draftFromText('Soup', '')).toMatchObject({ title: '', steps: 'Soup' });
    expect(draftFromText('', 'Soup')).toMatchObject({ title: 'Soup', ingredients: '', steps: '' });
  });
});
