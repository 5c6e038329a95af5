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

  test('without headings a name without an amount is an ingredient, until something is done with them', () => {
    const text =
      'Pancakes\nServes 4\n1. 200 g flour\n2. 2 eggs\nMilk\nButter for frying\nGround almonds 50 g\n1. Mix all.\nFry in butter\n2. Serve.';
    expect(draftFromText(text, '')).toMatchObject({
      title: 'Pancakes',
      ingredients: '200 g flour\n2 eggs\nMilk\nButter for frying\nGround almonds 50 g',
      steps: 'Serves 4\nMix all.\nFry in butter\nServe.',
    });
  });

  test('headings are found in Markdown', () => {
    const text = '# Soup\n## Ingredients\nMilk\n## Method\nWarm it.';
    expect(draftFromText(text, '')).toMatchObject({ ingredients: 'Milk', steps: 'Warm it.' });
  });

  test('an address or a single line is no title', () => {
    expect(draftFromText('Soup', '')).toMatchObject({ title: '', steps: 'Soup' });
    expect(draftFromText('', 'Soup')).toMatchObject({ title: 'Soup', ingredients: '', steps: '' });
  });
});
