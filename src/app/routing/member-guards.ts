import { type LoaderFunction, replace } from 'react-router-dom';
import { readForWhom } from '#domain/recipe-filter/for-whom.ts';
import { type AppFlows, settledSession } from '#src/flows/app-flows.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { listsReady } from './guards.ts';

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

/** For a recipe: reads it before the app replaces the page that the server has drawn. */
export const readDrawnRecipe =
  (flows: AppFlows): LoaderFunction =>
  async ({ params, request }) => {
    const session = await settledSession(flows, request.signal);
    if (!session.matches('signedIn')) return null;
    const { readFirst } = await import('#src/flows/recipes/first-reading.ts');
    await readFirst(flows, params['id'] ?? '', request.signal);
    return null;
  };

/** For the email verification: redirects members whose email is verified. */
export const unverifiedOnly =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    const { context } = await settledSession(flows, request.signal);
    if (context.user?.email_verified_at) throw replace(paths.landing());
    return null;
  };
