import { useMatches } from 'react-router-dom';

/**
 * What stands around a member's screen. `home`: header and navigation; `own`: the same with the screen's title as
 * its header; `titled`: title, back and navigation; `bare`: nothing.
 */
export type FrameHandle =
  | { readonly frame: 'home' | 'bare' }
  | { readonly frame: 'own' | 'titled'; readonly title: string };

const isHandle = (handle: unknown): handle is FrameHandle =>
  typeof handle === 'object' && handle !== null && 'frame' in handle;

/** The handle of the innermost route that has one. */
export function useFrameHandle(): FrameHandle {
  const handles = useMatches().map((match) => match.handle);
  return handles.findLast(isHandle) ?? { frame: 'bare' };
}
