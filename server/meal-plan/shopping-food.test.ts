import { expect, test } from 'vitest';
import { pluralTerm } from '#domain/food/terms.ts';
import { unknownFood } from '#domain/source-recipe/unknown-food.ts';
import { foodsById, synonyms } from '#server/catalog/content.fixture.ts';
import { shoppingFood } from './shopping-food.ts';

const measure = { value: 1, unit: '' } as const;
const boughtAs = (name: string) =>
  shoppingFood(
    { foodId: unknownFood(name).id, name, grams: 100, us: measure, metric: measure },
    { byId: foodsById, synonyms },
  ).id;

test('EXT-29 a food outside the table is one row of the list under each of its synonyms', () => {
  const terms = synonyms.flatMap(({ us, same }) => same.map((term) => [term, us] as const));
  expect(terms.length).toBeGreaterThan(100);
  for (const [term, us] of terms) {
    expect(boughtAs(`${term} blossom`)).toBe(boughtAs(`${us} blossom`));
    expect(boughtAs(pluralTerm(term))).toBe(boughtAs(pluralTerm(us)));
  }
});

test('EXT-29 a food with an amount and one without are one row of the list', () => {
  const idOf = (foodId: string) => {
    const ingredient = { foodId, name: foodId, grams: 10, us: measure, metric: measure };
    return shoppingFood(ingredient, { byId: foodsById, synonyms }).id;
  };
  for (const { id } of foodsById.values())
    expect([id, idOf(`unweighed-${id}`), idOf(`unmeasured-${id}`), idOf(`raw-${id}`)]).toEqual(
      Array(4).fill(id),
    );
});
