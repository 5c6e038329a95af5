import { type ComponentType, type ReactNode, useState } from 'react';
import { FailureNote, type FailureNoteProps } from './FailureNote.tsx';
import { useLoad } from './use-load.ts';

/**
 * A part of a page whose code is loaded when it is first rendered. The page stays where that fails, as it does offline
 * before the code was cached, and the part says so with a retry.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failure: Pick<FailureNoteProps, 'title' | 'text'>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadPart = async () => {
    loaded = await load();
  };
  return function LazyPart(props: Props): ReactNode {
    const [state, setState] = useState<'loading' | 'failed' | 'ready'>(loaded ? 'ready' : 'loading');
    useLoad(loadPart, state === 'loading', setState);
    const Part = loaded;
    if (Part !== null) return <Part {...props} />;
    return state === 'failed' && <FailureNote {...failure} onRetry={() => setState('loading')} />;
  };
}
