import { describe, expect, test } from 'vitest';
import { foodsById } from './content.fixture.ts';
import { inferCooking } from './infer-cooking.ts';

const names: Readonly<Record<string, string>> = {
  pasta: 'pasta',
  potatoes: 'potato',
  chicken: 'chicken-breast',
  onion: 'onion',
  tomatoes: 'tomato',
  parsley: 'parsley',
  water: 'water',
  milk: 'whole-milk',
  beef: 'beef-stew-meat',
  rice: 'white-rice',
  oil: 'olive-oil',
  bread: 'sourdough-bread',
  flour: 'all-purpose-flour',
  eggs: 'egg',
};

/** Foods are marked with an @ in the steps, each at its first mention. */
function cooked(...written: string[]): Record<string, string> {
  const placed = written.flatMap((text, step) =>
    [...text.matchAll(/@(\w+)/g)].map((found, before) => {
      const food = foodsById.get(names[found[1] ?? ''] ?? '');
      if (!food) throw new Error(`no food ${found[1]}`);
      return { food, step, at: found.index - before };
    }),
  );
  const steps = written.map((text) => text.replaceAll('@', ''));
  return Object.fromEntries([...inferCooking(steps, placed)].map(([food, how]) => [food.id, how]));
}

describe('the cooking of a food by the steps', () => {
  test.each<[string, string[], Record<string, string>]>([
    ['nothing', ['Slice the @tomatoes.', 'Scatter with @parsley.'], { tomato: 'raw', parsley: 'raw' }],
    ['boiling and draining', ['Boil the @pasta for 9 minutes. Drain.'], { pasta: 'boiled' }],
    ['boiling in water that is not listed', ['Boil the @potatoes in salted water.'], { potato: 'boiled' }],
    [
      'boiling in what is eaten',
      ['Simmer the @rice in @milk until soft.'],
      { 'white-rice': 'heated', 'whole-milk': 'heated' },
    ],
    [
      'draining later, with milk only afterwards',
      ['Boil the @potatoes. Drain and mash with @milk.'],
      { potato: 'boiled', 'whole-milk': 'raw' },
    ],
    [
      'roasting',
      ['Heat the oven to 200 °C.', 'Roast the @chicken for 30 minutes.'],
      { 'chicken-breast': 'roasted' },
    ],
    [
      'heating the oven, and no more',
      ['Heat the oven to 200 °C and slice the @tomatoes.'],
      { tomato: 'raw' },
    ],
    [
      'browning and then stewing',
      ['Brown the @beef in @oil.', 'Add the @water and simmer for 2 hours.'],
      { 'beef-stew-meat': 'heated', 'olive-oil': 'heated', water: 'heated' },
    ],
    [
      'marinating, then grilling what is named again',
      ['Rub the @chicken with @oil.', 'Grill the chicken for 10 minutes.'],
      { 'chicken-breast': 'roasted', 'olive-oil': 'roasted' },
    ],
    [
      'seasoning in one sentence and frying in the next',
      ['Season the @chicken. Fry in @oil for 5 minutes.'],
      { 'chicken-breast': 'roasted', 'olive-oil': 'roasted' },
    ],
    [
      'finishing a hot dish',
      ['Soften the @onion in @oil, and scatter with @parsley.'],
      { onion: 'heated', 'olive-oil': 'heated', parsley: 'raw' },
    ],
    [
      'a salad beside something hot',
      [
        'Mix the @tomatoes with @parsley.',
        'Toast the @bread until crisp.',
        'Spoon the tomatoes over the toast.',
      ],
      { tomato: 'raw', parsley: 'raw', 'sourdough-bread': 'roasted' },
    ],
    [
      'a dough',
      ['Mix the @flour and @eggs.', 'Bake for 30 minutes.'],
      { 'all-purpose-flour': 'roasted', egg: 'roasted' },
    ],
    [
      'frying until steaming hot, which is no steaming',
      ['Fry the @chicken in @oil until steaming hot.'],
      { 'chicken-breast': 'roasted', 'olive-oil': 'roasted' },
    ],
    ['a tray that is called after baking', ['Lay the @tomatoes on a baking tray.'], { tomato: 'raw' }],
  ])('%s', (_, steps, expected) => {
    expect(cooked(...steps)).toEqual(expected);
  });
});
