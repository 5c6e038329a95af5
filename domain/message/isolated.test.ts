import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test.each(['שרה', 'محمد', 'ܐܒܐ', 'Ben שרה', 'ﺎ', '𐤀', '𞤀'])('%s is isolated in a sentence', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test.each(['', 'Ana', 'Łukasz', 'Дима', '李', 'देवी', '5', '👩‍🍳', 'A\uFEFF'])('%s stays as it is', (name) => {
  expect(isolated(name)).toBe(name);
});
