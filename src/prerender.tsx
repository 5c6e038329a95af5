/** What scripts/prerender.ts puts into the pages while they are built. Renders once, in Node. */
import { renderToStaticMarkup } from 'react-dom/server';
import { AppColumn } from './ui/frame/AppColumn.tsx';
import { Splash } from './ui/frame/Splash.tsx';

export function shells() {
  const neutral = renderToStaticMarkup(
    <AppColumn>
      <Splash />
    </AppColumn>,
  );
  return { neutral, signIn: null };
}
