import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { gathersHistamine } from './histamine-leftovers.ts';

test.each(['meat', 'poultry', 'fish', 'shellfish'] as const)(
  'leftovers with %s gather histamine',
  (origin) => {
    expect(gathersHistamine([foodOf({ id: 'rice' }), foodOf({ id: 'it', origins: [origin] })])).toBe(true);
  },
);

test('leftovers without meat and fish do not', () => {
  expect(gathersHistamine([foodOf({ id: 'rice', origins: ['grain'] }), foodOf({ id: 'egg' })])).toBe(false);
  expect(gathersHistamine([])).toBe(false);
});
