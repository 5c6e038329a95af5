import { afterEach, expect, test } from 'vitest';
import { clearTokens } from '#src/api/token-store.ts';
import { forgetSearch, readRecentSearches, rememberSearch } from './recent-searches.ts';

afterEach(() => localStorage.clear());

test('EXT-26 recent searches are the member’s own, can be removed, and go with the session', () => {
  for (const term of ['soup', 'no onion']) rememberSearch('anna', term);
  expect(readRecentSearches('anna')).toEqual(['no onion', 'soup']);
  expect(readRecentSearches('ben')).toEqual([]);
  expect(localStorage.key(0)).not.toContain('anna');
  forgetSearch('anna', 'soup');
  expect(readRecentSearches('anna')).toEqual(['no onion']);
  clearTokens();
  expect({ ...localStorage }).toEqual({});
});

test('what is stored may be spoiled', () => {
  rememberSearch('anna', 'soup');
  const key = localStorage.key(0) ?? '';
  for (const invalid of ['{', 'null', '{"a":1}', '[1]']) {
    localStorage.setItem(key, invalid);
    expect(readRecentSearches('anna')).toEqual([]);
  }
});
