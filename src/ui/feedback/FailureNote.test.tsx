import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FailureNote } from './FailureNote.tsx';

test('a failure says once what went wrong, and then what to do', () => {
  const title = 'We couldn’t load the dishes';
  render(
    <FailureNote title={title} text={`${title}. Please try again in a moment.`} onRetry={() => undefined} />,
  );
  expect(screen.getByRole('alert').textContent).toBe(`${title}Please try again in a moment.Try again`);
});

test('what failed is tried again once the network is back', () => {
  const onRetry = vi.fn();
  const { unmount } = render(<FailureNote title="We couldn’t load the plan" text={null} onRetry={onRetry} />);
  fireEvent(window, new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
  unmount();
  fireEvent(window, new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
});
