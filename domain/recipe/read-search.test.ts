import { beforeAll, expect, test } from 'vitest';
import type { FoodTable } from '#domain/food/food-table.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { type ReadSearch, readSearch } from './read-search.ts';

let foods: FoodTable;
beforeAll(async () => {
  foods = await loadFoods();
});

interface Read extends Omit<Partial<ReadSearch>, 'understood'> {
  /** The labels. */
  readonly understood?: readonly string[];
}
const nothing = {
  words: [],
  choices: [],
  maxMinutes: null,
  maxCalories: null,
  minCalories: null,
  diets: [],
  allergens: [],
  withoutFoods: [],
  low: [],
  courses: [],
  cuisines: [],
  seasons: [],
  efforts: [],
  traits: [],
  understood: [],
};
const meal = ['Main course', 'Soup', 'Salad'] as const;

function read(query: string) {
  const { droppable, understood, unread: _, ...found } = readSearch(query, foods);
  return { ...found, understood: understood.map(({ label }) => label) };
}

test.each<[string, Read]>([
  ['celery', { words: ['celery'] }],
  ['Soup, SOUP and Brûlée', { words: ['soup', 'brulee'] }],
  ['dinner 30 minutes', { courses: [meal], maxMinutes: 30, understood: ['dinner', '30 minutes or less'] }],
  ['quick chicken recipes', { words: ['chicken'], maxMinutes: 30, understood: ['30 minutes or less'] }],
  ['30-minute pasta', { words: ['pasta'], maxMinutes: 30, understood: ['30 minutes or less'] }],
  ['under 20 min', { maxMinutes: 20, understood: ['20 minutes or less'] }],
  ['soup in under 1 hour', { words: ['soup'], maxMinutes: 60, understood: ['60 minutes or less'] }],
  ['half an hour', { maxMinutes: 30, understood: ['30 minutes or less'] }],
  ['something with rice', { words: ['rice'] }],
  ['soup with leek', { words: ['soup', 'leek'] }],
  [
    'vegan gluten-free bread',
    { words: ['bread'], diets: ['Vegan', 'Gluten Free'], understood: ['vegan', 'gluten free'] },
  ],
  ['dairy-free cake', { words: ['cake'], allergens: ['milk'], understood: ['no milk'] }],
  [
    'nut free cookies',
    { words: ['cookies'], allergens: ['tree_nut', 'peanut'], understood: ['no tree nuts', 'no peanuts'] },
  ],
  [
    'cake without milk or eggs',
    { words: ['cake'], allergens: ['milk', 'egg'], understood: ['no milk', 'no eggs'] },
  ],
  [
    'salad no limes',
    {
      words: ['salad'],
      withoutFoods: [
        ...['lime', 'lime-juice', 'lime-zest', 'makrut-lime-leaf'],
        ...['salsa', 'lemonade', 'marmalade', 'green-curry-paste', 'red-curry-paste', 'flavored-gelatin'],
        'tomatillo-salsa',
      ],
      understood: ['no limes'],
    },
  ],
  [
    'high protein breakfast',
    { traits: ['high protein'], courses: [['Breakfast']], understood: ['20 g protein or more', 'breakfast'] },
  ],
  ['low carb', { traits: ['low carb'], understood: ['at most 20 g carbs'] }],
  ['low fat yogurt', { words: ['low', 'fat', 'yogurt'] }],
  ['cheap soup', { words: ['soup'], traits: ['cheap'], understood: ['cheap'] }],
  ['gf pasta', { words: ['pasta'], diets: ['Gluten Free'], understood: ['gluten free'] }],
  ['df soup', { words: ['soup'], allergens: ['milk'], understood: ['no milk'] }],
  ['eggless pancakes', { words: ['pancakes'], allergens: ['egg'], understood: ['no eggs'] }],
  [
    'fodmap friendly snacks',
    { low: ['fodmap'], courses: [['Snack', 'Appetizer']], understood: ['low FODMAP', 'snack'] },
  ],
  ['anti histamine', { words: ['anti'], low: ['histamine'], understood: ['low histamine'] }],
  ['oxalate free', { low: ['oxalate'], understood: ['low oxalate'] }],
  ['what can I eat with eggs', { words: ['eggs'] }],
  ['how to make hummus', { words: ['hummus'] }],
  ['low histamine dinner', { courses: [meal], low: ['histamine'], understood: ['low histamine', 'dinner'] }],
  [
    'low in oxalates and salicylates',
    { low: ['oxalate', 'salicylate'], understood: ['low oxalate', 'low salicylate'] },
  ],
  ['low fodmap', { low: ['fodmap'], understood: ['low FODMAP'] }],
  ['italian chicken', { words: ['chicken'], cuisines: [['Italian']], understood: ['Italian'] }],
  ['no bake desserts', { courses: [['Dessert']], efforts: ['no oven'], understood: ['no oven', 'dessert'] }],
  [
    'easy summer lunch',
    { courses: [meal], seasons: [['Summer']], efforts: ['easy'], understood: ['easy', 'summer', 'lunch'] },
  ],
  ['no-cook lunch', { courses: [meal], efforts: ['no cooking'], understood: ['no cooking', 'lunch'] }],
  ['thai curry', { words: ['curry'], cuisines: [['Thai']], understood: ['Thai'] }],
  ['moroccan soup', { words: ['soup'], cuisines: [['North African']], understood: ['North African'] }],
  ['pad thai', { words: ['pad', 'thai'] }],
  ['curry powder', { words: ['curry', 'powder'] }],
  ['mac n cheese', { words: ['mac', 'cheese'] }],
  ['iron rich soup', { words: ['soup'], traits: ['high iron'], understood: ['3.6 mg iron or more'] }],
  ['party food', { courses: [['Appetizer', 'Snack']], understood: ['party food'] }],
  ['autumn stew', { words: ['stew'], seasons: [['Fall']], understood: ['fall'] }],
  ['soup under 400 calories', { words: ['soup'], maxCalories: 400, understood: ['at most 400 calories'] }],
  ['French toast', { words: ['french', 'toast'] }],
  ['spring onions', { words: ['spring', 'onions'] }],
  ['winter squash soup', { words: ['winter', 'squash', 'soup'] }],
  [
    'greek yogurt breakfast',
    { words: ['greek', 'yogurt'], courses: [['Breakfast']], understood: ['breakfast'] },
  ],
  ['', {}],
])('EXT-26 reads "%s"', (query, expected) => {
  expect(read(query)).toEqual({ ...nothing, ...expected });
});

