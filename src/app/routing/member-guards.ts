import { type LoaderFunction, type Params, replace } from 'react-router-dom';
import { readForWhom } from '#domain/recipe-filter/for-whom.ts';
import { type AppFlows, settledSession } from '#src/flows/app-flows.ts';
import { isOwnPageDrawn, isPageDrawn, settleFirst } from '#src/flows/first-snapshot.ts';
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
 * For the dashboard: reads its list before the app replaces the one that is drawn, and finishes a sign-in with another
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
    if (isOwnPageDrawn() && session.matches('signedIn')) {
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

/** For a page that the server has drawn: settles its flow before the app replaces the page. */
const drawnPage =
  (flows: AppFlows, settle: (request: Request, params: Params) => Promise<void>): LoaderFunction =>
  async ({ request, params }) => {
    const session = await settledSession(flows, request.signal);
    if (isPageDrawn() && session.matches('signedIn')) await settle(request, params);
    return null;
  };

export const settleRecipe = (flows: AppFlows): LoaderFunction =>
  drawnPage(flows, async ({ signal }, { id = '' }) => {
    const { readerKey, recipeReaderFlow } = await import('#src/flows/recipes/recipe-reader-flow.ts');
    await settleFirst(flows, readerKey(id), recipeReaderFlow, { id }, 'ready', signal);
  });

export const settlePlanner = (flows: AppFlows): LoaderFunction =>
  drawnPage(flows, async ({ url, signal }) => {
    const { settleWeek } = await import('#src/flows/planner/settle-week.ts');
    await settleWeek(flows, new URL(url), signal);
  });

export const settleQuestionnaire = (flows: AppFlows): LoaderFunction =>
  drawnPage(flows, async ({ signal }) => {
    const { categoriesFlow } = await import('#src/flows/health/categories-flow.ts');
    await settleFirst(flows, categoriesFlow.id, categoriesFlow, { key: null }, 'ready', signal);
  });

export const settlePlans = (flows: AppFlows): LoaderFunction =>
  drawnPage(flows, async ({ signal }) => {
    const { planChoiceFlow } = await import('#src/flows/membership/membership-flows.ts');
    const flow = planChoiceFlow(flows.settings);
    await settleFirst(flows, flow.id, flow, { isFirstChoice: false }, 'choosing', signal);
  });

/** For the email verification: redirects members whose email is verified. */
export const unverifiedOnly =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    const { context } = await settledSession(flows, request.signal);
    if (context.user?.email_verified_at) throw replace(paths.landing());
    return null;
  };
