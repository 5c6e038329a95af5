/** What scripts/prerender.ts puts into the pages while they are built. Renders once, in Node. */
import { renderToStaticMarkup } from 'react-dom/server';
import { LoginOrCreateView } from './features/auth/LoginOrCreateView.tsx';
import { AppColumn } from './ui/frame/AppColumn.tsx';
import { Splash } from './ui/frame/Splash.tsx';

/** A page of dist/ and what it shows before the app is there. */
export interface StaticPage {
  readonly file: string;
  /** In place of the plain one, if it has its own. */
  readonly title: string | null;
  readonly markup: string;
  /** The module that comes to life there, fetched together with the page. */
  readonly module: string | null;
}

/**
 * `index.html` is the page of every address and shows nothing that could be wrong for a member or for a guest;
 * `sign-in.html` is that of the form for guests.
 */
export function staticPages(): StaticPage[] {
  const neutral = (
    <AppColumn>
      <Splash />
    </AppColumn>
  );
  const signIn = (
    <AppColumn>
      <LoginOrCreateView errors={{}} isBusy={false} onSubmit={() => {}} />
    </AppColumn>
  );
  return [
    { file: 'index.html', title: null, markup: renderToStaticMarkup(neutral), module: null },
    {
      file: 'sign-in.html',
      title: 'Sign in or create an account · Kindfare',
      markup: renderToStaticMarkup(signIn),
      module: 'src/features/auth/LoginOrCreateScreen.tsx',
    },
  ];
}