test.each([
  ['no onion', ['onion', 'red-onion', 'onion-powder', 'scallion', 'vegetable-stock'], ['leek']],
  ['tomato-free', ['tomato', 'canned-tomatoes', 'tomato-paste'], []],
  ['without potatoes', ['potato', 'new-potatoes'], ['sweet-potato']],
  ['no butter', ['butter'], ['peanut-butter']],
  [
    'nightshade free',
    ['tomato', 'potato', 'paprika', 'ketchup', 'curry-powder'],
    ['sweet-potato', 'black-pepper'],
  ],
  ['no legumes', ['canned-chickpeas', 'firm-tofu', 'peanut-butter'], ['green-beans']],
  ['grain-free', ['white-rice', 'rolled-oats', 'pasta'], ['potato']],
  ['not spicy', ['red-chili', 'hot-sauce'], ['red-bell-pepper']],
  ['no added sugar', ['sugar', 'maple-syrup'], ['apple']],
  ['no citrus', ['lemon-juice', 'orange-zest', 'lime'], ['lemongrass']],
  ['without alliums', ['garlic', 'red-onion', 'chives'], ['fennel']],
])('EXT-26 "%s" keeps away every form of the food', (query, kept, excluded) => {
  const { withoutFoods } = readSearch(query, foods);
  expect(withoutFoods).toEqual(expect.arrayContaining(kept));
  for (const id of excluded) expect(withoutFoods).not.toContain(id);
});

test('EXT-26 each understood part can be taken out of the search', () => {
  const rests = (query: string) => readSearch(query, foods).understood.map(({ rest }) => rest);
  expect(rests('Dinner, 30 minutes without milk or celery')).toEqual([
    '30 minutes no milk no celery',
    'dinner no milk no celery',
    'dinner 30 minutes no celery',
    'dinner 30 minutes no milk',
  ]);
  for (const rest of rests('nut-free italian cookies low in oxalates and histamine'))
    expect(readSearch(rest, foods).understood).toHaveLength(4);
});

test('EXT-26 what keeps a food away from the member is nothing to leave out', () => {
  const { droppable } = readSearch('quick gluten-free chicken dinner without milk, low histamine', foods);
  expect(droppable.map(({ label }) => label)).toEqual(['“chicken”', '30 minutes or less', 'dinner']);
});

test.each(['low and slow', 'free range', 'fish', 'high oxalate', 'no-knead bread'])(
  'what names no time, allergen or food stays words: "%s"',
  (query) => {
    const { words, ...rest } = read(query);
    expect(rest).toEqual({ ...nothing, words: undefined });
    expect(words?.length).toBeGreaterThan(0);
  },
);

