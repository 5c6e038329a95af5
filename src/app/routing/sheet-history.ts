import { flushSync } from 'react-dom';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { countOpenPanels, type OpenPanel, observePanels } from '#src/ui/sheet/open-panels.ts';

type Sheets = AppFlows['sheets'];

interface Entry {
  /** The router's key of the history entry; the first entry has none. */
  readonly key?: string;
  /** Number of open sheets that this entry stands for. */
  readonly sheets?: number;
}

const entry = (): Entry => window.history.state ?? {};
const sheetsOf = ({ sheets = 0 }: Entry) => sheets;

/** Mounted pages that block the back button: none or one. */
let blocking = 0;
const blockListeners = new Set<() => void>();

/**
 * Blocks the back button on the current page while it is mounted; links and navigation by machines still work.
 * Returns a function that removes the block.
 */
export function blockBack(): () => void {
  blocking += 1;
  for (const notify of blockListeners) notify();
  return () => {
    // the next navigation replaces the entry that blocked the back button
    blocking -= 1;
  };
}

/** Number of sheets that the machine has open. */
function countOf(sheets: Sheets): number {
  const snapshot = sheets.getSnapshot();
  if (snapshot.matches('none')) return 0;
  const isOnTop =
    (snapshot.matches('filter') && !snapshot.matches({ filter: 'choosing' })) ||
    snapshot.matches({ collectionPicker: 'creating' }) ||
    snapshot.matches({ page: 'stacked' });
  return isOnTop ? 2 : 1;
}

/** Whether the current history entry stands for an open sheet; a link in a sheet replaces it. */
export const isSheetEntry = (): boolean => sheetsOf(entry()) > 0;

export interface SheetHistory {
  /** To be called after every navigation of the router, also to the same URL. */
  readonly noteVisit: () => void;
  readonly stop: () => void;
}

/** A sheet of the page's own, which the machine doesn't know. */
interface OwnSheet {
  readonly panel: OpenPanel;
  /** Sheets of the machine that were open when it opened. */
  readonly below: number;
}

/**
 * Lets the back button close a sheet before it leaves the page: each open sheet, of the machine or of the page's own,
 * is a history entry with the URL of its page. The router is not notified of these entries.
 */
export function syncSheetsWithHistory(sheets: Sheets): SheetHistory {
  let present = entry().key;
  /** `history.go` is asynchronous; until its popstate event the current entry is outdated. */
  let isGoing = false;
  /** The topmost last. */
  let own: readonly OwnSheet[] = [];
  const depth = () => blocking + countOf(sheets) + own.length;

  const follow = () => {
    if (isGoing) return;
    present = entry().key;
    const wanted = depth();
    const known = sheetsOf(entry());
    for (let n = known + 1; n <= wanted; n += 1)
      window.history.pushState({ ...window.history.state, sheets: n }, '');
    if (wanted >= known) return;
    isGoing = true;
    window.history.go(wanted - known);
  };

  const goBack = () => {
    const top = own.at(-1);
    if (top === undefined || countOf(sheets) > top.below) sheets.send({ type: 'back.pressed' });
    // at once: what is still open afterwards gets its entry back
    else flushSync(top.panel.close);
  };

  const handlePopState = (event: PopStateEvent) => {
    const currentEntry: Entry = event.state ?? {};
    const wasGoing = isGoing;
    isGoing = false;
    if (currentEntry.key !== present) return;
    event.stopImmediatePropagation();
    if (!wasGoing && depth() > sheetsOf(currentEntry)) goBack();
    follow();
  };

  window.addEventListener('popstate', handlePopState, { capture: true });
  const following = sheets.subscribe(follow);
  const stopObserving = observePanels({
    opened: (panel) => {
      const below = countOf(sheets);
      // the panels of the machine's sheets open after it has noted them
      if (countOpenPanels() - own.length <= below) return;
      own = [...own, { panel, below }];
      follow();
    },
    closed: (panel) => {
      own = own.filter((sheet) => sheet.panel !== panel);
      follow();
    },
  });
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
      stopObserving();
      blockListeners.delete(follow);
    },
  };
}
