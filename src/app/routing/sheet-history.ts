import type { AppFlows } from '#src/flows/app-flows.ts';

type Sheets = AppFlows['sheets'];

interface Entry {
  /** The router's name of the visit; the very first has none. */
  readonly key?: string;
  /** How many entries of the same visit lie below this one. */
  readonly sheets?: number;
}

const entry = (): Entry => window.history.state ?? {};
const sheetsOf = ({ sheets = 0 }: Entry) => sheets;

/** Pages on the screen that the back button must not leave: one or none. */
let blocking = 0;
const blockListeners = new Set<() => void>();

/**
 * Keeps the present page from being left by the back button, for as long as it is on the screen; links and what
 * flows ask for lead away as ever. Returns a function that cancels it.
 */
export function blockBack(): () => void {
  blocking += 1;
  for (const tell of blockListeners) tell();
  return () => {
    // what leads away takes the place of the entry that blocked the back button
    blocking -= 1;
  };
}

/** What one press of the back button takes away counts as one. */
function depthOf(sheets: Sheets): number {
  const snapshot = sheets.getSnapshot();
  if (snapshot.matches('none')) return blocking;
  const isOnTop =
    (snapshot.matches('filter') && !snapshot.matches({ filter: 'choosing' })) ||
    snapshot.matches({ collectionPicker: 'creating' }) ||
    snapshot.matches({ page: 'stacked' });
  return blocking + (isOnTop ? 2 : 1);
}

/** Whether the present entry of the history stands for an open sheet. A link in a sheet takes its place. */
export const isSheetEntry = (): boolean => sheetsOf(entry()) > 0;

export interface SheetHistory {
  /** To be called when the router has gone somewhere, also to the same address. */
  readonly noteVisit: () => void;
  readonly stop: () => void;
}

/**
 * Lets the back button close a sheet before it leaves the page: each open sheet is an entry of the history, with
 * the page's own address. The router is not notified of them.
 */
export function syncSheetsWithHistory(sheets: Sheets): SheetHistory {
  let present = entry().key;
  /** Going back takes a moment; until then the history does not say the truth. */
  let isGoing = false;

  const follow = () => {
    if (isGoing) return;
    present = entry().key;
    const depth = depthOf(sheets);
    const known = sheetsOf(entry());
    for (let n = known + 1; n <= depth; n += 1)
      window.history.pushState({ ...window.history.state, sheets: n }, '');
    if (depth >= known) return;
    isGoing = true;
    window.history.go(depth - known);
  };

  const handlePopState = (event: PopStateEvent) => {
    const arrived: Entry = event.state ?? {};
    const wasGoing = isGoing;
    isGoing = false;
    if (arrived.key !== present) return;
    event.stopImmediatePropagation();
    if (!wasGoing && depthOf(sheets) > sheetsOf(arrived)) sheets.send({ type: 'back.pressed' });
    follow();
  };

  window.addEventListener('popstate', handlePopState, { capture: true });
  const following = sheets.subscribe(follow);
  blockListeners.add(follow);
  // a page that was loaded again has no sheet open, whatever its entry says
  follow();
  return {
    noteVisit: () => {
      present = entry().key;
    },
    stop: () => {
      window.removeEventListener('popstate', handlePopState, { capture: true });
      following.unsubscribe();
      blockListeners.delete(follow);
    },
  };
}
