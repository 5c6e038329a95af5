import { expect, test } from 'vitest';
import { aisleTitle, listAsText, priceSign, type ShoppingAisle, shoppingAmount } from './shopping-list.ts';

const item = (food_id: string, name: string, ticked: boolean, g: number) => ({
  food_id,
  name,
  grams: g,
  amount: { us: { value: g / 454, unit: 'lb' }, metric: { value: g, unit: 'g' } },
  recipes: ['Carrot soup'],
  ticked,
  buy: { us: `${Math.ceil(g / 454)} lb`, metric: `${g} g` },
  is_pantry: food_id === 'salt',
  price_class: 1,
});
const aisles: ShoppingAisle[] = [
  { aisle: 'produce', items: [item('carrot', 'Carrot', false, 500), item('leek', 'Leek', true, 200)] },
  { aisle: 'dairy-and-eggs', items: [item('butter', 'Butter', true, 50)] },
  { aisle: 'other', items: [item('salt', 'Salt', false, 0)] },
];

test('EXT-04 a list that is passed on holds what is still to be got, by aisle', () => {
  expect(listAsText(aisles, 'metric')).toBe('Fruit and vegetables\n- Carrot, 500 g\n\nCheck at home\n- Salt');
  expect(listAsText(aisles, 'us')).toContain('- Carrot, 2 lb');
});

test('EXT-29: the price class of a food is shown by signs', () => {
  expect([1, 3, null].map((price_class) => priceSign({ price_class }))).toEqual(['$', '$$$', '']);
});

test('amounts and aisles in words', () => {
  expect(shoppingAmount(item('carrot', 'Carrot', false, 1234), 'metric')).toBe('1,234 g');
  expect(shoppingAmount(item('chive', 'Chives', false, 2), 'us')).toBe('a little');
  const basil = {
    ...item('basil', 'Basil', false, 2.6),
    amount: { us: { value: 0.09, unit: 'oz' }, metric: { value: 2.6, unit: 'g' } },
  };
  expect(shoppingAmount(basil, 'us')).toBe('a little');
  expect(shoppingAmount(basil, 'metric')).toBe('2.6 g');
  expect(aisleTitle('tins-and-jars')).toBe('Cans and jars');
  expect(aisleTitle('moon')).toBe('moon');
});
