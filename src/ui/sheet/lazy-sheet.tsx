import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { useLoad } from '../feedback/use-load.ts';
import { UnloadedSheet } from './UnloadedSheet.tsx';

interface SheetControl {
  readonly open: boolean;
  readonly onClose: () => void;
}

type LoadState = 'loading' | 'failed' | 'retrying' | 'ready';

/**
 * A sheet whose code is loaded when it is first rendered. If that fails, as it does offline before the code was
 * cached, a plain sheet says so with a retry, and the page stays. Opening it again tries again.
 */
export function lazySheet<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & SheetControl> {
  let loaded: ComponentType<Props> | null = null;
  const loadSheet = async () => {
    loaded = await load();
  };
  return function LazySheet(props: Props & SheetControl): ReactNode {
    const { open, onClose } = props;
    const [state, setState] = useState<LoadState>(loaded ? 'ready' : 'loading');
    const isLoading = state === 'loading' || state === 'retrying';
    useLoad(loadSheet, isLoading, setState);
    useLayoutEffect(() => {
      if (open) setState((now) => (now === 'failed' ? 'loading' : now));
    }, [open]);
    const Sheet = loaded;
    if (Sheet !== null) return <Sheet {...props} />;
    const hasFailed = state === 'failed' || state === 'retrying';
    const retry = () => setState('retrying');
    return hasFailed && <UnloadedSheet open={open} isBusy={isLoading} onClose={onClose} onRetry={retry} />;
  };
}

/** A part that the page does without if its code cannot be loaded, and that does not hold the page up meanwhile. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Extra = lazy(() =>
    load().then(
      (component) => ({ default: component as ComponentType<object> }),
      () => ({ default: () => null }),
    ),
  );
  return function LazyExtra(props: Props) {
    return (
      <Suspense fallback={null}>
        <Extra {...props} />
      </Suspense>
    );
  };
}
