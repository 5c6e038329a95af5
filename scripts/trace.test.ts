import { expect, test } from 'vitest';
import { idsInTitles, rowIdsIn } from './trace.ts';

test('ids of rows are found anywhere in a text', () => {
  expect(rowIdsIn('AUTH-04 AUTH-05 leads on (RCP-19)')).toEqual(['AUTH-04', 'AUTH-05', 'RCP-19']);
});

test('rows stand in the titles of tests and journeys, not in sample titles of other files', () => {
  const files = [...(idsInTitles().get('AUTH-04') ?? [])];
  expect(files).toContain('tests/e2e/sign-in.e2e.ts');
  expect(files).not.toContain('scripts/flows/gallery.test.ts');
});
