import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
import { endFirstScreen } from '#src/flows/first-screen.ts';
import { rememberInlinePictures } from '#src/ui/picture/Picture.tsx';
import { captureEarlyInput } from './capture-early-input.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the router is initialized, that is, the code of the first screen is loaded. */
function firstScreen(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

function OnMounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  // a layout effect: between paint and an effect, key presses would meet a field without focus
  useLayoutEffect(onMounted, [onMounted]);
  return children;
}

interface Position {
  readonly top: number;
  /** Where the tabs of a recipe begin; null without any. */
  readonly tabs: number | null;
}

/** Where the tabs of a recipe begin within the scroll area; null without any. */
function tabsIn(area: HTMLElement): number | null {
  const tabs = area.querySelector('[role="tablist"]');
  if (tabs === null) return null;
  return tabs.getBoundingClientRect().top - area.getBoundingClientRect().top + area.scrollTop;
}

/** Tracks the scroll position of an element; the returned function also works after it was removed. */
function trackScroll(area: HTMLElement | null) {
  let position: Position = { top: 0, tabs: null };
  const note = () => {
    // at the top nothing is measured, which would force a layout
    if (area?.isConnected && (position.top > 0 || area.scrollTop > 0))
      position = { top: area.scrollTop, tabs: tabsIn(area) };
  };
  note();
  area?.addEventListener('scroll', note);
  return () => position;
}

/** Scrolls to where the reader was. A reader at the tabs stays there, although the content above has another height. */
function restoreScroll(area: HTMLElement, { top, tabs }: Position): void {
  if (top === 0) return;
  const isAtTabs = tabs !== null && tabs < top + area.clientHeight / 2;
  const now = isAtTabs ? tabsIn(area) : null;
  area.scrollTop = now === null || tabs === null ? top : top + now - tabs;
}

/** Replaces the static page by the app as soon as the first screen can be rendered. */
export async function mount(router: Router, app: ReactNode): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  const replayInput = captureEarlyInput(root);
  await firstScreen(router);
  rememberInlinePictures(root);
  const readPosition = trackScroll(root.querySelector('main'));
  const takeOver = () => {
    endFirstScreen();
    replayInput();
    const main = root.querySelector('main');
    if (main) restoreScroll(main, readPosition());
  };
  const screen = <OnMounted onMounted={takeOver}>{app}</OnMounted>;
  // a transition renders in slices, so that the page stays responsive
  startTransition(() => createRoot(root).render(screen));
}
