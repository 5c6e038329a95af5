import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
import { rememberInlinePictures } from '#src/ui/picture/Picture.tsx';
import { captureEarlyInput } from './capture-early-input.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the router knows the first screen and has its code. */
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

function Arrival({ onArrive, children }: { onArrive: () => void; children: ReactNode }) {
  // with the drawing itself: between it and an effect, letters would meet a field that has no focus yet
  useLayoutEffect(onArrive, [onArrive]);
  return children;
}

/** How far somebody who has begun to read has scrolled; asked for when the area itself may be gone. */
function trackScroll(area: HTMLElement | null): () => number {
  let top = area?.scrollTop ?? 0;
  area?.addEventListener('scroll', () => {
    if (area.isConnected) top = area.scrollTop;
  });
  return () => top;
}

/** Puts the app in the place of the page's static shell, once its first screen can be drawn. */
export async function mount(router: Router, app: ReactNode): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  const replayInput = captureEarlyInput(root);
  await firstScreen(router);
  rememberInlinePictures(root);
  const readScrollTop = trackScroll(root.querySelector('main'));
  const arrive = () => {
    replayInput();
    const main = root.querySelector('main');
    const top = readScrollTop();
    if (main && top > 0) main.scrollTop = top;
  };
  const screen = <Arrival onArrive={arrive}>{app}</Arrival>;
  // a transition is drawn in slices, between which the page answers
  startTransition(() => createRoot(root).render(screen));
}
