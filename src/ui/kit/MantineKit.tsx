import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine-variables.css';
import { mantineTheme } from './mantine-theme.ts';

const alwaysLight = {
  get: () => 'light' as const,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

/**
 * What a part made of Mantine stands in. It comes with the parts that need it, so that pages without one do not
 * fetch it; Mantine writes no style element (the page's policy would refuse it) and keeps nothing in the browser.
 */
export function Kit({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme="light"
      colorSchemeManager={alwaysLight}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
