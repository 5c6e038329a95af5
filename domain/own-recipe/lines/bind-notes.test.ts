import { describe, expect, test } from 'vitest';
import type { AllergenId } from '#domain/allergen/allergens.ts';
import { bindLine } from './bind-line.ts';
import { table } from './bound-lines.fixture.ts';

const foodIds = (line: string) => bindLine(line, table).parts.map(({ food }) => food?.id ?? null);
const candidateIds = (line: string) => bindLine(line, table).candidates.map(({ id }) => id);

describe('EXT-20 a line that names another food is the full name, or stays open', () => {
  test.each([
    ['flour, almond', 'almond-flour'],
    ['1 cup flour (almond)', 'almond-flour'],
    ['150 g yogurt (soy)', 'soy-yogurt'],
    ['milk, oat', 'oat-milk'],
    ['butter, peanut (smooth), 2 tbsp', 'peanut-butter'],
    ['1 cup almond milk', 'almond-milk'],
    ['2 tbsp peanut butter, smooth', 'peanut-butter'],
    ['2 tbsp vegan butter', 'vegan-butter'],
    ['1 cup gluten-free flour', 'gluten-free-flour'],
    ['1 cup rice flour (gluten-free)', 'rice-flour'],
    ['200 g flour (sifted)', 'all-purpose-flour'],
    ['1 cup yogurt, no sugar', 'plain-yogurt'],
    ['1 cup peanut butter (no sugar or salt)', 'peanut-butter'],
    ['30 g butter, plus more for the pan', 'butter'],
    ['2 carrots, cut in strips', 'carrot'],
    ['1/4 cup molasses (not blackstrap)', 'molasses'],
    ['soy sauce (use gluten-free if needed)', 'soy-sauce'],
    ['lemon juice from concentrate', 'bottled-lemon-juice'],
    ['2 tbsp lemon juice (from 1 lemon)', 'lemon-juice'],
    ['1 cup peas (split)', 'split-peas'],
    ['500 g minced beef (ground beef)', 'ground-beef'],
    ['1 tbsp coriander (cilantro), chopped', 'cilantro'],
    ['1 cup oats (certified gluten-free)', 'rolled-oats'],
    ['a sprinkle of sesame seeds', 'sesame-seeds'],
    ['1 tsp oil (note: sesame oil works as well)', null],
    ['1 can tuna (in oil)', 'canned-tuna-in-oil'],
    ['250 g pasta (gluten-free if needed)', 'pasta'],
    ['1/2 cup barbecue sauce (I use Stubb’s)', 'barbecue-sauce'],
    ['1 tbsp chicken stock (or more to your liking)', 'chicken-stock'],
  ])('%s is %s', (line, foodId) => {
    expect(foodIds(line)).toEqual([foodId]);
  });

  test.each<[string, string[], string[] | 'any']>([
    ['1 cup milk (I used almond milk)', ['whole-milk', 'almond-milk'], ['milk', 'tree_nut']],
    ['1 cup flour (almond works too)', ['all-purpose-flour', 'almonds'], ['gluten', 'wheat', 'tree_nut']],
    ['2 tbsp butter or peanut butter', ['butter', 'peanut-butter'], ['milk', 'peanut']],
    ['1 tbsp olive oil, or sesame oil', ['olive-oil', 'sesame-oil'], ['sesame']],
    ['butter/margarine', ['butter', 'margarine'], ['milk', 'soy']],
    ['1/2 cup vegetable or canola oil', ['vegetable-oil', 'canola-oil'], ['soy']],
    ['1 egg, beaten with 1 tbsp milk', ['egg', 'whole-milk'], ['egg', 'milk']],
    ['200 g sugar (may contain nuts)', ['sugar'], 'any'],
    ['1 cup milk of choice', ['whole-milk'], 'any'],
    ['1 cup milk, any', ['whole-milk'], 'any'],
    ['1 cup milk (dairy or non-dairy)', ['whole-milk'], 'any'],
    ['1 cup milk (Oatly)', ['whole-milk'], 'any'],
    ['1 cup milk (from almonds)', ['whole-milk', 'almonds'], ['milk', 'tree_nut']],
    ['30 g butter (I used Earth Balance)', ['butter'], 'any'],
    ['30 g butter (or dairy-free alternative)', ['butter'], 'any'],
    ['2 cups flour (gluten-free if needed)', ['all-purpose-flour', 'gluten-free-flour'], 'any'],
    ['1 egg substitute', ['egg'], 'any'],
    ['1 tsp salt substitute', ['salt'], 'any'],
    ['200 g crab (imitation)', ['crab-meat'], 'any'],
    ['200 g chicken-style pieces', [], 'any'],
    ['2 slices bread (seeded)', ['white-bread'], 'any'],
    ['2 slices seeded bread', ['white-bread'], 'any'],
    ['1 pie crust (graham)', ['pie-crust'], 'any'],
    ['100 g ice cream (chocolate)', ['vanilla-ice-cream'], ['egg', 'milk', 'soy']],
    ['2 cups chicken stock (or vegetable)', ['chicken-stock', 'vegetable-stock'], ['celery', 'soy']],
    [
      '500 ml vegetable stock (made from 2 cubes)',
      ['vegetable-stock', 'vegetable-stock-cube'],
      ['celery', 'gluten', 'milk', 'soy', 'wheat'],
    ],
    ['1 cup flour (sub 1:1 gluten free)', ['all-purpose-flour', 'gluten-free-flour'], 'any'],
    [
      '1 cup flour (for gluten-free: almond)',
      ['all-purpose-flour', 'almond-flour'],
      ['gluten', 'tree_nut', 'wheat'],
    ],
    ['30 g butter (for dairy-free: vegan)', ['butter', 'vegan-butter'], ['milk', 'soy', 'tree_nut']],
    ['1 tbsp oil (peanut, sesame)', ['peanut-oil', 'sesame-oil'], ['peanut', 'sesame']],
    ['1 jar marinara sauce with meat', ['marinara-sauce'], 'any'],
    ['2 tbsp oil, peanut or vegetable', ['peanut-oil', 'vegetable-oil'], ['peanut', 'soy']],
    ['200 g flour (teff)', ['all-purpose-flour', 'teff'], ['gluten', 'wheat']],
    ['200 g flour (kamut)', ['all-purpose-flour'], 'any'],
    ['dairy-free yogurt', ['plain-yogurt'], 'any'],
    ['egg-free noodles', ['egg-noodles'], 'any'],
    ['cheese', [], 'any'],
    ['mystery powder', [], 'any'],
  ])('%s stays open, and may be %j', (line, candidates, allergens) => {
    const { kind, food, openAllergens } = bindLine(line, table);
    expect([kind, food]).toEqual(['open', null]);
    expect(candidateIds(line)).toEqual(expect.arrayContaining(candidates));
    if (allergens === 'any')
      expect(['any', 'gluten,wheat', 'gluten,wheat,lupin,milk']).toContain(String(openAllergens));
    else expect([...openAllergens].toSorted()).toEqual(allergens.toSorted());
  });

  test('a word that promises freedom from an allergen does not take it from a food that has it', () => {
    const broken: Readonly<Record<string, readonly AllergenId[]>> = {
      'gluten-free': ['gluten', 'wheat'],
      'dairy-free': ['milk'],
      vegan: ['milk', 'egg', 'fish', 'crustacean', 'mollusc'],
      'egg-free': ['egg'],
      'nut-free': ['tree_nut', 'peanut'],
      'soy-free': ['soy'],
    };
    // oats always count as gluten here, and non-dairy topping is made with casein
    const exceptions = ['rolled-oats', 'whipped-topping'];
    for (const food of table.foods)
      for (const [word, allergens] of Object.entries(broken)) {
        const { food: bound } = bindLine(`100 g ${word} ${food.name}`, table);
        if (bound === null || exceptions.includes(bound.id)) continue;
        // a food sold under such a name is another row of the table, which has that name
        if (bound.name.toLowerCase().startsWith(word)) continue;
        if (bound.aliases.some((alias) => alias.toLowerCase().includes(word))) continue;
        expect(
          bound.allergens.filter((id) => allergens.includes(id)),
          `${word} ${food.name}`,
        ).toEqual([]);
      }
  });
});
