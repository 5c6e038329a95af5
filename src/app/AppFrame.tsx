import type { ReactNode } from 'react';
import { AppColumn } from '#src/ui/frame/AppColumn.tsx';
import { LinkProvider } from '#src/ui/link/Link.tsx';
import { useBackground } from './hosts/background.ts';
import { ErrorBoundary } from './hosts/ErrorBoundary.tsx';
import { RouterLink } from './hosts/RouterLink.tsx';
import { ToastHost } from './toasts/ToastHost.tsx';
import type { Toasts } from './toasts/toast-store.ts';

export interface AppFrameProps {
  readonly toasts: Toasts;
  /** URLs of the background pictures from the settings; one is chosen. */
  readonly backgrounds: readonly string[];
  /** Key of the history entry. */
  readonly place: string;
  /** The page takes the full window width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Wraps every route: column, background picture, toasts, links, error boundary. */
export function AppFrame({ toasts, backgrounds, place, isWide = false, children }: AppFrameProps) {
  const background = useBackground(backgrounds);
  return (
    <LinkProvider component={RouterLink}>
      <AppColumn background={background} isWide={isWide} above={<ToastHost toasts={toasts} />}>
        <ErrorBoundary place={place}>{children}</ErrorBoundary>
      </AppColumn>
    </LinkProvider>
  );
}
