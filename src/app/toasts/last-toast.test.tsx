import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from './ToastHost.tsx';
import { createToasts } from './toast-store.ts';

vi.mock('./ToastList.tsx', () => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('without the code of the list the newest toast is shown, with its button, and disappears', async () => {
  const toasts = createToasts();
  const run = vi.fn();
  render(<ToastHost toasts={toasts} />);
  act(() => toasts.show({ text: 'No network.', tone: 'error' }));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('alert').textContent).toBe('No network.');
  expect(screen.getByRole('status').textContent).toBe('');
  const first = document.querySelector('[data-toast]');
  act(() => toasts.show({ text: 'Removed.', tone: 'success', action: { label: 'Undo', run } }));
  expect(screen.queryByText('No network.')).toBeNull();
  // a toast of its own, not another text in the same one
  expect(document.querySelector('[data-toast]')).not.toBe(first);
  // what isn't an error interrupts nobody
  expect(screen.getByRole('status').textContent).toBe('Removed.Undo');
  expect(screen.getByRole('alert').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  act(() => toasts.show({ text: 'Still no network.', tone: 'error' }));
  act(() => vi.advanceTimersByTime(5000));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test.each([
  ['hovered', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])('its clock stops while it is %s, and then starts again', async (_, enter, leave) => {
  const toasts = createToasts();
  render(<ToastHost toasts={toasts} />);
  act(() => toasts.show({ text: 'Removed.', tone: 'success', action: { label: 'Undo', run: vi.fn() } }));
  await act(() => vi.dynamicImportSettled());
  const toast = screen.getByText('Removed.').closest('[data-toast]') ?? document.body;
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  pass(4000);
  enter(toast);
  pass(60_000);
  expect(screen.getByText('Removed.')).toBeDefined();
  leave(toast);
  pass(4999);
  expect(screen.getByText('Removed.')).toBeDefined();
  pass(1);
  expect(screen.queryByText('Removed.')).toBeNull();
});
