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
    expect(read.names[0]).toBe(name);
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

  test('"2 garlic cloves" are cloves of garlic', () => {
    expect(readLine('2 garlic cloves')).toMatchObject({
      names: ['garlic cloves', 'garlic'],
      amounts: [
        { value: 2, unit: '' },
        { value: 2, unit: 'clove' },
      ],
    });
  });

  test('without an amount there is none, and what makes it another food stays in the name', () => {
    expect(readLine('salt to taste')).toEqual({ names: ['salt'], shownAs: 'Salt to taste', amounts: [] });
    expect(readLine('200 g tomatoes, dried').names).toEqual(['dried tomatoes']);
    expect(readLine('0 carrots').amounts).toEqual([]);
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
