import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
import { holdPictures } from '#src/ui/picture/Picture.tsx';
import { earlyInput } from './early-input.ts';

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
  useEffect(onArrive, [onArrive]);
  return children;
}

/** Puts the app in the place of the page's static shell, once its first screen can be drawn. */
export async function mount(router: Router, app: ReactNode): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  await firstScreen(router);
  holdPictures(root);
  const putBackInput = earlyInput(root);
  const top = root.querySelector('main')?.scrollTop ?? 0;
  const arrive = () => {
    putBackInput();
    const main = root.querySelector('main');
    // somebody has begun to read
    if (main && top > 0) main.scrollTop = top;
  };
  createRoot(root).render(<Arrival onArrive={arrive}>{app}</Arrival>);
}
