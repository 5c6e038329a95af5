import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { currentServingsCsv, servingsPath } from './largest-servings.ts';

test('EXT-31 the largest servings are those of the recipes; npm run servings writes them', async () => {
  expect(readFileSync(servingsPath, 'utf8')).toBe(await currentServingsCsv());
});
