import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pickBackground } from './background.ts';
import { ConfirmHost } from './ConfirmHost.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

test('SHELL-10 every picture of the list can be chosen, and no other', () => {
  const images = ['/a.svg', '/b.svg', '/c.svg'];
  const picks = [0, 0.34, 0.5, 0.67, 0.999].map((chance) => pickBackground(images, () => chance));
  expect(picks).toEqual(['/a.svg', '/b.svg', '/b.svg', '/c.svg', '/c.svg']);
  expect(pickBackground([])).toBeNull();
});

test('SHELL-44 EXT-25 a screen that throws is replaced by the error screen, counted once, can be retried and left', () => {
  const sendBeacon = vi.fn();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onRetry = vi.fn();
  const Fragile = ({ isBroken }: { isBroken: boolean }) => {
    if (isBroken) throw new Error('a defect');
    return <p>Well again</p>;
  };
  const at = (place: string, isBroken: boolean) => (
    <ErrorBoundary place={place} onRetry={onRetry}>
      <Fragile isBroken={isBroken} />
    </ErrorBoundary>
  );
  const { rerender } = render(at('here', true));
  expect(
    screen.getByRole('heading', { name: 'Oops! Sorry, an unexpected error has occurred.' }),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(at('elsewhere', false));
  expect(screen.getByText('Well again')).toBeDefined();
  expect(sendBeacon.mock.calls).toEqual([['/api/browser-errors/screen']]);
  Reflect.deleteProperty(navigator, 'sendBeacon');
  quiet.mockRestore();
});

test('a question is asked in a sheet and answered', async () => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  const question = {
    title: 'Are you sure you want to log out?',
    confirmLabel: 'Log out',
    cancelLabel: 'Stay',
    onConfirm,
    onClose,
  };
  render(<ConfirmHost question={question} />);
  await screen.findByRole('dialog', { name: 'Are you sure you want to log out?' });
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onClose).toHaveBeenCalledOnce();
});
