import { expect, test } from 'vitest';
import { figureUses, type JudgedRecipe, usesReport } from './figure-uses.ts';

test('EXT-16 counts per axis the kinds of figures that recipes use', () => {
  const none = { reasons: [] };
  const recipe: JudgedRecipe = {
    oxalate: { reasons: [{ confidence: 'measured' }, { confidence: null }] },
    histamine: none,
    sulfur: none,
    fodmap: { reasons: [{ confidence: 'estimated' }, { confidence: 'estimated' }] },
    salicylate: none,
  };
  const uses = figureUses([recipe, recipe]);
  expect(uses.oxalate).toEqual({ measured: 2, calculated: 0, estimated: 0, unknown: 2 });
  expect(uses.fodmap).toEqual({ measured: 0, calculated: 0, estimated: 4, unknown: 0 });
  expect(usesReport(uses)[0]).toBe(
    'oxalate        2 measured,     0 calculated,     0 estimated,     2 unknown',
  );
});
