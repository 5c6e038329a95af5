import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('what is built for members holds nothing that inspects flows, nor the gallery of flows', () => {
  const files = globSync('dist/**/*.{js,html,css}');
  expect(files.length).toBeGreaterThan(10);
  const telling = /kindfare-inspection|Running flows|\?inspect|flows\/simulator/;
  expect(files.filter((file) => telling.test(readFileSync(file, 'utf8')))).toEqual([]);
});
