import type { AppFlows } from '#src/flows/app-flows.ts';

type Sheets = AppFlows['sheets'];

interface Entry {
  /** The router's number of the entry. */
  readonly idx?: number;
  /** How many sheets lie over the page at this entry. */
  readonly sheets?: number;
}

const entry = (): Entry => window.history.state ?? {};
const sheetsOf = ({ sheets = 0 }: Entry) => sheets;

/** What one press of the back button takes away counts as one. */
function depthOf(sheets: Sheets): number {
  const snapshot = sheets.getSnapshot();
  if (snapshot.matches('none')) return 0;
  return snapshot.matches('filter') && !snapshot.matches({ filter: 'choosing' }) ? 2 : 1;
}

/** Whether the present entry of the history stands for an open sheet. A link in a sheet takes its place. */
export const isSheetEntry = (): boolean => sheetsOf(entry()) > 0;

/**
 * Lets the back button close a sheet before it leaves the page: each open sheet is an entry of the history, with
 * the page's own address. The router does not hear of them. Returns the way to stop.
 */
export function keepSheetsInHistory(sheets: Sheets): () => void {
  let present = entry().idx;
  /** Going back takes a moment; until then the history does not say the truth. */
  let isGoing = false;

  const follow = () => {
    if (isGoing) return;
    present = entry().idx;
    const depth = depthOf(sheets);
    const known = sheetsOf(entry());
    for (let n = known + 1; n <= depth; n += 1)
      window.history.pushState({ ...window.history.state, sheets: n }, '');
    if (depth >= known) return;
    isGoing = true;
    window.history.go(depth - known);
  };

  const hear = (event: PopStateEvent) => {
    const arrived: Entry = event.state ?? {};
    const wasGoing = isGoing;
    isGoing = false;
    if (arrived.idx !== present) return;
    event.stopImmediatePropagation();
    if (!wasGoing && depthOf(sheets) > sheetsOf(arrived)) sheets.send({ type: 'back.pressed' });
    follow();
  };

  window.addEventListener('popstate', hear, { capture: true });
  const following = sheets.subscribe(follow);
  // a page that was loaded again has no sheet open, whatever its entry says
  follow();
  return () => {
    window.removeEventListener('popstate', hear, { capture: true });
    following.unsubscribe();
  };
}
