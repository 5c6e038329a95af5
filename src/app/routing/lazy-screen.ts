import type { ComponentType } from 'react';
import type * as Screens from '../lazy-screens.ts';

/** A function rather than an object of properties: with the latter the router ignores code that fails to load. */
export const screen = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

/** A screen by its name in `lazy-screens.ts`. */
export const lazyScreen = (name: keyof typeof Screens.screens) =>
  screen(async () => (await import('../lazy-screens.ts')).screens[name]());
