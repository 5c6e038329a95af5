import { describe, expect, test } from 'vitest';
import { type RawDish, rawFoodIdsOf, rawKindOf } from '#domain/recipe/raw-foods.ts';
import { foodsById, loadDishes } from './content.fixture.ts';

/** A dish of our foods, as a member types it. */
function dish(title: string, foods: string, ...steps: string[]): RawDish {
  const ingredients = foods.split(' ').map((id) => {
    const food = foodsById.get(id);
    if (food === undefined) throw new Error(`no food ${id}`);
    return { food, name: food.name };
  });
  return { title, steps, ingredients };
}

describe('EXT-17 raw foods of a dish', () => {
  test.each<[string, RawDish, string[]]>([
    [
      'mousse',
      dish(
        'Chocolate mousse',
        'egg dark-chocolate heavy-cream',
        'Melt the chocolate over simmering water, then stir in the egg yolks.',
        'Fold in the whites and chill for 4 hours.',
      ),
      ['raw-egg'],
    ],
    [
      'tiramisu under another name',
      dish(
        'Coffee layers',
        'egg mascarpone sugar espresso',
        'Whisk the eggs with the sugar. Fold in the mascarpone.',
        'Brew the espresso, soak the biscuits, layer and chill overnight.',
      ),
      ['raw-egg'],
    ],
    [
      'mayonnaise',
      dish('Mayonnaise', 'egg-yolk canola-oil', 'Whisk the yolk and drip in the oil.'),
      ['raw-egg-yolk'],
    ],
    [
      'a garlic sauce',
      dish('Garlic sauce', 'egg garlic olive-oil', 'Blend the egg with the garlic and the oil until thick.'),
      ['raw-egg'],
    ],
    [
      'carbonara',
      dish(
        'Roman spaghetti',
        'egg pasta parmesan bacon',
        'Boil the pasta for 10 minutes. Fry the bacon until crisp.',
        'Beat the eggs with the parmesan.',
        'Take the pan off the heat and toss everything with the eggs.',
      ),
      ['raw-egg'],
    ],
    [
      'eggnog',
      dish(
        'Winter drink',
        'egg whole-milk sugar',
        'Whisk the eggs and sugar, pour in the cold milk and serve.',
      ),
      ['raw-egg'],
    ],
    [
      'a soft-boiled egg',
      dish('Breakfast egg', 'egg', 'Boil the egg for 4 minutes, so that the yolk is still runny.'),
      ['raw-egg'],
    ],
    [
      'an egg by the minute',
      dish('Eggs and soldiers', 'egg white-bread', 'Boil the eggs for 5 minutes. Toast the bread.'),
      ['raw-egg'],
    ],
    [
      'an egg turned for a moment',
      dish('Eggs over easy', 'egg butter', 'Fry the eggs, flip them, and cook for 10 seconds.'),
      ['raw-egg'],
    ],
    [
      'an egg with a set white',
      dish('Fried eggs', 'egg butter', 'Fry over medium heat until the whites are just set.'),
      ['raw-egg'],
    ],
    [
      'a dessert that isn’t baked',
      dish('Cream cups', 'egg cream-cheese', 'Beat the eggs and the cheese, and chill. Do not bake.'),
      ['raw-egg'],
    ],
    [
      'tuna that is seared',
      dish('Sesame tuna', 'tuna-steak', 'Sear it for 30 seconds on each side; the center should be pink.'),
      ['raw-tuna-steak'],
    ],
    [
      'duck that is served pink',
      dish('Duck', 'duck-breast', 'Fry skin side down for 8 minutes; serve pink.'),
      ['raw-duck-breast'],
    ],
    [
      'not an egg that is boiled hard, prawns that turn pink, nor an omelet over medium heat',
      dish(
        'Egg and prawn salad',
        'egg shrimp',
        'Boil the eggs for 10 minutes, until whites are set and yolks are firm.',
        'Fry the prawns over medium heat until pink.',
      ),
      [],
    ],
    [
      'ceviche',
      dish(
        'Lime fish',
        'sea-bass lime-juice sweet-potato',
        'Dice the sea bass and leave it in the lime juice for 20 minutes.',
        'Boil the sweet potato for 15 minutes and serve beside it.',
      ),
      ['raw-sea-bass'],
    ],
    [
      'sushi',
      dish(
        'Salmon nigiri',
        'salmon sushi-rice',
        'Cook the rice for 15 minutes and cool it.',
        'Slice the salmon and lay it on top.',
      ),
      ['raw-salmon'],
    ],
    [
      'tartare',
      dish('Steak tartare', 'beef-tenderloin egg-yolk', 'Chop the beef finely and set the yolk on top.'),
      ['raw-beef-tenderloin', 'raw-egg-yolk'],
    ],
    [
      'carpaccio by another name',
      dish(
        'Beef with rocket',
        'beef-tenderloin arugula',
        'Slice the beef as thinly as you can and dress with the rocket.',
      ),
      ['raw-beef-tenderloin'],
    ],
    [
      'a rare steak',
      dish('Steak', 'sirloin-steak', 'Sear the steak for 2 minutes on each side for medium-rare.'),
      ['raw-sirloin-steak'],
    ],
    ['eggs without a word of how', dish('Egg things', 'egg'), ['raw-egg']],
    ['fish without a word of how', dish('Fish and herbs', 'tuna-steak'), ['raw-tuna-steak']],
  ])('%s', (_, of, expected) => {
    expect(rawFoodIdsOf(of).toSorted()).toEqual(expected);
  });

  test('unheated raw milk and pressed juice, by their names', () => {
    const milk = foodsById.get('whole-milk');
    const juice = foodsById.get('apple-juice');
    if (milk === undefined || juice === undefined) throw new Error('no milk');
    const of = (food: typeof milk, name: string) =>
      rawFoodIdsOf({ title: 'Drink', steps: ['Pour and serve.'], ingredients: [{ food, name }] });
    expect(of(milk, 'Raw cow milk')).toEqual(['raw-whole-milk']);
    expect(of(juice, 'Unpasteurized apple juice')).toEqual(['raw-apple-juice']);
    expect(of(milk, 'Milk')).toEqual([]);
  });

  test.each<[string, RawDish]>([
    [
      'an omelette',
      dish('Omelette', 'egg butter', 'Beat the eggs.', 'Melt the butter, pour them in and cook until set.'),
    ],
    [
      'a cake',
      dish(
        'Lemon cake',
        'egg all-purpose-flour sugar',
        'Beat the eggs and sugar, fold in the flour.',
        'Bake for 40 minutes.',
      ),
    ],
    [
      'pancakes',
      dish(
        'Breakfast',
        'egg all-purpose-flour whole-milk',
        'Whisk the egg, flour and milk.',
        'Fry the batter by the spoonful.',
      ),
    ],
    [
      'a coating',
      dish(
        'Schnitzel',
        'egg veal breadcrumbs',
        'Turn the veal in the egg and the crumbs.',
        'Fry the veal for 3 minutes on each side.',
      ),
    ],
    ['a title that says it', dish('Scrambled eggs', 'egg')],
    [
      'a stew',
      dish(
        'Beef pot',
        'beef-stew-meat carrot',
        'Put the beef in a pot with the carrots.',
        'Simmer for 2 hours.',
      ),
    ],
    [
      'yolks that reach a temperature',
      dish('Sabayon', 'egg-yolk sugar', 'Whisk over simmering water until it reaches 71 °C (160 °F).'),
    ],
    [
      'roast fish',
      dish('Fish tray', 'salmon asparagus', 'Lay the salmon on the asparagus.', 'Roast for 15 minutes.'),
    ],
    ['chicken without steps', dish('Chicken salad', 'chicken-breast iceberg-lettuce')],
  ])('nothing of %s', (_, of) => {
    expect(rawFoodIdsOf(of)).toEqual([]);
  });
});

