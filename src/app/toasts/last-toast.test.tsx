import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ToastHost } from './ToastHost.tsx';
import { createToasts } from './toast-store.ts';

vi.mock('./ToastList.tsx', () => Promise.reject(new TypeError('Failed to fetch')));

test('without the code of the list the newest toast is shown, with its button, and disappears', async () => {
  vi.useFakeTimers();
  const toasts = createToasts();
  const run = vi.fn();
  render(<ToastHost toasts={toasts} />);
  act(() => toasts.show({ text: 'No network.', tone: 'error' }));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('alert').textContent).toBe('No network.');
  const first = document.querySelector('[data-toast]');
  act(() => toasts.show({ text: 'Removed.', tone: 'success', action: { label: 'Undo', run } }));
  expect(screen.queryByText('No network.')).toBeNull();
  // a toast of its own, not another text in the same one
  expect(document.querySelector('[data-toast]')).not.toBe(first);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  act(() => toasts.show({ text: 'Still no network.', tone: 'error' }));
  act(() => vi.advanceTimersByTime(5000));
  expect(screen.getByRole('alert').textContent).toBe('');
  vi.useRealTimers();
});
