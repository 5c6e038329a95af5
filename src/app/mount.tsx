import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
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

/** Tracks the scroll position of an element; the returned function also works after it was removed. */
function trackScroll(area: HTMLElement | null): () => number {
  let top = area?.scrollTop ?? 0;
  area?.addEventListener('scroll', () => {
    if (area.isConnected) top = area.scrollTop;
  });
  return () => top;
}

/** Replaces the static page by the app as soon as the first screen can be rendered. */
export async function mount(router: Router, app: ReactNode): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  const replayInput = captureEarlyInput(root);
  await firstScreen(router);
  rememberInlinePictures(root);
  const readScrollTop = trackScroll(root.querySelector('main'));
  const restoreInput = () => {
    replayInput();
    const main = root.querySelector('main');
    const top = readScrollTop();
    if (main && top > 0) main.scrollTop = top;
  };
  const screen = <OnMounted onMounted={restoreInput}>{app}</OnMounted>;
  // a transition renders in slices, so that the page stays responsive
  startTransition(() => createRoot(root).render(screen));
}
