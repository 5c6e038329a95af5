import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { readAccessToken, readRefreshToken } from '#src/api/token-store.ts';
import { type AppFlows, settledSession } from '#src/flows/app-flows.ts';
import { readSharedRecipe } from '#src/flows/recipes/shared-recipe-flows.ts';
import { paths } from '#src/paths.ts';
import { redirectSource } from './redirect-source.ts';

/** Once the session has turned out good, a later guest on a page of members signs in as anybody else. */
async function clearWhenSignedIn(flows: AppFlows): Promise<void> {
  const session = await settledSession(flows, new AbortController().signal);
  if (!session.matches('signedOut')) redirectSource.from = null;
}

/** For the public page of a recipe: anyone who has both tokens of a session reads it as a member. Others are not requested. */
export async function sharedRecipeLoader(flows: AppFlows, { params, request }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const hasTokens = readAccessToken() !== null && readRefreshToken() !== null;
  if (hasTokens && !flows.session.getSnapshot().matches('signedOut')) {
    redirectSource.from = paths.sharedRecipe(id);
    void clearWhenSignedIn(flows);
    throw replace(paths.recipe(id));
  }
  redirectSource.from = null;
  return readSharedRecipe(id, request.signal);
}
