import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DirectionSteps } from './DirectionSteps.tsx';
import { IngredientLine, IngredientList } from './IngredientList.tsx';
import { NutrientOverview } from './NutrientOverview.tsx';
import { NutrientTable } from './NutrientTable.tsx';
import { Stars } from './Stars.tsx';

test('CONST-36 stars are out of five', () => {
  render(<Stars rating={4} />);
  const stars = screen.getByRole('img', { name: '4 out of 5 stars' });
  expect(stars.children).toHaveLength(5);
});

test('RCP-21 RCP-22 the overview has calories without a unit, sugar and protein with theirs', () => {
  render(<NutrientOverview calories={461.6} sugar={5.2} protein={34} />);
  const names = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(names).toEqual(['Calories', 'Sugar', 'Protein']);
  expect(values).toEqual(['462', '5 g', '34 g']);
});

test('a nutrient that is not known is not shown as none', () => {
  render(<NutrientOverview calories={null} sugar={0} protein={null} />);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['?', '0 g', '?']);
});

test('RCP-23 every nutrient has amount, unit and percent of daily needs', () => {
  render(
    <NutrientTable
      rows={[
        { name: 'Sodium', amount: 2610.4, unit: 'mg', percentOfDailyNeeds: 113.4 },
        { name: 'Vitamin B12', amount: 0.423, unit: 'µg', percentOfDailyNeeds: 17.6 },
        { name: 'Sugar', amount: 5.12, unit: 'g', percentOfDailyNeeds: null },
      ]}
    />,
  );
  const rows = within(screen.getByRole('table', { name: 'Nutrients per serving' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Sodium', '2,610 mg', '113%'],
    ['Vitamin B12', '0.42 µg', '18%'],
    ['Sugar', '5.1 g', 'no value'],
  ]);
});

test('RCP-16 ingredients have a name and an amount; fractions are one glyph, and words for screen readers', () => {
  render(
    <IngredientList>
      <IngredientLine name="Cod fillet" amount="600 g" />
      <IngredientLine name="Capers" amount="1 1/2 tbsp" />
      <IngredientLine name="Sumac" amount="1/16 tsp" />
    </IngredientList>,
  );
  const lines = within(screen.getByRole('list', { name: 'Ingredients' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Cod fillet600 g',
    'Capers1½ tbsp1 1/2 tbsp',
    'Sumac1/16 tsp',
  ]);
  expect(screen.getByText('1½ tbsp').getAttribute('aria-hidden')).toBe('true');
});

test('RCP-20 SHARE-04 directions are numbered steps', () => {
  render(<DirectionSteps steps={['Heat the oven.', 'Roast for 12 minutes.']} />);
  const list = screen.getByRole('list', { name: 'Directions' });
  expect(list.tagName).toBe('OL');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Heat the oven.', 'Roast for 12\u00A0minutes.']);
});
