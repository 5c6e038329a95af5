import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Food, Origin } from '#domain/food/food.ts';
import { parseFoods } from '#domain/food/parse-foods.ts';

const table = join(import.meta.dirname, '../../content/foods.csv');
const foods = parseFoods(readFileSync(table, 'utf8'));
const namesOf = (food: Food) => [food.name, ...food.aliases].map((name) => name.toLowerCase());

/** Foods with a matching name, except false matches. */
const named = (pattern: RegExp, soundAlike: readonly string[] = []) =>
  foods.filter((food) => !soundAlike.includes(food.id) && namesOf(food).some((name) => pattern.test(name)));

const lacking = (found: readonly Food[], ...needed: AllergenId[]) =>
  found.filter((food) => needed.some((id) => !food.allergens.includes(id))).map((food) => food.id);

const withoutGluten = [
  ...['gluten-free-pasta', 'gluten-free-bread', 'gluten-free-baking-powder', 'tamari', 'spaghetti-squash'],
  ...['buckwheat-flour', 'masa-harina', 'rice-flour', 'brown-rice-flour', 'potato-flour', 'almond-flour'],
  ...['chickpea-flour', 'tapioca-starch', 'arrowroot', 'rice-noodles', 'glass-noodles', 'marinara-sauce'],
  'pasta-sauce',
  ...[
    'cornstarch',
    'corn-tortilla',
    'rice-cakes',
    'coconut-flour',
    'soy-flour',
    'peanut-flour',
    'carob-powder',
  ],
  ...['gluten-free-flour', 'gluten-free-breadcrumbs', 'sweet-pickles', 'glutinous-rice-flour'],
  // distilling leaves no gluten (EU 1169/2011, annex II, 1 d)
  ...['potato-starch', 'ginger-beer', 'whiskey'],
];

