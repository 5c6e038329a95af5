import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { InstallScreen } from './InstallScreen.tsx';

const browsers = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148',
  android: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
  other: 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
};

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '');
});

function show(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const router = createMemoryRouter(
    [
      { path: '/install', element: <InstallScreen /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/recipes', '/install'] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  return { router, unmount };
}

test('PWA-08 PWA-09 each system has its own numbered steps', () => {
  const guides = Object.values(browsers).map((browser) => {
    const { unmount } = show(browser);
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(steps.map((step) => step.textContent?.[0])).toEqual(['1', '2', '3']);
    const text = steps.map((step) => step.textContent).join(' ');
    unmount();
    return text;
  });
  expect(new Set(guides)).toHaveProperty('size', 5);
});

test('PWA-10 Go Back returns to the page before; without one it leads to the account', async () => {
  const visited = show(browsers.windows);
  window.history.replaceState({ idx: 1 }, '');
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  await expect.poll(() => visited.router.state.location.pathname).toBe('/recipes');
  visited.unmount();
  const opened = show(browsers.windows);
  window.history.replaceState({ idx: 0 }, '');
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  await expect.poll(() => opened.router.state.location.pathname).toBe('/account');
});
