import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLine } from './read-line.ts';

describe('EXT-05 lines of ingredients are read as people write them', () => {
  test.each([
    ['2 cups chopped carrots', 'chopped carrots', 2, 'cup'],
    ['500 g carrots, sliced', 'carrots', 500, 'g'],
    ['200g flour', 'flour', 200, 'g'],
    ['1 1/2 lb chicken breast', 'chicken breast', 1.5, 'lb'],
    ['1½ tsp. salt', 'salt', 1.5, 'tsp'],
    ['¾ cup of milk', 'milk', 0.75, 'cup'],
    ['1-1/2 cups milk', 'milk', 1.5, 'cup'],
    ['2-1/2 pounds beef', 'beef', 2.5, 'lb'],
    ['1-½ cups flour', 'flour', 1.5, 'cup'],
    ['1-2 cloves garlic', 'garlic', 2, 'clove'],
    ['2 to 3 tablespoons olive oil', 'olive oil', 3, 'tbsp'],
    ['1,5 kg potatoes', 'potatoes', 1.5, 'kg'],
    ['1,000 g potatoes', 'potatoes', 1000, 'g'],
    ['2 fl oz rum', 'rum', 2, 'fl oz'],
    ['an onion', 'onion', 1, ''],
    ['half a lemon', 'lemon', 0.5, ''],
    ['2 large eggs', 'eggs', 2, 'large'],
    ['• 3 carrots (peeled)', 'carrots', 3, ''],
    ['Carrots 500 g', 'Carrots', 500, 'g'],
    ['Carrots: 500 g', 'Carrots', 500, 'g'],
    ['1 lb / 450 g beef', 'beef', 1, 'lb'],
  ])('%s', (line, name, value, unit) => {
    const read = readLine(line);
    expect(read.main.join(' ')).toBe(name);
    expect(read.amounts[0]).toEqual({ value, unit });
  });

  test('a second measure in brackets counts: of each can, or of all', () => {
    expect(readLine('2 (14 oz) cans tomatoes').amounts).toEqual([
      { value: 2, unit: 'can' },
      { value: 28, unit: 'oz' },
    ]);
    expect(readLine('1 cup (240 ml) milk').amounts).toEqual([
      { value: 1, unit: 'cup' },
      { value: 240, unit: 'ml' },
    ]);
  });

  test.each([
    [
      '2 x 400 g tins tomatoes',
      [
        [2, 'can'],
        [800, 'g'],
      ],
    ],
    [
      '1 14 oz can tomatoes',
      [
        [1, 'can'],
        [14, 'oz'],
      ],
    ],
    [
      '1 (14.5-oz) can tomatoes',
      [
        [1, 'can'],
        [14.5, 'oz'],
      ],
    ],
    [
      '400g tin tomatoes',
      [
        [400, 'g'],
        [1, 'can'],
      ],
    ],
    [
      '2 cans (15 oz each) beans',
      [
        [2, 'can'],
        [30, 'oz'],
      ],
    ],
    [
      '2 chicken breasts (about 500 g)',
      [
        [2, ''],
        [500, 'g'],
      ],
    ],
    [
      '4 (6-ounce) salmon fillets',
      [
        [4, ''],
        [24, 'oz'],
      ],
    ],
    [
      '1 cup/120g flour',
      [
        [1, 'cup'],
        [120, 'g'],
      ],
    ],
    [
      '1kg/2lb 4oz chicken',
      [
        [1, 'kg'],
        [2.25, 'lb'],
      ],
    ],
    ['1 lb 4 oz potatoes', [[1.25, 'lb']]],
    ['1 cup plus 2 tbsp sugar', [[1.125, 'cup']]],
    ['a dozen eggs', [[12, '']]],
    ['half a dozen eggs', [[6, '']]],
    ['one and a half cups milk', [[1.5, 'cup']]],
    ['2 T butter', [[2, 'tbsp']]],
    ['1 pint milk', [[1, 'pint']]],
    ['1 imperial pint milk', [[1, 'imperial pint']]],
    ['2-inch piece ginger', [[2, 'inch']]],
    ['1 9-inch pie crust', [[1, '']]],
    ['a knob of butter', [[1, 'knob']]],
    ['pinch of salt', [[1, 'pinch']]],
    ['garlic, 3 cloves', [[3, 'clove']]],
    ['Eggs x 2', [[2, '']]],
    ['salt to taste', []],
    ['a few drops of vanilla', []],
    ['0 carrots', []],
    ['00 flour', []],
  ] as const)('EXT-20 %s', (line, amounts) => {
    const read = readLine(line).amounts.map(({ value, unit }) => [Number(value.toFixed(4)), unit]);
    expect(read).toEqual(amounts);
  });

  test('what stands in brackets, after commas and dashes is beside the name', () => {
    const { main, notes, isDrainedWeight } = readLine(
      '1 can chickpeas (400 g, 240 g drained), rinsed - not dried',
    );
    expect(main).toEqual(['chickpeas']);
    expect(notes).toContainEqual(['rinsed']);
    expect(notes).toContainEqual(['not', 'dried']);
    expect(isDrainedWeight).toBe(true);
  });

  test('any line is read, and every amount is one', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d ½/.,()-]{0,12} ?[a-z, ]{0,20}$/)),
        (line) => {
          for (const { value } of readLine(line).amounts) {
            expect(value).toBeGreaterThan(0);
            expect(Number.isFinite(value)).toBe(true);
          }
        },
      ),
    );
  });
});
