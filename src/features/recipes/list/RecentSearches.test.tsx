import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RecentSearches } from './RecentSearches.tsx';

afterEach(cleanup);

test('EXT-26 a recent search is repeated or forgotten, and the focus stays in the list', () => {
  const onSearch = vi.fn();
  const onForget = vi.fn();
  const props = { onSearch, onForget };
  const { rerender } = render(<RecentSearches recent={['no onion', 'soup']} {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'soup' }));
  expect(onSearch).toHaveBeenCalledWith('soup');
  fireEvent.click(screen.getByRole('button', { name: 'Forget soup' }));
  expect(onForget).toHaveBeenCalledWith('soup');
  expect(document.activeElement?.textContent).toBe('no onion');
  rerender(<RecentSearches recent={[]} {...props} />);
  expect(screen.queryByRole('button')).toBeNull();
});
