import { expect, test } from 'vitest';
import { bidiIsolated } from './bidi-isolate.ts';

test.each(['שרה', 'محمد', 'ܐܒܐ', 'Ben שרה', 'ﺎ', '𐤀', '𞤀'])('%s is isolated in a sentence', (name) => {
  expect(bidiIsolated(name)).toBe(`\u2068${name}\u2069`);
});

test.each(['', 'Ana', 'Łukasz', 'Дима', '李', 'देवी', '5', '👩‍🍳', 'A\uFEFF'])('%s stays as it is', (name) => {
  expect(bidiIsolated(name)).toBe(name);
});
