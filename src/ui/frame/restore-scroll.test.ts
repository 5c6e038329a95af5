import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreScroll } from './restore-scroll.ts';

const observed = new Set<Element>();
let report = () => {};
let height = 0;

beforeEach(() => {
  observed.clear();
  height = 100;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grown: () => void) {
        report = grown;
      }
      observe = (element: Element) => observed.add(element);
      disconnect = () => observed.clear();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** An area whose content is `height` higher than itself. */
function newArea(): HTMLElement {
  const area = document.createElement('main');
  let top = 0;
  Object.defineProperty(area, 'scrollTop', {
    get: () => top,
    set: (value: number) => {
      top = Math.min(value, height);
    },
  });
  area.append(document.createElement('div'));
  return area;
}

test('what was left further down than the content reaches is scrolled to as it grows', async () => {
  const area = newArea();
  restoreScroll(area, 700);
  report();
  expect(area.scrollTop).toBe(100);
  const page = document.createElement('div');
  area.replaceChildren(page);
  await vi.waitFor(() => expect(observed).toContain(page));
  height = 2_000;
  report();
  expect(area.scrollTop).toBe(700);
  expect(observed.size).toBe(0);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a member who presses or scrolls stays: %s',
  (input) => {
    const area = newArea();
    restoreScroll(area, 700);
    window.dispatchEvent(new Event(input));
    expect(observed.size).toBe(0);
  },
);
