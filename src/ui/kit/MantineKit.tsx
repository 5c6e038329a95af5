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
 * Provider for components made of Mantine. Loaded with the components that need it; Mantine writes no style
 * element (the content security policy would block it) and stores nothing in the browser.
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