describe('allergens by name', () => {
  test('cereals with gluten, and their products', () => {
    const cereal =
      /wheat|barley|\brye\b|spelt|\boats?\b|\boat\b|bread|pasta|noodle|spaghetti|\bflour\b|couscous|bulgur|semolina|malt\b|beer|soy sauce|cracker|pastry|tortilla|granola|seitan/;
    const found = named(cereal, [...withoutGluten, 'buckwheat-groats', 'tortilla-chips']);
    expect(found.length).toBeGreaterThan(40);
    expect(lacking(found, 'gluten')).toEqual([]);
  });

  test('wheat is declared in addition to gluten for all wheat', () => {
    const wheat =
      /\bwheat|bulgur|couscous|semolina|spelt|plain flour|soy sauce$|^pasta$|white bread|pastry|udon/;
    expect(lacking(named(wheat, [...withoutGluten, 'sushi-rice']), 'wheat', 'gluten')).toEqual([]);
  });

  test('milk', () => {
    const milk =
      /\bmilk\b|cream|cheese|butter|yogurt|yoghurt|kefir|ghee|quark|ricotta|mozzarella|feta|parmesan|whey|skyr/;
    const plants = [
      ...['coconut-milk', 'coconut-cream', 'soy-milk', 'almond-milk', 'rice-milk', 'cream-of-tartar'],
      ...[
        'peanut-butter',
        'almond-butter',
        'canned-lima-beans',
        'butter-lettuce',
        'butternut-squash',
        'crackers',
      ],
      ...[
        'oat-milk',
        'cashew-milk',
        'hemp-milk',
        'soy-yogurt',
        'vegan-butter',
        'vegan-cheese',
        'cocoa-butter',
      ],
      ...['light-coconut-milk', 'cream-of-coconut', 'creamed-coconut', 'creamed-corn', 'peanut-flour'],
      ...['sweet-pickles', 'lima-beans-dried', 'cashew-butter', 'sunflower-seed-butter', 'apple-butter'],
      ...['marshmallow-fluff', 'salad-dressing-mayo'],
    ];
    expect(lacking(named(milk, plants), 'milk')).toEqual([]);
  });

  test('tree nuts', () => {
    const nut = /almond|walnut|cashew|hazelnut|pecan|pistachio|macadamia|brazil nut|pine nut|pesto/;
    expect(lacking(named(nut), 'tree_nut')).toEqual([]);
  });

  test.each<[AllergenId, RegExp, string[]]>([
    ['peanut', /peanut|groundnut/, []],
    ['sesame', /sesame|tahini|hummus/, []],
    ['soy', /\bsoy|soya|tofu|tempeh|miso|edamame|natto|\btamari\b/, []],
    [
      'egg',
      /\begg\b|\beggs\b|mayonnaise|egg noodles|^(?:tagliatelle|fettuccine|pappardelle|lasagn)/,
      ['eggplant', 'fresh-pasta', 'vegan-mayonnaise'],
    ],
    ['celery', /celery|celeriac|stock|broth/, []],
    ['mustard', /mustard/, []],
    [
      'sulphites',
      /wine$|wine vinegar|dried apricot|sultana|golden raisin|sauerkraut|sherry/,
      ['rice-vinegar'],
    ],
    ['crustacean', /shrimp|prawn|crab|lobster/, []],
    ['mollusc', /mussel|clam|oyster|scallop|squid|calamari|octopus/, ['oyster-mushrooms', 'crackers']],
    ['fish', /salmon|tuna|\bcod\b|anchov|sardine|mackerel|herring|trout|fish sauce|worcester|haddock/, []],
    ['lupin', /gluten.free bread/, []],
  ])('%s', (allergen, pattern, soundAlike) => {
    expect(lacking(named(pattern, soundAlike), allergen)).toEqual([]);
  });

  test.each<[string, AllergenId[]]>([
    // lysozyme of egg white keeps it from blowing, as in no parmesan
    ['grana-padano', ['milk', 'egg']],
    // often stretched with wheat
    ['zaatar', ['sesame', 'gluten', 'wheat']],
    // seasoned with celery, and what is called uncured is cured with it
    ['bratwurst', ['celery', 'mustard']],
    ['hot-dog', ['celery', 'mustard']],
    ['smoked-sausage', ['celery', 'mustard']],
  ])('what nobody expects in %s: %j', (id, needed) => {
    expect(foods.find((food) => food.id === id)?.allergens).toEqual(expect.arrayContaining(needed));
  });

  test('what is distilled has no gluten', () => {
    const spirits = foods.filter(({ id }) => /^(?:whiskey|brandy|gin|vodka|rum|tequila)$/.test(id));
    expect(spirits).toHaveLength(6);
    expect(spirits.filter(({ allergens }) => allergens.includes('gluten'))).toEqual([]);
  });

  test('foods that only sound like an allergen have none', () => {
    const falseFriends = [
      ...[
        'coconut',
        'coconut-water',
        'nutmeg',
        'chestnuts',
        'water-chestnuts',
        'buckwheat-groats',
        'rice-flour',
      ],
      ...[
        'buckwheat-flour',
        'rice-noodles',
        'glass-noodles',
        'cornmeal',
        'quinoa',
        'millet',
        'sorghum',
        'teff',
      ],
      ...[
        'tapioca-starch',
        'arrowroot',
        'butternut-squash',
        'canned-lima-beans',
        'butter-lettuce',
        'oyster-mushrooms',
      ],
      ...[
        'cream-of-tartar',
        'sunflower-seeds',
        'pumpkin-seeds',
        'eggplant',
        'nutritional-yeast',
        'cocoa-powder',
      ],
      ...['white-rice', 'rice-milk', 'gluten-free-pasta', 'gluten-free-baking-powder', 'vodka'],
    ];
    const found = falseFriends.map((id) => foods.find((food) => food.id === id));
    expect(found).not.toContain(undefined);
    expect(found.filter((food) => food && food.allergens.length > 0).map((food) => food?.id)).toEqual([]);
  });

  test('coconut milk and dried coconut are neither milk nor nut', () => {
    const coconut = named(/coconut/).flatMap((food) => food.allergens);
    expect([...new Set(coconut)]).toEqual(['sulphites']);
  });
});

