import type { ReactNode } from 'react';
import { useSession } from '#src/flows/auth/use-session.ts';
import { paths } from '#src/paths.ts';
import { ErrorScreen } from '#src/ui/feedback/ErrorScreen.tsx';

/** Shows the screen, or the error screen if the session could not be loaded. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { isUnreachable, retry } = useSession();
  return isUnreachable ? <ErrorScreen homeHref={paths.landing()} onRetry={retry} /> : children;
}
