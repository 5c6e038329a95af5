import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { thresholdsPage, thresholdsPagePath } from './thresholds-page.ts';

test('EXT-01 the page of thresholds is up to date; npm run foods writes it', () => {
  const page = readFileSync(thresholdsPagePath, 'utf8');
  expect(page).toBe(thresholdsPage());
  expect(page).toContain('| Salicylate | 5 | 0.25 g | 2.5 g |');
  for (const axis of ['Oxalate', 'Histamine', 'Sulfur', 'FODMAP', 'Salicylate'])
    expect(page).toMatch(new RegExp(`^- ${axis}: .{20,}`, 'm'));
});
