import { createContext, use, useEffect, useId } from 'react';

/** Where sheets open, and which of them lies on top. */
export interface SheetHost {
  /** The element sheets are drawn into; null before the column is there. */
  readonly target: () => HTMLElement | null;
  /** Ids of the open sheets, the topmost last. */
  readonly pile: readonly string[];
  /**
   * Says that a sheet is open, until the answer is called: what lies behind is out of reach meanwhile, and the
   * focus then goes back to where it was.
   */
  readonly hold: (id: string) => () => void;
}

export const SheetHostContext = createContext<SheetHost>({
  target: () => null,
  pile: [],
  hold: () => () => {},
});

/** Takes a place on the pile while `open` and tells whether it is the topmost. */
export function useSheetPlace(open: boolean): { target: HTMLElement | undefined; isTop: boolean } {
  const id = useId();
  const { target, pile, hold } = use(SheetHostContext);
  useEffect(() => (open ? hold(id) : undefined), [open, hold, id]);
  return { target: target() ?? undefined, isTop: pile.length === 0 || pile.at(-1) === id };
}
