import { expect, test } from 'vitest';
import { coveredFoodsNote } from './covered-foods-note.ts';

test.each([
  [['Red Onion'], 'With red onion'],
  [['Unsalted Butter', 'Ghee'], 'With unsalted butter and ghee'],
  [[...'abcdefgh'], 'With a, b, c, d, e, and 3 more'],
])('EXT-13 %j: %s', (kinds, note) => {
  expect(coveredFoodsNote(kinds)).toBe(note);
});
