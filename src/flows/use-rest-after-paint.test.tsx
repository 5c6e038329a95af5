import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { beginFirstScreen, endFirstScreen } from './first-screen.ts';
import { useRestAfterPaint } from './use-rest-after-paint.ts';

afterEach(() => {
  endFirstScreen();
  vi.unstubAllGlobals();
  document.getElementById('rendered-own')?.remove();
});

function Screen({ isShown }: { isShown: boolean }) {
  return useRestAfterPaint(isShown) ? <p>the rest</p> : null;
}
const isWhole = () => screen.queryByText('the rest') !== null;

test('what is below the fold follows the paint of the first screen', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  beginFirstScreen();
  const { rerender } = render(<Screen isShown={false} />);
  endFirstScreen();
  expect(frames).toEqual([]);
  rerender(<Screen isShown />);
  expect(isWhole()).toBe(false);
  frames.shift()?.(0);
  expect(await screen.findByText('the rest')).toBeDefined();
});

test('a later screen is whole, and so is one that the server has rendered', () => {
  render(<Screen isShown={false} />);
  expect(isWhole()).toBe(true);
  document.body.innerHTML = '<div id="rendered-own"></div>';
  beginFirstScreen();
  render(<Screen isShown={false} />);
  expect(isWhole()).toBe(true);
});