test.each([
  ['whole-milk', 'milk (raw)', true],
  ['whole-milk', 'fresh raw cow’s milk', true],
  ['cheddar-cheese', 'raw cheddar', true],
  ['butter', 'raw butter', true],
  ['apple-juice', 'apple juice, unpasteurized', true],
  ['whole-milk', 'milk', false],
  ['heavy-cream', 'raw cashews or cream', false],
])('EXT-17 %s called “%s” is unpasteurized: %s', (id, name, isRaw) => {
  const food = foodsById.get(id);
  const ingredients = food === undefined ? [] : [{ food, name }];
  expect(rawFoodIdsOf({ title: 'Dish', steps: ['Stir.'], ingredients })).toEqual(isRaw ? [`raw-${id}`] : []);
});

test('EXT-17 no dish of the catalog leaves egg, fish or meat raw', async () => {
  const dishes = await loadDishes();
  const risky = dishes.filter(({ recipe }) =>
    recipe.ingredients.some(({ foodId }) => {
      const food = foodsById.get(foodId);
      return food !== undefined && ['egg', 'fish', 'meat'].includes(rawKindOf(food) ?? '');
    }),
  );
  expect(risky.length).toBeGreaterThan(50);
  const raw = risky.filter(({ computed }) => computed.rawFoodIds.length > 0);
  expect(raw.map(({ recipe, computed }) => [recipe.refId, computed.rawFoodIds])).toEqual([]);
});

test('EXT-17 without its steps hardly a dish of eggs and fish counts as cooked', async () => {
  const dishes = (await loadDishes()).map(({ recipe }) => ({
    ...recipe,
    ingredients: recipe.ingredients.flatMap(({ foodId, name }) => {
      const food = foodsById.get(foodId);
      return food === undefined ? [] : [{ food, name }];
    }),
  }));
  const isRisky = ({ food }: (typeof dishes)[number]['ingredients'][number]) =>
    ['egg', 'fish'].includes(rawKindOf(food) ?? '');
  const risky = dishes.filter(({ ingredients }) => ingredients.some(isRisky));
  const flagged = risky.filter(
    ({ ingredients }) => rawFoodIdsOf({ title: 'x', steps: [], ingredients }).length > 0,
  );
  expect(flagged).toHaveLength(risky.length);
});
