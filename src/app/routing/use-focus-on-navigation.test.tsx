import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

function Page({ path, onNavigated }: { path: string; onNavigated: (path: string) => void }) {
  useFocusOnNavigation(path, () => onNavigated(path));
  return <h1>{path}</h1>;
}

test('after a navigation the callback runs and the heading is focused before the next paint', () => {
  const onNavigated = vi.fn();
  const seen: unknown[] = [];
  function Screen({ path }: { path: string }) {
    // after those of what is inside, and before the screen is painted
    useLayoutEffect(() => {
      seen.push([onNavigated.mock.calls.flat(), document.activeElement?.textContent]);
    });
    return <Page path={path} onNavigated={onNavigated} />;
  }
  const { rerender } = render(<Screen path="/dashboard" />);
  rerender(<Screen path="/account" />);
  expect(seen).toEqual([
    [[], expect.anything()],
    [['/account'], '/account'],
  ]);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
