import { expect, test } from 'vitest';
import { stapleKinds } from './staple-kinds.ts';

const of = (foods: Readonly<Record<string, number>>) =>
  stapleKinds(Object.entries(foods).map(([id, grams]) => ({ food: { id }, grams })));

test('EXT-29: a dish is known by what it is built on, not by a pinch of it', () => {
  expect(of({ pasta: 75, potato: 20 })).toEqual(['Pasta']);
  expect(of({ 'rice-noodles': 60, 'rice-vinegar': 15 })).toEqual(['Pasta']);
  expect(of({ 'white-rice': 70, 'sweet-potato': 150 })).toEqual(['Rice', 'Sweet potatoes']);
  expect(of({ 'puffed-rice': 40, potato: 300 })).toEqual(['Potatoes']);
  expect(of({ quinoa: 5 })).toEqual([]);
});
