import { beforeEach, expect, test } from 'vitest';
import { clearHealthDraft, readHealthDraft, storeHealthDraft } from './health-drafts.ts';

beforeEach(() => localStorage.clear());
const draft = { pages: { 1: 'applies' }, inputs: {}, groups: { 30: 301 } };

test('HLTH-19 an unsent draft is restored, for its category and member only', () => {
  storeHealthDraft('7', '11', draft);
  expect(readHealthDraft('7', '11')).toEqual(draft);
  expect(readHealthDraft('7', '103')).toBeNull();
  expect(readHealthDraft('8', '11')).toBeNull();
  clearHealthDraft('11');
  expect(readHealthDraft('7', '11')).toBeNull();
});

test.each(['', 'text', 'null', '[]', '{"member":"7"}', '{"draft":{}}'])(
  'what cannot be read is as good as nothing: %s',
  (invalid) => {
    localStorage.setItem('health_draft_11', invalid);
    expect(readHealthDraft('7', '11')).toBeNull();
  },
);
