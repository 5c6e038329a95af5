import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from './ToastHost.tsx';
import { createToasts, type Toasts } from './toast-store.ts';

let toasts: Toasts;

beforeEach(async () => {
  vi.useFakeTimers();
  toasts = createToasts();
  render(<ToastHost toasts={toasts} />);
  // the first one fetches the list
  act(() => toasts.show({ text: 'First', tone: 'success' }));
  await act(() => vi.dynamicImportSettled());
  pass(1000);
  settle();
});
afterEach(() => vi.useRealTimers());

const say = (text: string, tone: 'success' | 'error' = 'success') => act(() => toasts.show({ text, tone }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** Until what was hidden is also gone. */
const settle = () => pass(1);

test('CONST-03 OR-31 a short success disappears after a second', () => {
  say('Recipe saved');
  pass(999);
  expect(screen.getByText('Recipe saved')).toBeDefined();
  pass(1);
  settle();
  expect(screen.queryByText('Recipe saved')).toBeNull();
});

test('CONST-04 OR-31 errors and longer texts disappear after five', () => {
  say('No', 'error');
  say('Registration successfully. Please login.');
  pass(4999);
  expect(screen.getByText('No')).toBeDefined();
  expect(screen.getByText('Registration successfully. Please login.')).toBeDefined();
  pass(1);
  settle();
  expect(screen.queryByText('No')).toBeNull();
  expect(screen.queryByText('Registration successfully. Please login.')).toBeNull();
});

test('SHELL-13 OR-31 they are announced: errors at once, the rest in turn', () => {
  say('Could not save.', 'error');
  say('Saved');
  expect(screen.getByRole('alert').textContent).toBe('Could not save.');
  expect(screen.getByRole('status').textContent).toBe('Saved');
});

test.each([
  ['hovered', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])('CONST-04 OR-31 the clock stops while a toast is %s, and then starts again', (_, enter, leave) => {
  act(() =>
    toasts.show({ text: 'Could not save.', tone: 'error', action: { label: 'Retry', run: vi.fn() } }),
  );
  const toast = () => screen.queryByText('Could not save.')?.closest('[data-toast]') ?? document.body;
  pass(4000);
  enter(toast());
  pass(60_000);
  expect(toast().textContent).toContain('Could not save.');
  leave(toast());
  pass(4999);
  expect(toast().textContent).toContain('Could not save.');
  pass(1);
  settle();
  expect(screen.queryByText('Could not save.')).toBeNull();
});

test('an action runs and closes the toast', () => {
  const run = vi.fn();
  act(() => toasts.show({ text: 'Could not save.', tone: 'error', action: { label: 'Retry', run } }));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(run).toHaveBeenCalledOnce();
  settle();
  expect(screen.queryByText('Could not save.')).toBeNull();
});

test('the same text is not shown twice, and never more than three toasts', () => {
  for (const text of ['One', 'One', 'Two', 'Three', 'Four']) say(text, 'error');
  settle();
  expect(screen.queryByText('One')).toBeNull();
  expect(screen.getAllByText(/Two|Three|Four/)).toHaveLength(3);
});

test('a toast that arrives during a press appears after the click, and one that ends then stays until it', () => {
  say('Recipe saved');
  fireEvent.pointerDown(document.body);
  say('Could not save.', 'error');
  pass(1000);
  expect(screen.getByText('Recipe saved')).toBeDefined();
  expect(screen.queryByText('Could not save.')).toBeNull();
  fireEvent.pointerUp(document.body);
  expect(screen.queryByText('Could not save.')).toBeNull();
  pass(0);
  settle();
  expect(screen.queryByText('Recipe saved')).toBeNull();
  expect(screen.getByText('Could not save.')).toBeDefined();
});

test('a press of another button, or one that ends outside of the window, holds no toast back', () => {
  fireEvent.pointerDown(document.body, { button: 2 });
  say('One');
  expect(screen.getByText('One')).toBeDefined();
  fireEvent.pointerDown(document.body);
  fireEvent.blur(window);
  pass(0);
  say('Two');
  expect(screen.getByText('Two')).toBeDefined();
});
