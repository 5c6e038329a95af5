import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { readForWhom } from '#domain/recipe-filter/for-whom.ts';
import { readAccessToken, readRefreshToken } from '#src/api/token-store.ts';
import { type AppFlows, settledSession } from '#src/flows/app-flows.ts';
import { readSharedRecipe } from '#src/flows/recipes/shared-recipe-flows.ts';
import { paths } from '#src/paths.ts';
import { redirectSource } from './redirect-source.ts';

/** Once the session is known to be valid, later redirects lead to the login as usual. */
async function clearWhenSignedIn(flows: AppFlows): Promise<void> {
  const session = await settledSession(flows, new AbortController().signal);
  if (!session.matches('signedOut')) redirectSource.from = null;
}

/**
 * For the public recipe page: redirects visitors with stored tokens to the member page; others load the public
 * recipe.
 */
export async function sharedRecipeLoader(flows: AppFlows, { params, request }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const hasTokens = readAccessToken() !== null && readRefreshToken() !== null;
  if (hasTokens && !flows.session.getSnapshot().matches('signedOut')) {
    redirectSource.from = paths.sharedRecipe(id);
    void clearWhenSignedIn(flows);
    const forWhom = readForWhom(new URL(request.url).searchParams.get('for'));
    throw replace(paths.recipe(id, { forWhom }));
  }
  redirectSource.from = null;
  return readSharedRecipe(id, request.signal);
}
