import { createContext, use, useEffect, useId } from 'react';

/** Where sheets are rendered, and which of them is on top. */
export interface SheetHost {
  /** The element sheets are rendered into; null before the column is mounted. */
  readonly target: () => HTMLElement | null;
  /** Ids of the open sheets, the topmost last. */
  readonly stack: readonly string[];
  /**
   * Registers an open sheet; the content behind it is inert until the returned function is called, which
   * restores the focus.
   */
  readonly registerSheet: (id: string) => () => void;
}

export const SheetHostContext = createContext<SheetHost>({
  target: () => null,
  stack: [],
  registerSheet: () => () => {},
});

/** Registers a sheet on the stack while `open`, and returns whether it is the topmost. */
export function useIsTopSheet(open: boolean): { target: HTMLElement | undefined; isTop: boolean } {
  const id = useId();
  const { target, stack, registerSheet } = use(SheetHostContext);
  useEffect(() => (open ? registerSheet(id) : undefined), [open, registerSheet, id]);
  return { target: target() ?? undefined, isTop: stack.length === 0 || stack.at(-1) === id };
}
