import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useContentVisibility } from './use-content-visibility.ts';

afterEach(() => vi.unstubAllGlobals());

function List() {
  const list = useRef<HTMLElement>(null);
  useContentVisibility(list);
  return <ul ref={list as never} />;
}

test('content-visibility is applied only after a frame in which the whole list was measured', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  render(<List />);
  frames.shift()?.(0);
  expect(screen.getByRole('list').hasAttribute('data-rests')).toBe(false);
  frames.shift()?.(16);
  expect(screen.getByRole('list').hasAttribute('data-rests')).toBe(true);
});
