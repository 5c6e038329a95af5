import { describe, expect, test } from 'vitest';
import { bindLine } from './bind-line.ts';
import { allergensIn, table } from './bound-lines.fixture.ts';

const partsOf = (line: string) => bindLine(line, table).parts;

describe('EXT-20 a claim about one food says nothing about the food beside it', () => {
  test.each([
    ['2 tbsp tamari (gluten-free) or soy sauce', 'gluten'],
    ['soy sauce or tamari (gluten-free)', 'gluten'],
    ['soy sauce or tamari, gluten-free', 'gluten'],
    ['1 cup rice flour (GF) or flour', 'gluten'],
    ['1 cup rice flour (gluten-free, fine) and flour', 'gluten'],
    ['200 g pasta (gluten-free) or spaghetti', 'gluten'],
    ['200 g pasta (gluten-free), or spaghetti', 'gluten'],
    ['1 cup flour (gluten-free) or breadcrumbs', 'gluten'],
    ['1 tbsp coconut oil (vegan) or butter', 'milk'],
    ['1 tbsp coconut oil (vegan)/butter', 'milk'],
    ['butter or coconut oil (dairy-free)', 'milk'],
    ['butter (dairy-free) or margarine', 'milk'],
    // or both are meant, and the butter is of soy
    ['butter or coconut oil (dairy-free)', 'soy'],
  ])('%s may have %s', (line, allergen) => {
    expect(allergensIn(line)).toContain(allergen);
  });

  test.each([
    ['2 tbsp tamari (gluten-free) and soy sauce', ['tamari', 'soy-sauce']],
    ['1 cup rice flour (gluten-free) and plain flour', ['rice-flour', 'all-purpose-flour']],
    ['4 slices bread (gluten-free) and butter', ['gluten-free-bread', 'butter']],
    ['salt and pasta (gluten-free) and butter', ['salt', 'gluten-free-pasta', 'butter']],
  ])('%s has the ingredients %j', (line, ids) => {
    expect(partsOf(line).map(({ food }) => food?.id)).toEqual(ids);
  });

  test.each([
    ['1 cup almond milk (vegan) or whole milk', ['almond-milk', 'whole-milk']],
    ['1 tbsp maple syrup (vegan) or honey', ['maple-syrup', 'honey']],
    ['2 cups flour (gluten-free) plus more for dusting', ['gluten-free-flour']],
    ['200 ml lactose-free milk (or regular)', ['lactose-free-milk', 'whole-milk']],
    ['200 ml lactose-free milk if needed', ['lactose-free-milk', 'whole-milk']],
    ['200 ml milk (lactose-free)', ['lactose-free-milk']],
    ['1 cup stock, vegetable or chicken (gluten-free)', ['vegetable-stock', 'chicken-stock']],
  ])('%s is one of %j, and nothing else', (line, ids) => {
    const [part] = partsOf(line);
    expect(part?.openAllergens).not.toBe('any');
    expect(part?.candidates.map(({ id }) => id)).toEqual(ids);
  });

  test('butter without nuts is of seeds, which may be sesame', () => {
    expect(allergensIn('1/4 cup nut-free butter')).toEqual(['any']);
  });
});
