import { expect, test } from 'vitest';
import { expandIds, idsInTitles } from './trace.ts';

test('a range of ids is spelled out with two digits', () => {
  expect(expandIds('AUTH-04..06 and RCP-19')).toEqual(['AUTH-04', 'AUTH-05', 'AUTH-06', 'RCP-19']);
});

test('rows stand in the titles of tests and journeys, not in sample titles of other files', () => {
  const files = [...(idsInTitles().get('AUTH-04') ?? [])];
  expect(files).toContain('tests/e2e/sign-in.e2e.ts');
  expect(files).not.toContain('scripts/flows/gallery.test.ts');
});