describe('origins by name', () => {
  test('meat, and products often made with it or with lard', () => {
    const animal: readonly Origin[] = ['meat', 'poultry', 'fish', 'shellfish', 'gelatin', 'egg'];
    const meat =
      /\b(?:beef|pork|chicken|turkey|lamb|veal|ham|bacon|lard|duck|meat|sausages?|chorizo|salami|suet|gelatin|au jus)\b|brown gravy|refried|baked beans|instant ramen|pie crust/;
    const soundAlike = ['tomato', 'coconut', 'vegan-sausage', 'stuffing-mix', 'graham-cracker-crust'];
    const found = named(meat, soundAlike);
    expect(found.length).toBeGreaterThan(60);
    expect(
      found.filter((food) => !food.origins.some((it) => animal.includes(it))).map(({ id }) => id),
    ).toEqual([]);
  });

  test.each<[Origin, RegExp]>([
    [
      'added-sugar',
      /^(?:kimchi|pickled-ginger|chipotle-in-adobo|(?:red-curry|green-curry|korma|tikka|madras)-paste)$/,
    ],
    ['potato', /^potato-(?:starch|flour|chips)$|^french-fries$/],
  ])('%s is often in what is sold with these names', (origin, ids) => {
    const found = foods.filter(({ id }) => ids.test(id));
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(({ origins }) => !origins.includes(origin)).map(({ id }) => id)).toEqual([]);
  });
});

describe('allergens by origin', () => {
  test.each<[Origin, AllergenId[]]>([
    ['dairy', ['milk']],
    ['egg', ['egg']],
    ['fish', ['fish']],
    ['gluten-grain', ['gluten']],
  ])('%s declares %j', (origin, needed) => {
    expect(
      lacking(
        foods.filter((food) => food.origins.includes(origin)),
        ...needed,
      ),
    ).toEqual([]);
  });

  test('shellfish is a crustacean or a mollusc', () => {
    const shellfish = foods.filter((food) => food.origins.includes('shellfish'));
    expect(
      shellfish.filter((food) => !food.allergens.some((id) => id === 'crustacean' || id === 'mollusc')),
    ).toEqual([]);
  });

  test('what declares wheat declares gluten', () => {
    expect(
      lacking(
        foods.filter((food) => food.allergens.includes('wheat')),
        'gluten',
      ),
    ).toEqual([]);
  });

  test('the protein source agrees with the origins', () => {
    const animal: readonly Origin[] = ['meat', 'poultry', 'fish', 'shellfish', 'dairy', 'egg', 'gelatin'];
    const needed = {
      Dairy: ['dairy'],
      Eggs: ['egg'],
      Fish: ['fish'],
      Lamb: ['meat'],
      Pork: ['meat'],
      Poultry: ['poultry'],
      'Red Meat': ['meat'],
      Shellfish: ['shellfish'],
      'Plant-Based': [],
    } as const;
    const wrong = foods.filter(({ proteinSource, origins }) => {
      if (proteinSource === null) return false;
      const hasAnimal = origins.some((origin) => animal.includes(origin));
      return proteinSource === 'Plant-Based'
        ? hasAnimal
        : !needed[proteinSource].some((origin) => origins.includes(origin));
    });
    expect(wrong.map((food) => food.id)).toEqual([]);
  });

  test('every meat, poultry, fish and shellfish to cook has a protein source', () => {
    const raw = foods.filter((food) => food.aisle === 'meat' || food.aisle === 'fish');
    expect(raw.filter((food) => food.proteinSource === null).map((food) => food.id)).toEqual([]);
  });
});
