import {
  DirectionProvider,
  type MantineColorScheme,
  type MantineColorSchemeManager,
  MantineContext,
  MantineProvider,
} from '@mantine/core';
import { createContext, memo, type ReactNode, use, useState } from 'react';
import './mantine-variables.css';
import { mantineTheme } from './mantine-theme.ts';

const root = document.documentElement;
const readScheme = () => (root.dataset['theme'] || 'auto') as MantineColorScheme;

/** Follows the app's own choice, an attribute of the document, and the device where there is none. */
function followApp(): MantineColorSchemeManager {
  let observer: MutationObserver | undefined;
  return {
    get: readScheme,
    set: () => {},
    subscribe: (onUpdate) => {
      observer = new MutationObserver(() => onUpdate(readScheme()));
      observer.observe(root, { attributeFilter: ['data-theme'] });
    },
    unsubscribe: () => observer?.disconnect(),
    clear: () => {},
  };
}

/**
 * Provider for components made of Mantine, which each bring it; inside another one it adds nothing. Mantine writes no
 * style element (the content security policy would block it) and stores nothing in the browser.
 */
export function Kit({ children }: { children: ReactNode }) {
  return use(MantineContext) === null ? <Provider>{children}</Provider> : children;
}

const Content = createContext<ReactNode>(null);
const Inner = () => use(Content);

function Provider({ children }: { children: ReactNode }) {
  return (
    <Content value={children}>
      <Providers />
    </Content>
  );
}

/** Memoized: Mantine's providers make new contexts in each render, for which everything inside renders again. */
const Providers = memo(function Providers() {
  const [colorScheme] = useState(followApp);
  return (
    <MantineProvider
      theme={mantineTheme}
      defaultColorScheme="auto"
      colorSchemeManager={colorScheme}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      <DirectionProvider>
        <Inner />
      </DirectionProvider>
    </MantineProvider>
  );
});
