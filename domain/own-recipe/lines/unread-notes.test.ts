import { describe, expect, test } from 'vitest';
import { allergenWords } from '#domain/own-recipe/names/other-allergens.ts';
import { nameWords } from '#domain/own-recipe/words/line-words.ts';
import { bindLine } from './bind-line.ts';
import { allergensIn, table } from './bound-lines.fixture.ts';

describe('EXT-20 what a note names and the table lacks leaves any food open', () => {
  test.each([
    '1 lb chicken wings, tossed in ranch',
    '1 cup carrots with zoogles',
    '1 bag potato chips (Zoogles)',
    '1 cup coffee, with creamer',
    '8 prawns, tempura',
    '8 oz tempeh, teriyaki',
    '1 sirloin steak, with gravy',
    '1 l chicken stock with wontons',
    '200 g basmati rice with vermicelli',
    '200 g spinach with malai',
    '2 cups romaine, caesar style',
    '2 celery sticks with PB',
    '12 figs with turron',
    '1 banana, with Biscoff spread',
    '1 lb chicken breast, crumbed',
    '1 lb chicken breast, floured',
    '2 potatoes from Zoogle',
    '1 cup cooked rice with shells',
    '1 cup cooked rice, with wings',
    '1 cup yogurt (with seeds)',
    '400 g zucchini, with crisps',
    '400 g zucchini (pickles)',
  ])('%s', (line) => {
    expect(allergensIn(line)).toEqual(['any']);
  });

  test.each([
    '400 g chicken breast (with X)',
    '400 g chicken breast, coated in X',
    '2 cups cooked rice with X',
  ])('no allergen of the named ones is lost, in the singular and the plural: %s', (line) => {
    for (const [name, ids] of allergenWords)
      for (const written of [name, `${name}s`]) {
        // a food of the table has its own allergens, and "za atar" has no plural
        if (bindLine(written, table).food !== null) continue;
        if (!allergenWords.has(nameWords(written.split(' ')).join(' '))) continue;
        const found = allergensIn(line.replace('X', written));
        expect(found.includes('any') || ids.every((id) => found.includes(id)), written).toBe(true);
      }
  });

  test.each(['cookie', 'brioche', 'brownie', 'quiche', 'smoothie', 'mousse'])(
    'both numbers of %s are one name',
    (name) => {
      const isKnown = (word: string) => allergensIn(`400 g carrots with ${word}`).length > 0;
      expect([isKnown(name), isKnown(`${name}s`)]).toEqual([true, true]);
    },
  );
});

test.each([
  '2 onions, thinly sliced (about 2 cups)',
  '2 carrots, cut on the diagonal',
  '3 potatoes, skins left on',
  '1 bunch kale, tough ribs and stems discarded, leaves torn into bite-size pieces',
  '4 salmon fillets, skin on, pin bones removed',
  '12 shrimp (16/20 count), peeled and deveined',
  '1 whole chicken, neck and giblets reserved for stock',
  '2 lb beef chuck, trimmed of visible fat and cut into 1-inch cubes',
  '1 lb chicken breast, wrapped in plastic wrap',
  '6 eggs, at room temperature, whites and yolks separated',
  '1 cup butter, very cold, cut into small cubes',
  '1 can chickpeas (aquafaba reserved)',
  '1 can coconut milk, shaken well before opening',
  '1 cup quinoa, rinsed very well in a fine-mesh sieve',
  '1 apple (Granny Smith)',
  '4 cloves garlic, smashed with the side of a knife',
  '10 mint leaves, stacked and rolled',
  '8 oz mushrooms, wiped clean with a damp paper towel',
  '8 oz cheddar, grated on the large holes of a box grater',
  '8 oz mozzarella, from the deli',
  '2 tomatoes, blanched, skins slipped off',
  '1 jalapeño, finely minced (wear gloves)',
  '1 lb flank steak, sliced against the grain',
  '1 lb asparagus, woody ends snapped off',
  '2 stalks celery, strings peeled off',
  '2 jalapeños, with seeds and ribs',
  '1 lb mussels, in their shells',
  '1 whole chicken, wings tucked',
  '4 eggs, shells removed',
  '1 apple (tart)',
  '500 g waxy potatoes, e.g. Charlotte, thickly sliced',
  '1 zucchini, grated and squeezed in a clean tea towel',
  '400 g firm tofu, in small cubes',
])('EXT-20 a note about cutting, keeping, or cooking leaves the food bound: %s', (line) => {
  expect(bindLine(line, table).kind).toBe('bound');
});

describe('EXT-20 a wish for a food without an allergen is no promise of it', () => {
  test.each([
    ['8 sausages, vegan preferred', 'milk'],
    ['8 sausages, vegan, where possible', 'milk'],
    ['2 tbsp soy sauce, gluten-free preferred', 'gluten'],
    ['2 tbsp soy sauce, gluten free where possible', 'gluten'],
    ['2 tbsp soy sauce (gluten-free available)', 'gluten'],
    ['2 tbsp soy sauce - gluten-free, your choice', 'gluten'],
    ['2 tbsp gluten-free soy sauce where possible', 'gluten'],
    ['2 tbsp gluten-free soy sauce, if possible', 'gluten'],
    ['2 tbsp butter, vegan recommended', 'milk'],
    ['2 tbsp butter (vegan) where possible', 'milk'],
    ['1 cup mayonnaise, egg-free is best', 'any'],
    ['1 cup breadcrumbs, gluten-free suggested', 'gluten'],
    ['1 tsp baking powder, gluten-free desired', 'gluten'],
    ['1 cup yogurt, soy preferred', 'any'],
  ])('%s may have %s', (line, allergen) => {
    expect(allergensIn(line)).toContain(allergen);
  });

  test.each([
    ['8 sausages (vegan)', 'vegan-sausage'],
    ['2 tbsp soy sauce (gluten-free)', 'tamari'],
    ['1 cup vegan butter, optional', 'vegan-butter'],
    ['1 cup butter, unsalted preferred', 'butter'],
    ['1 lemon, organic if possible', 'lemon'],
    ['4 oz dark chocolate, best quality', 'dark-chocolate'],
  ])('%s is %s', (line, id) => {
    expect(bindLine(line, table).food?.id).toBe(id);
  });
});

describe('EXT-20 a note that says what is done with a food may hold what it names', () => {
  test.each([
    ['200 g chicken (curried)', 'any'],
    ['4 eggs (deviled)', 'any'],
    ['4 eggs, devilled', 'any'],
    ['6 slices bacon (uncured)', 'any'],
    ['100 g mango, sulphured', 'any'],
    ['2 tbsp lime juice (bottled)', 'any'],
    ['2 tbsp lemon juice, bottled', 'sulphites'],
  ])('%s may have %s', (line, allergen) => {
    expect(allergensIn(line)).toContain(allergen);
  });

  test.each([
    ['200 g carrots, honeyed', ['carrot', 'honey']],
    ['100 g cherries (brandied)', ['cherry', 'brandy']],
  ])('%s is one of %j', (line, ids) => {
    expect(bindLine(line, table).candidates.map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['1 cup cauliflower, riced', 'cauliflower'],
    ['1 cup clam juice (bottled)', 'clam-juice'],
    ['1 cup bottled salsa', 'salsa'],
    ['100 g grana padano', 'grana-padano'],
  ])('%s is %s', (line, id) => {
    expect(bindLine(line, table).food?.id).toBe(id);
  });
});
