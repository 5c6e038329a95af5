import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppColumn } from '../frame/AppColumn.tsx';
import { ScrollArea } from '../frame/ScrollArea.tsx';
import { lazyExtra, lazySheet } from './lazy-sheet.tsx';

afterEach(() => vi.restoreAllMocks());

const FilterSheet = ({ open }: { open: boolean }) => open && <div role="dialog">Filter recipes</div>;

function pageWith(load: () => Promise<typeof FilterSheet>) {
  const LazyFilter = lazySheet(load);
  const onClose = vi.fn();
  const page = (open: boolean) => (
    <AppColumn>
      <ScrollArea>The page</ScrollArea>
      <LazyFilter open={open} onClose={onClose} />
    </AppColumn>
  );
  return { onClose, page };
}

const failing = () =>
  vi.fn<() => Promise<typeof FilterSheet>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));

test('a sheet whose code isn’t on the device says so offline, leaves the page, and loads on a retry', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = failing();
  const { page } = pageWith(load.mockResolvedValueOnce(FilterSheet));
  render(page(true));
  const notice = await screen.findByRole('alertdialog');
  expect(notice.textContent).toContain('You’re offline, and this part isn’t on your device yet');
  expect(notice.contains(document.activeElement)).toBe(true);
  expect(screen.getByText('The page')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Filter recipes')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

test('the notice closes, and the sheet is loaded again when it is opened again', async () => {
  const { page, onClose } = pageWith(failing().mockResolvedValueOnce(FilterSheet));
  const { rerender } = render(page(true));
  const notice = await screen.findByRole('alertdialog');
  expect(notice.textContent).toContain('That didn’t load');
  fireEvent.keyDown(notice, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  rerender(page(false));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('main').parentElement?.hasAttribute('inert')).toBe(false);
  rerender(page(true));
  expect(await screen.findByText('Filter recipes')).toBeDefined();
});

test('the page does without an extra that cannot be loaded', async () => {
  const load = vi.fn(() => Promise.reject<() => null>(new TypeError('Failed to fetch')));
  const Extra = lazyExtra(load);
  render(
    <p>
      The page <Extra />
    </p>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText('The page')).toBeDefined();
});