test.each<[string, Read]>([
  ['egg and dairy free', { allergens: ['egg', 'milk'], understood: ['no eggs', 'no milk'] }],
  [
    'milk & egg free pancakes',
    { words: ['pancakes'], allergens: ['milk', 'egg'], understood: ['no milk', 'no eggs'] },
  ],
  [
    'gluten, dairy and egg free bread',
    {
      words: ['bread'],
      diets: ['Gluten Free'],
      allergens: ['milk', 'egg'],
      understood: ['gluten free', 'no milk', 'no eggs'],
    },
  ],
  [
    'pasta dairy and egg free',
    { words: ['pasta'], allergens: ['milk', 'egg'], understood: ['no milk', 'no eggs'] },
  ],
  ['chicken and dairy free', { words: ['chicken'], allergens: ['milk'], understood: ['no milk'] }],
  ['peanut allergy', { allergens: ['peanut'], understood: ['no peanuts'] }],
  [
    'I am allergic to nuts',
    { allergens: ['tree_nut', 'peanut'], understood: ['no tree nuts', 'no peanuts'] },
  ],
  ['lactose intolerant', { allergens: ['milk'], understood: ['no milk'] }],
  ['can’t have dairy', { allergens: ['milk'], understood: ['no milk'] }],
  ['non-dairy milk', { words: ['milk'], allergens: ['milk'], understood: ['no milk'] }],
  ['avoid gluten', { diets: ['Gluten Free'], understood: ['gluten free'] }],
  ['free from histamine', { low: ['histamine'], understood: ['low histamine'] }],
  [
    'chicken but no milk or wheat',
    { words: ['chicken'], allergens: ['milk', 'wheat'], understood: ['no milk', 'no wheat'] },
  ],
  ['no peanut cookies', { words: ['cookies'], allergens: ['peanut'], understood: ['no peanuts'] }],
])('EXT-26 reads what is left out of "%s"', (query, expected) => {
  expect(read(query)).toEqual({ ...nothing, ...expected });
});

test.each([
  ['no turkey', 'ground-turkey'],
  ['-garlic', 'garlic-powder'],
  ['chicken -garlic', 'garlic'],
  ['no noodles', 'rice-noodles'],
  ['avoid lamb', 'ground-lamb'],
  ['no chocolate', 'dark-chocolate'],
])('EXT-26 "%s" keeps away %s, though no food is called so', (query, food) => {
  expect(readSearch(query, foods).withoutFoods).toContain(food);
});

test.each([
  ['without zzqx', 'can’t leave out “zzqx”', []],
  ['no idea whatsoever', 'can’t leave out “idea”', ['whatsoever']],
  ['pollen allergy soup', 'can’t leave out “pollen”', ['soup']],
  ['not vegan', 'can’t filter by “not vegan”', []],
  ['non-vegetarian curry', 'can’t filter by “non vegetarian”', ['curry']],
  ['not gluten free', 'can’t filter by “not gluten free”', []],
  ['no low fodmap', 'can’t filter by “no low fodmap”', []],
  ['over 30 minutes', 'can’t filter by “over 30 minutes”', []],
])(
  'EXT-26 what "%s" asks for in vain is said, never searched for nor turned around',
  (query, label, words) => {
    const { droppable, understood, unread, ...rest } = readSearch(query, foods);
    expect(unread).toEqual([label]);
    expect(rest).toEqual({ ...nothing, understood: undefined, words });
    expect(understood.map((each) => each.label)).toEqual([label]);
    expect(droppable.map((each) => each.label)).toEqual(words.map((word) => `“${word}”`));
  },
);

test.each([
  ['over 500 calories', 500, null],
  ['at least 400 calories', 400, null],
  ['500+ calories', 500, null],
  ['500 calories or more', 500, null],
  ['300-500 calories', 300, 500],
  ['between 300 and 500 kcal', 300, 500],
  ['around 400 calories', 360, 440],
  ['no more than 350 calories', null, 350],
])('EXT-26 "%s" is from %s to %s calories', (query, minCalories, maxCalories) => {
  expect(readSearch(query, foods)).toMatchObject({ words: [], minCalories, maxCalories });
});

test('EXT-26 grams of protein and of few carbs are read as what is rich and low in them', () => {
  expect(readSearch('at least 30 g of protein', foods)).toMatchObject({
    words: [],
    traits: ['high protein'],
  });
  expect(readSearch('soup under 20g carbs', foods)).toMatchObject({ words: ['soup'], traits: ['low carb'] });
});

test('words that narrow nothing are searched for when there are no others', () => {
  expect(readSearch('the dish', foods).words).toEqual(['the', 'dish']);
});

test('punctuation alone matches nothing', () => {
  expect(readSearch('%', foods).words).toBeNull();
});

test('a query of the full length is read in a time that grows with it', () => {
  for (const part of ['no ', 'low in ', '30 ', 'without milk and ', 'free of '])
    expect(readSearch(part.repeat(200 / part.length), foods)).toBeDefined();
});
