import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NothingFound } from './NothingFound.tsx';

afterEach(cleanup);
const ways = { onClearSearch: vi.fn(), onFilter: vi.fn() };
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('ERR-66 an empty list has a message and offers what can be relaxed', () => {
  render(<NothingFound query="" limitCount={2} {...ways} />);
  expect(screen.getByRole('heading').textContent).toBe('No recipes');
  expect(buttons()).toEqual(['Change filter']);
});

test('a search without results can be cleared, or tried in all meal types', () => {
  render(<NothingFound query=" leek " limitCount={0} everywhereHref="/recipes?keyword=leek" {...ways} />);
  expect(screen.getByText(/matches “leek”/)).toBeTruthy();
  expect(buttons()).toEqual(['Show all']);
  expect(screen.getByRole('link', { name: 'Search all recipes' }).getAttribute('href')).toBe(
    '/recipes?keyword=leek',
  );
});

test('a meal type without recipes offers no useless action', () => {
  render(<NothingFound query="" limitCount={0} {...ways} />);
  expect(buttons()).toEqual([]);
});
