import type { ComponentType } from 'react';
import type * as Screens from '../lazy-screens.ts';
import { untilReloadDecided } from '../reload-on-failed-import.ts';

/** A function rather than an object of properties: with the latter the router ignores code that fails to load. */
export const screen = (load: () => Promise<ComponentType>) => async () => {
  try {
    return { Component: await load() };
  } catch (error) {
    await untilReloadDecided();
    throw error;
  }
};

/** A screen by its name in `lazy-screens.ts`. */
export const lazyScreen = (name: keyof typeof Screens.screens) =>
  screen(async () => (await import('../lazy-screens.ts')).screens[name]());
