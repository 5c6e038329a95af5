import { expect, test } from 'vitest';
import { changedNote, maxNoteLength } from './recipe-note.ts';

test.each([
  ['a first note', '', { text: ' Less salt. ', replaces: '' }, 'Less salt.'],
  ['a change', 'Less salt.', { text: 'No salt.', replaces: 'Less salt.' }, 'No salt.'],
  ['a deletion', 'Less salt.', { text: '  ', replaces: 'Less salt.' }, ''],
  ['the same change of two devices', 'No salt.', { text: 'No salt.', replaces: 'Less salt.' }, 'No salt.'],
  ['changes of two devices', 'More dill.', { text: 'No salt.', replaces: '' }, 'More dill.\n\nNo salt.'],
  ['a further change', 'Dill.\n\nNo salt.', { text: 'Salt!', replaces: 'No salt.' }, 'Dill.\n\nSalt!'],
  ['a deletion of what another device changed', 'Dill.', { text: '', replaces: 'Salt.' }, 'Dill.'],
  ['a change of a note that another device deleted', '', { text: 'No salt.', replaces: 'Salt.' }, 'No salt.'],
  ['a change without the text before', 'Dill.', { text: 'Salt.' }, 'Salt.'],
])('EXT-28 the note after %s', (_, stored, change, after) => {
  expect(changedNote(stored, change)).toBe(after);
});

test('EXT-28 two texts that are too long together are not cut', () => {
  const [half, other] = ['x'.repeat(maxNoteLength / 2 - 1), 'y'.repeat(maxNoteLength / 2 - 1)];
  expect(changedNote(half, { text: other, replaces: '' })).toHaveLength(maxNoteLength);
  expect(changedNote(`${half}x`, { text: other, replaces: '' })).toBeNull();
});
