import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(cleanup);

/** One jsdom serves many files: restores its state, and resets modules for the next file. */
afterAll(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

/** The first sheet of a run loads its Mantine kit. */
configure({ asyncUtilTimeout: 10_000 });

/** Browser APIs that components need and jsdom lacks. */
// no stub, which a test would remove with its own
Object.assign(globalThis, {
  matchMedia: (query: string) => ({
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
  // never idle: what is loaded then would be loaded into the modules of the next file, without its mocks
  requestIdleCallback: () => 0,
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

// nothing is laid out, and nothing scrolls
Element.prototype.scrollIntoView = () => {};
