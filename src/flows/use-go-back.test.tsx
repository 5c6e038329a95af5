import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useGoBack } from './use-go-back.ts';

function Back() {
  return (
    <button type="button" onClick={useGoBack('/otherwise')}>
      Back
    </button>
  );
}

/** Where the button leads from a page whose document was opened by a link of `referrer`. */
function pressBack({
  referrer,
  entries,
  idx = 0,
}: {
  referrer: string;
  entries: number;
  idx?: number;
}): string {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(entries);
  window.history.replaceState({ idx }, '');
  const routes = [{ path: '*', element: <Back /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/before', '/here'], initialIndex: 1 });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button'));
  return router.state.location.pathname;
}

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '');
});

test('back leads to the former screen of the app', () => {
  expect(pressBack({ referrer: '', entries: 2, idx: 1 })).toBe('/before');
});

test('back from the first screen leads to the one above it', () => {
  expect(pressBack({ referrer: '', entries: 1 })).toBe('/otherwise');
});

test('back leads to the page whose link was pressed before the app ran', () => {
  expect(pressBack({ referrer: `${window.location.origin}/pages/faq`, entries: 2 })).toBe('/before');
});

test.each([
  ['another site', 'https://example.com/', 2],
  ['a payment page of the server', `${window.location.origin}/sandbox/checkout/1`, 2],
  ['a link in a new tab', `${window.location.origin}/pages/faq`, 1],
])('back after %s leads to the screen above', (_, referrer, entries) => {
  expect(pressBack({ referrer, entries })).toBe('/otherwise');
});
