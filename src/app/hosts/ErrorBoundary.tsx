import { Component, type ReactNode } from 'react';
import { paths } from '#src/paths.ts';
import { ErrorScreen } from '#src/ui/feedback/ErrorScreen.tsx';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Names the visit: another one is another chance. */
  readonly place: string;
  /** What broke the screen may still be in memory, so by default the page is loaded again. */
  readonly onRetry?: () => void;
}

interface State {
  readonly hasFailed: boolean;
}

/** Catches what no screen caught, so that nobody sees a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { onRetry = () => window.location.reload() } = this.props;
    return <ErrorScreen homeHref={paths.landing()} onRetry={onRetry} />;
  }
}
