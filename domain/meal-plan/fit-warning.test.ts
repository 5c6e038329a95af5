import { expect, test } from 'vitest';
import { uncheckedFit, warningOf, warningQuestion } from './fit-warning.ts';

test.each(['fits', 'at_limit'] as const)('a dish that is %s needs no confirmation', (kind) => {
  expect(warningOf('Carrot soup', { kind, sentence: 'As the server says' })).toBeNull();
});

test.each(['unknown', 'over', 'not_for_you'] as const)(
  'a dish that is %s needs a confirmation in the server’s words',
  (kind) => {
    expect(warningOf('Fish pie', { kind, sentence: 'Not for you: contains milk' })).toEqual({
      title: 'Fish pie',
      sentence: 'Not for you: contains milk',
    });
  },
);

test('an unchecked dish needs a confirmation', () => {
  expect(warningOf('Fish pie', uncheckedFit)?.sentence).toBe('Not checked yet');
});

const pie = { title: 'Fish pie', sentence: 'Not for you: contains milk' };

test('the question names the dish and the reason', () => {
  expect(warningQuestion([pie])).toEqual({
    text: 'Plan Fish pie anyway?',
    detail: 'Not for you: contains milk.',
  });
});

test('several dishes share one confirmation, each with its reason', () => {
  expect(warningQuestion([pie, { title: 'Goulash', sentence: 'Over your histamine limit' }])).toEqual({
    text: 'Plan these 2 anyway?',
    detail: 'Fish pie\nNot for you: contains milk.\n\nGoulash\nOver your histamine limit.',
  });
});
