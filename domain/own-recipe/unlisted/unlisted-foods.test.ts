import { describe, expect, test } from 'vitest';
import { boundOwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import { table } from '#domain/own-recipe/lines/bound-lines.fixture.ts';
import { unlistedSentences } from './unlisted-sentences.ts';

const bound = (lines: readonly string[], steps: readonly string[], title = 'Dinner') =>
  boundOwnRecipe(
    { title, summary: '', servings: 2, readyInMinutes: 0, mealTypes: [], lines, steps, author: null },
    'own-1',
    table,
  );
const unlisted = (lines: readonly string[], steps: readonly string[], title?: string) =>
  bound(lines, steps, title).unlisted.map(({ name }) => name);
const plain = ['400 g carrots', '200 g white rice', '2 tbsp olive oil'];

describe('EXT-20 a food that only the steps or the title name counts as one the dish may have', () => {
  test.each([
    ['Serve with warm naan.', 'naan'],
    ['Brush with melted butter.', 'butter'],
    ['Butter the pan and add the rice.', 'butter'],
    ['Flour the surface.', 'flour'],
    ['Dust with peanut flour.', 'peanut flour'],
    ['Toss with soy sauce.', 'soy sauce'],
    ['Serve on toast.', 'toast'],
    ['Serve with satay sauce.', 'satay sauce'],
    ['Add a dash of Worcestershire.', 'worcestershire'],
    ['Dip in tahini, then breadcrumbs.', 'breadcrumbs'],
    ['Add coconut, milk, and salt.', 'milk'],
    ['Top with bacon.', 'bacon'],
    ['Drizzle with honey (optional).', 'honey'],
    ['Add the prawns.', 'prawns'],
    ['Cook the pasta.', 'pasta'],
    ['Warm naan bread in the oven.', 'naan bread'],
    ['Coat in breadcrumbs.', 'breadcrumbs'],
    ['Line the tin with puff pastry sheet.', 'puff pastry sheet'],
    ['Deglaze with rum.', 'rum'],
    ['Finish with a dash of vodka.', 'vodka'],
    ['Soak them in kirsch.', 'kirsch'],
    ['Add bouillon.', 'bouillon'],
    ['Scatter with bean sprouts.', 'bean sprouts'],
    ['Serve with star fruit.', 'star fruit'],
    ['Serve with pâté.', 'pate'],
    ['Fry the liver.', 'liver'],
    ['Fry the onions and garlic.', 'garlic'],
    ['Wilt in the spinach.', 'spinach'],
    ['Squeeze over the grapefruit.', 'grapefruit'],
    ['Dust with garlic powder.', 'garlic'],
  ])('%s', (step, name) => {
    expect(unlisted(plain, [step])).toContain(name);
  });

  test('in a title, which may also name what the dish is like', () => {
    expect(unlisted(plain, [], 'Carrots with peanuts')).toEqual(['peanuts']);
    expect(unlisted(plain, [], 'Vegan butter carrots')).toEqual([]);
    expect(unlisted(plain, ['Bake the cake.'], 'Carrot cake')).toEqual([]);
    expect(unlisted(plain, ['Spread the pâté on top.'], 'Carrot pâté')).toEqual([]);
  });

  test('its FODMAPs are in doubt, unless another food of the dish has them', () => {
    expect(unlisted(plain, ['Add the garlic.'])).toEqual(['garlic']);
    expect(unlisted(['2 onions'], ['Add the garlic.'])).toEqual([]);
  });

  test.each([
    'Fry the popcorn shrimp.',
    'Roast until the sugars caramelize.',
    'Boil to the hard candy stage, by a sugar thermometer.',
    'Keep it sugar-free.',
  ])('not what only sounds like one that safety rules leave out: %s', (step) => {
    expect(unlisted(['200 g shrimp', ...plain], [step])).toEqual([]);
  });

  test('a longer name in the ingredients is another food, unless the step says it', () => {
    expect(unlisted(['200 g sushi rice'], ['Top with sushi.'])).toEqual(['sushi']);
    expect(unlisted(['200 g sushi rice'], ['Cook the sushi rice.'])).toEqual([]);
    expect(unlisted(plain, ['Stir in both sugars.'])).toContain('sugars');
  });

  test('a low amount of a food hides no other with the same burden', () => {
    expect(unlisted(['5 g onion', ...plain], ['Fry the onion and the garlic.'])).toEqual(['garlic']);
    expect(unlisted(['200 g onion', ...plain], ['Fry the onion and the garlic.'])).toEqual([]);
    expect(unlisted(['onion', ...plain], ['Fry the onion and the garlic.'])).toEqual([]);
    expect(unlisted(['2 g garlic', ...plain], ['Fry the garlic.'])).toEqual([]);
  });

  test('its allergen is neither denied nor claimed, and no other is in doubt', () => {
    const { recipe, foods } = bound(plain, ['Serve with naan.']);
    const id = recipe.ingredients.at(-1)?.foodId ?? '';
    expect(recipe.ingredients.at(-1)?.name).toBe('Naan, from the steps');
    expect(foods.get(id)?.oneOf?.map((food) => food.id)).toEqual(['naan-bread', 'water']);
    expect(foods.get(id)?.allergens).toContain('wheat');
    expect(foods.get(id)?.allergens).not.toContain('peanut');
  });

  test('the author is asked to add it', () => {
    expect(unlistedSentences(bound(plain, ['Serve with naan.']).unlisted)).toEqual([
      'Your title or steps mention naan, which isn’t an ingredient. Add it, so we can check it.',
    ]);
    expect(unlistedSentences(bound(plain, ['Toss in soy sauce and add the prawns.']).unlisted)).toEqual([
      'Your title or steps mention soy sauce and prawns, which aren’t ingredients. Add them, so we can check them.',
    ]);
    expect(unlistedSentences(bound(plain, ['Toss.']).unlisted)).toEqual([]);
  });

  test.each([
    'Cook until it is the color of peanut butter.',
    'Use oil instead of milk.',
    'No egg needed.',
    'Fish out the bay leaf.',
    'Cream the carrots until smooth and nutty.',
    'Shape into egg-sized balls, or the size of a walnut.',
    'It is milk-free.',
    'Knead the dough, roll it out, and slice the bread with a bread knife.',
    'Pour the batter into a cake tin, and bake the cake.',
    'Rub until it resembles breadcrumbs.',
    'Whisk to the consistency of heavy cream.',
    'Serve in bowls with the rice.',
    'Season with salt, white pepper, and a bay leaf.',
    'Crush them in a garlic press, and grind the rest in a coffee grinder.',
    'Cook until deep orange, then until they are cherry red.',
    'Wrap in a banana leaf, as in fig. 1.',
    'I left out the onions, and there is no need to add garlic.',
  ])('not what a step only speaks of: %s', (step) => {
    expect(unlisted(plain, [step])).toEqual([]);
  });

  test.each([
    ['1 cup oat milk', 'Stir in the milk.'],
    ['1 cup gluten-free flour', 'Whisk flour and salt.'],
    ['100 g vegan butter', 'Melt the butter.'],
    ['1 flax egg', 'Add the egg.'],
    ['200 g rice noodles', 'Serve over noodles.'],
    ['1 l vegetable stock', 'Add the broth.'],
    ['2 slices gluten-free bread', 'Serve on toast.'],
  ])('not a listed food by its short name: %s; %s', (line, step) => {
    expect(unlisted([line], [step])).toEqual([]);
  });

  test('peanut butter is no butter', () => {
    expect(unlisted(['100 g peanut butter'], ['Brush with melted butter.'])).toEqual(['butter']);
    expect(unlisted(['100 g peanut butter'], ['Stir the butter in.'])).toEqual([]);
  });

  test('not what a version has replaced, whose other steps are still those of the original', () => {
    const made = 'Made to fit you: Use olive oil instead of butter, and leave out the parmesan.';
    expect(unlisted(plain, [made, 'Melt butter, and sprinkle with parmesan.'])).toEqual([]);
    expect(unlisted(plain, [made, 'Serve with naan.'])).toEqual(['naan']);
    const left = 'Made to fit you: Leave out the cream cheese and use canola oil instead of butter.';
    expect(unlisted(plain, [left, 'Mash with cream cheese, and melt the butter.'])).toEqual([]);
    expect(unlisted(plain, [left, 'Pour over the brown butter.'])).toEqual([]);
    expect(unlisted(plain, [left, 'Sprinkle with goat cheese.'])).toEqual(['goat cheese']);
  });

  test.each([
    ['eggs', 'Fry until the whites are set and the yolks runny.', 'Serve with mayonnaise.'],
    ['trout', 'Lay the fish on top.', 'Serve with fish.'],
    ['French bread', 'Toast the bread and cut the toast into strips.', 'Serve with naan.'],
    ['all-purpose flour', 'Shape them with floured hands.', 'Serve with naan.'],
  ])('not what a version without %s calls it, but what is added to it', (food, own, added) => {
    const made = `Made to fit you: Leave out the ${food}.`;
    expect(unlisted(plain, [made, own])).toEqual([]);
    expect(unlisted(plain, [made, added])).toHaveLength(1);
  });
});
