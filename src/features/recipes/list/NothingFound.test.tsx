import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NothingFound } from './NothingFound.tsx';

afterEach(cleanup);
const actions = { onClearSearch: vi.fn(), onFilter: vi.fn() };
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('ERR-66 an empty list has a message and offers what can be relaxed', () => {
  render(<NothingFound query="" limitCount={2} {...actions} />);
  expect(screen.getByRole('heading').textContent).toBe('No recipes');
  expect(buttons()).toEqual(['Change filter']);
});

test('a search without results can be cleared, or tried in all meal types', () => {
  render(<NothingFound query=" leek " limitCount={0} everywhereHref="/recipes?keyword=leek" {...actions} />);
  expect(screen.getByText(/matches “leek”/)).toBeTruthy();
  expect(buttons()).toEqual(['Show all']);
  expect(screen.getByRole('link', { name: 'Search all recipes' }).getAttribute('href')).toBe(
    '/recipes?keyword=leek',
  );
});

test('EXT-26 names what to leave out of a search, with what is found then', () => {
  const onLoosen = vi.fn();
  const looser = (label: string, without: 'mealTypes' | null, total: number, isExact = true) => ({
    ...{ label, without, query: 'soup', name: null },
    ...{ total, total_is_exact: isExact },
  });
  const loosened = [
    looser('“leek”', null, 200, false),
    looser('Soup', 'mealTypes', 9),
    looser('summer', null, 1),
  ];
  const { rerender } = render(
    <NothingFound query="leek soup" limitCount={0} loosened={loosened} onLoosen={onLoosen} {...actions} />,
  );
  expect(screen.getByText('Nothing here matches “leek soup”. Leave one thing out:')).toBeTruthy();
  expect(buttons()).toEqual([
    'Without “leek”: more than 200 recipes',
    'Without Soup: 9 recipes',
    'Without summer: 1 recipe',
    'Show all',
  ]);
  screen.getByRole('button', { name: /Without summer/ }).click();
  expect(onLoosen).toHaveBeenCalledWith(loosened[2]);
  // the meal type of the dashboard is one of its tabs
  rerender(
    <NothingFound
      query="leek soup"
      limitCount={0}
      loosened={loosened}
      everywhereHref="/recipes"
      {...actions}
    />,
  );
  expect(buttons()).not.toContain('Without Soup: 9 recipes');
});

test('a meal type without recipes offers no useless action', () => {
  render(<NothingFound query="" limitCount={0} {...actions} />);
  expect(buttons()).toEqual([]);
});
