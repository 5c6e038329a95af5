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

  test.each([
    [
      'words that begin figures as well',
      'Pie\n200 g flour\nReady-rolled puff pastry\nTotal 0% yogurt\nMix well.',
      ['200 g flour', 'Ready-rolled puff pastry', 'Total 0% yogurt'],
    ],
    [
      'a list with dashes',
      'Salad\n– 1 lettuce\n– Feta\n– 2 tbsp oil\nToss.',
      ['1 lettuce', 'Feta', '2 tbsp oil'],
    ],
    [
      'a numbered list',
      'Salad\n1. 1 lettuce\n2. Feta\n3. Walnuts\n\n1. Toss it.',
      ['1 lettuce', 'Feta', 'Walnuts'],
    ],
    [
      'amounts after names',
      'Soup\nFlour - 200 g\nCream: 1 cup\nButter\t50 g\nBoil it.',
      ['Flour - 200 g', 'Cream: 1 cup', 'Butter\t50 g'],
    ],
    [
      'amounts in words',
      'Soup\nTwo carrots\nHalf a pint of cream\nSome butter\nAbout 2 tbsp mayo\nHalf fill a pan.',
      ['Two carrots', 'Half a pint of cream', 'Some butter', 'About 2 tbsp mayo'],
    ],
    [
      'all in one line',
      'Crepes\nIngredients: 200 g flour, 2 eggs\nButter\nMethod: Whisk.\nFry.',
      ['200 g flour', '2 eggs', 'Butter'],
    ],
    [
      'what is named after the steps',
      'Fish\nIngredients\n4 fillets\nMethod\nFry it.\nFor the sauce\n100 ml cream\nHeat it.\nTo serve\nNaan',
      ['4 fillets', '100 ml cream', 'To serve', 'Naan'],
    ],
  ])('no ingredient is lost: %s', (_, text, ingredients) => {
    expect(draftFromText(text, '').ingredients.split('\n')).toEqual(ingredients);
  });

  test('a step stays a step, also on the line of its heading', () => {
    const text =
      'Crepes\nIngredients: 200 g flour\nMethod: Whisk.\nSalt the water\n2. Fry.\n5 minutes later, serve.';
    expect(draftFromText(text, '').steps).toBe('Whisk.\nSalt the water\nFry.\n5 minutes later, serve.');
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
