/** Renders the static pages at build time, for scripts/prerender.ts. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { staticPages as texts } from './app/texts.ts';
import landingStyles from './features/auth/LandingView.module.css';
import { LandingView } from './features/auth/LandingView.tsx';
import { LoginOrCreateView } from './features/auth/LoginOrCreateView.tsx';
import { LoginView } from './features/auth/LoginView.tsx';
import { AppColumn } from './ui/frame/AppColumn.tsx';
import { Splash } from './ui/frame/Splash.tsx';

/** A page of dist/ and its content before the app is loaded. */
export interface StaticPage {
  readonly file: string;
  /** The title of the page, if it has its own. */
  readonly title: string | null;
  readonly markup: string;
  /** Modules to preload with the page; each by its file or its chunk name. */
  readonly modules: readonly string[];
  /**
   * Modules to preload in addition for signed-in members: on every page, and on a recipe page; used by
   * `src/preload-data.ts`.
   */
  readonly preload?: { readonly member: readonly string[]; readonly recipe: readonly string[] };
}

const nothing = () => {};
const blank = { errors: {}, isBusy: false, offers: null, onSubmit: nothing } as const;
const drawn = (screen: ReactElement) => renderToStaticMarkup(<AppColumn>{screen}</AppColumn>);

/** The landing page redirects members: they see what `index.html` shows. */
const landing = () =>
  renderToStaticMarkup(
    <>
      <div className={landingStyles['forGuest']}>
        <AppColumn isWide>
          <LandingView site={null} />
        </AppColumn>
      </div>
      <div className={landingStyles['forMember']}>
        <AppColumn>
          <Splash />
        </AppColumn>
      </div>
    </>,
  );

/**
 * `index.html` is the page of all URLs, so it shows nothing that differs for members and guests;
 * `landing.html`, `sign-in.html`, and `login.html` are those of guests.
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
  // replaced by the recipe if the server has one
  {
    file: 'share.html',
    title: null,
    markup: drawn(<Splash />),
    modules: ['src/features/recipes/share/ShareScreen.tsx'],
  },
  {
    file: 'landing.html',
    title: texts.landing,
    markup: landing(),
    modules: ['src/features/auth/LandingScreen.tsx'],
  },
  {
    file: 'sign-in.html',
    title: texts.signIn,
    markup: drawn(<LoginOrCreateView {...blank} />),
    modules: ['base'],
  },
  {
    file: 'login.html',
    title: texts.login,
    markup: drawn(<LoginView {...blank} email="" justLoggedOut={false} onBack={nothing} />),
    modules: ['src/features/auth/LoginScreen.tsx'],
  },
];
