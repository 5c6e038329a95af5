import { type LoaderFunction, type Params, replace } from 'react-router-dom';
import type { Feature } from '#domain/membership/features.ts';
import { readForWhom } from '#domain/recipe-filter/for-whom.ts';
import { type AppFlows, settledSession } from '#src/flows/app-flows.ts';
import { isFirstScreen } from '#src/flows/first-screen.ts';
import { isServerRendered, isServerRenderedForMember, settleFirst } from '#src/flows/first-snapshot.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';

/** Waits until the recipe lists have the member's filter. */
const listsReady =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    const session = await settledSession(flows, request.signal);
    if (!session.matches('signedIn')) return null;
    // loaded here, so that guests who are redirected do not load it
    const { recipeListsOf } = await import('#src/flows/recipes/recipe-lists.ts');
    await recipeListsOf(flows).begun;
    return null;
  };

/**
 * For the dashboard: reads its list before the app replaces the one that is rendered, and finishes a sign-in with another
 * provider (`?social=true`).
 */
export const dashboardLoader =
  (flows: AppFlows): LoaderFunction =>
  async (given) => {
    const session = await settledSession(flows, given.request.signal);
    if (session.matches('signedIn') && new URL(given.request.url).searchParams.get('social') === 'true') {
      const { finishSocialSignIn } = await import('#src/flows/auth/finish-social-sign-in.ts');
      finishSocialSignIn(flows);
    }
    await listsReady(flows)(given);
    if (isServerRenderedForMember() && session.matches('signedIn')) {
      const { firstListRead } = await import('#src/flows/recipes/recipe-lists.ts');
      await firstListRead(flows, given.request.signal);
    }
    return null;
  };

/** The medications have a page of their own among the categories of the questionnaire. */
export const redirectMedications: LoaderFunction = ({ params }) => {
  if (params['id'] === 'rx') throw replace(memberPaths.medications());
  return null;
};

/** Applies the keyword and the person of the URL to the list at /recipes. */
export const applyKeyword =
  (flows: AppFlows): LoaderFunction =>
  async (given) => {
    await listsReady(flows)(given);
    const session = await settledSession(flows, given.request.signal);
    if (!session.matches('signedIn')) return null;
    const { findRecipesFor } = await import('#src/flows/recipes/recipe-lists.ts');
    const { searchParams } = new URL(given.request.url);
    const forWhom = readForWhom(searchParams.get('for'));
    findRecipesFor(flows, { words: searchParams.get('keyword') ?? '', forWhom });
    return null;
  };

/** Milliseconds that the static page stays for the data of the first screen. */
const maxWaitForData = 1_000;

/** The flow of a screen that settles before the app shows it. */
interface FirstFlow {
  /** Without it the screen is locked and requests nothing. */
  readonly feature?: Feature;
  readonly settle: (
    address: { readonly url: string; readonly signal: AbortSignal },
    params: Params,
  ) => Promise<void>;
}

/** For the first screen: settles its flow before the app replaces the page, the call for it being on its way already. */
const settled =
  (flows: AppFlows, { feature, settle }: FirstFlow): LoaderFunction =>
  async ({ request: { url, signal }, params }) => {
    const session = await settledSession(flows, signal);
    if (!isFirstScreen() || !session.matches('signedIn')) return null;
    if (isServerRendered()) await settle({ url, signal }, params);
    else if (feature === undefined || session.context.user?.features.includes(feature) === true)
      await settle({ url, signal: AbortSignal.any([signal, AbortSignal.timeout(maxWaitForData)]) }, params);
    return null;
  };

export const settleRecipe = (flows: AppFlows): LoaderFunction =>
  settled(flows, {
    settle: async ({ signal }, { id = '' }) => {
      const { readerKey, recipeReaderFlow } = await import('#src/flows/recipes/recipe-reader-flow.ts');
      await settleFirst(flows, readerKey(id), recipeReaderFlow, { id }, 'ready', signal);
    },
  });

export const settlePlanner = (flows: AppFlows): LoaderFunction =>
  settled(flows, {
    feature: 'meal_plan',
    settle: async ({ url, signal }) => {
      const { settleWeek } = await import('#src/flows/planner/settle-week.ts');
      await settleWeek(flows, new URL(url), signal);
    },
  });

export const settleQuestionnaire = (flows: AppFlows): LoaderFunction =>
  settled(flows, {
    feature: 'questionnaire_health_score',
    settle: async ({ signal }) => {
      const { categoriesFlow } = await import('#src/flows/health/categories-flow.ts');
      await settleFirst(flows, categoriesFlow.id, categoriesFlow, { key: null }, 'ready', signal);
    },
  });

export const settlePlans = (flows: AppFlows): LoaderFunction =>
  settled(flows, {
    settle: async ({ signal }) => {
      const { planChoiceFlow } = await import('#src/flows/membership/membership-flows.ts');
      const flow = planChoiceFlow(flows.settings);
      await settleFirst(flows, flow.id, flow, { isFirstChoice: false }, 'choosing', signal);
    },
  });

/** For the email verification: redirects members whose email is verified. */
export const unverifiedOnly =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    const { context } = await settledSession(flows, request.signal);
    if (context.user?.email_verified_at) throw replace(paths.landing());
    return null;
  };
