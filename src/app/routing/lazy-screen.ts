import type { ComponentType } from 'react';
import type * as Screens from '../lazy-screens.ts';

/** As a function: of the form with properties the router swallows code that does not arrive. */
export const screen = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

/** By its name in the list of screens. */
export const lazyScreen = (name: keyof typeof Screens.screens) =>
  screen(async () => (await import('../lazy-screens.ts')).screens[name]());
