import { useSyncExternalStore } from 'react';
import { chooseTheme, readThemeChoice, subscribeToTheme } from './theme-choice.ts';

/** Light, dark, or as the device: one setting for the whole app, stored on this device. */
export function useTheme() {
  return { theme: useSyncExternalStore(subscribeToTheme, readThemeChoice), choose: chooseTheme };
}
