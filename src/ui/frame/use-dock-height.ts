import { type RefObject, useEffect } from 'react';

/** Height of what lies over the end of a page, which keeps what has the focus above it. */
const overPage = '--kf-dock';
/** Room for the actions at the bottom of the column, and for what is below them. */
const belowToasts = '--kf-foot';

/** Where an element with actions is: over the end of a scroll area, below it, or at the bottom of a sheet. */
export type DockPlace = 'over' | 'below' | 'sheet';

interface MountedDock {
  readonly element: HTMLElement;
  readonly place: DockPlace;
}

/** The topmost last: a sheet opens over the dock of its page. */
const docks: MountedDock[] = [];

/** From its upper edge to the lower one of the column. A sheet that slides in isn't there yet. */
function roomOf({ element, place }: MountedDock): number {
  const column = element.offsetParent;
  return place === 'below' && column !== null
    ? column.clientHeight - element.offsetTop
    : element.offsetHeight;
}

function report(): void {
  const { style } = document.documentElement;
  const show = (property: string, height: number | undefined) =>
    height === undefined ? style.removeProperty(property) : style.setProperty(property, `${height}px`);
  const top = docks.at(-1);
  show(belowToasts, top && roomOf(top));
  show(overPage, docks.findLast(({ place }) => place === 'over')?.element.offsetHeight);
}

/** Toasts stay above the actions at the bottom of the screen, and so does what has the focus. */
export function useDockHeight(dock: RefObject<HTMLElement | null>, place: DockPlace): void {
  useEffect(() => {
    const element = dock.current;
    if (element === null || !('ResizeObserver' in window)) return undefined;
    const mounted = { element, place };
    docks.push(mounted);
    const observer = new ResizeObserver(report);
    observer.observe(element);
    return () => {
      observer.disconnect();
      docks.splice(docks.indexOf(mounted), 1);
      report();
    };
  }, [dock, place]);
}
