/** What scripts/prerender.ts puts into the pages while they are built. Renders once, in Node. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoginOrCreateView } from './features/auth/LoginOrCreateView.tsx';
import { LoginView } from './features/auth/LoginView.tsx';
import { AppColumn } from './ui/frame/AppColumn.tsx';
import { Splash } from './ui/frame/Splash.tsx';

/** A page of dist/ and what it shows before the app is there. */
export interface StaticPage {
  readonly file: string;
  /** In place of the plain one, if it has its own. */
  readonly title: string | null;
  readonly markup: string;
  /** The modules that come to life there, fetched together with the page; each by its file or by the name of its piece. */
  readonly modules: readonly string[];
  /** What is fetched in addition for who is signed in: on every page, and on that of a recipe; `src/preload-data.ts` sees to it. */
  readonly preload?: { readonly member: readonly string[]; readonly recipe: readonly string[] };
}

const nothing = () => {};
const blank = { errors: {}, isBusy: false, offers: null, onSubmit: nothing } as const;
const drawn = (screen: ReactElement) => renderToStaticMarkup(<AppColumn>{screen}</AppColumn>);

/**
 * `index.html` is the page of every address and shows nothing that could be wrong for a member or for a guest;
 * `sign-in.html` and `login.html` are those of the two forms for guests.
 */
export const staticPages = (): StaticPage[] => [
  {
    file: 'index.html',
    title: null,
    markup: drawn(<Splash />),
    modules: ['src/app/lazy-screens.ts'],
    preload: {
      member: ['src/app/member-routes.tsx', 'member'],
      recipe: ['src/features/recipes/recipe/RecipeScreen.tsx'],
    },
  },
  // where the server has a recipe, it stands in the place of the splash
  {
    file: 'share.html',
    title: null,
    markup: drawn(<Splash />),
    modules: ['src/features/recipes/share/ShareScreen.tsx'],
  },
  {
    file: 'sign-in.html',
    title: 'Sign in or create an account · Kindfare',
    markup: drawn(<LoginOrCreateView {...blank} />),
    modules: ['base'],
  },
  {
    file: 'login.html',
    title: 'Login · Kindfare',
    markup: drawn(<LoginView {...blank} email="" justLoggedOut={false} onBack={nothing} />),
    modules: ['src/features/auth/LoginScreen.tsx'],
  },
];
