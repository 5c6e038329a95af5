import { Component, type ReactNode } from 'react';
import { paths } from '#src/paths.ts';
import { ErrorScreen } from '#src/ui/feedback/ErrorScreen.tsx';
import { countError } from '../browser-errors.ts';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Key of the history entry: the boundary resets on navigation. */
  readonly place: string;
  /** What to do on retry. By default the page is reloaded, as broken state may still be in memory. */
  readonly onRetry?: () => void;
}

interface State {
  readonly hasFailed: boolean;
}

/** Catches errors that no other boundary caught, so that there is never a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    countError('screen');
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
