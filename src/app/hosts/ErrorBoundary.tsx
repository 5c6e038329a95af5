import { Component, type ReactNode } from 'react';
import { paths } from '#src/paths.ts';
import { ErrorScreen } from '#src/ui/feedback/ErrorScreen.tsx';

interface State {
  readonly hasFailed: boolean;
}

/** Catches what no screen caught, so that nobody sees a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorScreen homeHref={paths.landing()} onRetry={() => window.location.reload()} />;
  }
}
