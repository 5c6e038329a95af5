import { useMatches } from 'react-router-dom';

/**
 * The frame of a member screen. `home`: header and navigation; `own`: the same with the screen's title as its
 * header; `titled`: title, back button and navigation; `navigated`: the navigation only; `bare`: none.
 */
export type FrameHandle =
  | { readonly frame: 'home' | 'navigated' }
  /** `blocksBack`: the browser's back button does not leave the page. */
  | { readonly frame: 'bare'; readonly blocksBack?: true }
  | { readonly frame: 'own'; readonly title: string }
  /**
   * `backTo`: target of the back button if this was the first page; the dashboard by default. `titleIs`:
   * `label` if the screen has its own heading. `hasNavigation`: false for title and back button alone.
   */
  | {
      readonly frame: 'titled';
      readonly title: string;
      readonly backTo?: string;
      readonly titleIs?: 'label';
      readonly hasNavigation?: false;
    };

const isHandle = (handle: unknown): handle is FrameHandle =>
  typeof handle === 'object' && handle !== null && 'frame' in handle;

/** The handle of the innermost route that has one. */
export function useFrameHandle(): FrameHandle {
  const handles = useMatches().map((match) => match.handle);
  return handles.findLast(isHandle) ?? { frame: 'bare' };
}

/** For a page that takes the full window width, without column and background picture. */
export const wideStage = { stage: 'wide' } as const;

/** Whether the current page takes the full window width. */
export const useIsWide = (): boolean => useMatches().some(({ handle }) => handle === wideStage);

/** A route's handle, checked by its type. */
export const inFrame = (handle: FrameHandle) => handle;
