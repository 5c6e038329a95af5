/** Renders the static pages at build time, for scripts/prerender.ts. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PreloadedScreen } from './app/preloaded-screens.ts';
import serverRenderedStyles from './app/server-rendered/server-rendered.css?inline';
import { staticPages as texts } from './app/texts.ts';
import { LoginOrCreateView } from './features/auth/LoginOrCreateView.tsx';
import { LoginView } from './features/auth/LoginView.tsx';
import { ServerRenderedLanding } from './features/auth/ServerRenderedLanding.tsx';
import { AppColumn } from './ui/frame/AppColumn.tsx';
import { Splash } from './ui/frame/Splash.tsx';

/** Modules by their file or their chunk name. */
interface PreloadedModules {
  /** Of every page. */
  readonly member: readonly string[];
  /** Of the pages that have code of their own. */
  readonly screens: Readonly<Partial<Record<PreloadedScreen, readonly string[]>>>;
}

/** A page of dist/ and its content before the app is loaded. */
export interface StaticPage {
  readonly file: string;
  /** The title of the page, if it has its own. */
  readonly title: string | null;
  readonly markup: string;
  /** Modules to preload with the page; each by its file or its chunk name. */
  readonly modules: readonly string[];
  /** A script that runs once the page is parsed, inline. */
  readonly atEnd?: string;
  /** Modules whose styles alone the page needs at once. */
  readonly styled?: readonly string[];
  /** Styles that the app doesn't have. */
  readonly ownStyles?: string;
  /** Modules to preload in addition for signed-in members, used by `src/preload-data.ts`. */
  readonly preload?: PreloadedModules;
}

const nothing = () => {};
const blank = { errors: {}, isBusy: false, offers: null, onSubmit: nothing } as const;
const member = ['src/app/member-routes.tsx', 'member'];
const screens = {
  dashboard: ['home'],
  recipe: ['src/features/recipes/recipe/RecipeScreen.tsx'],
  planner: ['src/app/hosts/FeatureGate.tsx', 'planner'],
  questionnaire: ['src/app/hosts/FeatureGate.tsx', 'src/features/health/QuestionnaireScreen.tsx'],
  plans: ['plans'],
} as const satisfies Record<PreloadedScreen, readonly string[]>;
const rendered = (screen: ReactElement) => renderToStaticMarkup(<AppColumn>{screen}</AppColumn>);

/** A page that the server renders for one member; it shows the logo on any other device. */
const ownPage = (screen: Exclude<PreloadedScreen, 'recipe'>): StaticPage => ({
  file: `${screen}.html`,
  title: null,
  markup: rendered(<Splash />),
  modules: ['src/app/lazy-screens.ts'],
  styled: ['member', ...screens[screen]],
  ownStyles: serverRenderedStyles,
  preload: { member, screens: { [screen]: screens[screen] } },
  atEnd: 'src/show-rendered-page.ts',
});

/**
 * `index.html` is the page of all URLs, so it shows nothing that differs for members and guests;
 * `landing.html`, `sign-in.html`, and `login.html` are those of guests.
 */
export const staticPages = (): StaticPage[] => [
  {
    file: 'index.html',
    title: null,
    markup: rendered(<Splash />),
    modules: ['src/app/lazy-screens.ts'],
    preload: { member, screens },
  },
  // for members; replaced by the recipe
  {
    file: 'recipe.html',
    title: null,
    markup: rendered(<Splash />),
    modules: ['src/app/lazy-screens.ts'],
    styled: screens.recipe,
    preload: { member, screens: { recipe: screens.recipe } },
  },
  ownPage('dashboard'),
  ownPage('planner'),
  ownPage('questionnaire'),
  ownPage('plans'),
  // replaced by the text of a content page
  {
    file: 'page.html',
    title: null,
    markup: rendered(<Splash />),
    modules: ['src/features/pages/ContentPageScreen.tsx', 'src/app/frames/OpenFrame.tsx'],
    styled: ['member'],
    ownStyles: serverRenderedStyles,
    preload: { member, screens: {} },
  },
  // replaced by the recipe if the server has one
  {
    file: 'share.html',
    title: null,
    markup: rendered(<Splash />),
    modules: ['src/features/recipes/share/ShareScreen.tsx'],
  },
  {
    file: 'landing.html',
    title: texts.landing,
    // the server renders it with what depends on the site
    markup: renderToStaticMarkup(<ServerRenderedLanding site={null} />),
    modules: ['src/features/auth/LandingScreen.tsx'],
  },
  {
    file: 'sign-in.html',
    title: texts.signIn,
    markup: rendered(<LoginOrCreateView {...blank} />),
    modules: [],
  },
  {
    file: 'login.html',
    title: texts.login,
    markup: rendered(<LoginView {...blank} email="" justLoggedOut={false} onBack={nothing} />),
    modules: ['src/features/auth/LoginScreen.tsx'],
  },
];
