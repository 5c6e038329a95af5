import { expect, test } from 'vitest';
import { allergenLabel, allergenWord } from './allergen-text.ts';
import { allergens } from './allergens.ts';

test('members read the names of allergens in American English, which is not how they are stored', () => {
  const read = allergens.flatMap(({ name }) => [allergenLabel(name), allergenWord(name)]).join(' ');
  expect(read).not.toMatch(/mollusc|sulph/i);
  expect(allergenWord('Sulphites')).toBe('sulfites');
  expect(allergenLabel('Cereals containing gluten')).toBe('Cereals containing gluten');
  expect(allergenWord('Cereals containing gluten')).toBe('gluten');
  expect(allergenWord('Kiwi')).toBe('Kiwi');
});
