import { useMatches } from 'react-router-dom';

/**
 * What stands around a member's screen. `home`: header and navigation; `own`: the same with the screen's title as
 * its header; `titled`: title, back and navigation; `navigated`: the navigation alone; `bare`:
 * nothing.
 */
export type FrameHandle =
  | { readonly frame: 'home' | 'navigated' }
  /** `blocksBack`: the browser's back button does not leave the page. */
  | { readonly frame: 'bare'; readonly blocksBack?: true }
  | { readonly frame: 'own'; readonly title: string }
  /**
   * `backTo`: where back leads when nothing was visited before; the dashboard unless told. `titleIs`: `label` when
   * the screen has a heading of its own.
   */
  | {
      readonly frame: 'titled';
      readonly title: string;
      readonly backTo?: string;
      readonly titleIs?: 'label';
    };

const isHandle = (handle: unknown): handle is FrameHandle =>
  typeof handle === 'object' && handle !== null && 'frame' in handle;

/** The handle of the innermost route that has one. */
export function useFrameHandle(): FrameHandle {
  const handles = useMatches().map((match) => match.handle);
  return handles.findLast(isHandle) ?? { frame: 'bare' };
}

/** For a page that takes the whole window, with no column and no picture behind it. */
export const wideStage = { stage: 'wide' } as const;

/** Whether the page on the screen takes the whole window. */
export const useIsWide = (): boolean => useMatches().some(({ handle }) => handle === wideStage);

/** What a route's handle is, checked. */
export const inFrame = (handle: FrameHandle) => handle;
