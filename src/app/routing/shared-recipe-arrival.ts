import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { readAccessToken, readRefreshToken } from '#src/api/token-store.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { paths } from '#src/paths.ts';

/** The recipe whose public page has sent somebody on to the member's page. */
let sentOn: string | null = null;

/** Where a guest goes who was taken for a member on the public page of this recipe: back there; null for anybody else. */
export function sharedInstead(address: string): string | null {
  const id = sentOn;
  sentOn = null;
  return id !== null && new URL(address).pathname === paths.recipe(id) ? paths.sharedRecipe(id) : null;
}

/** For the public page of a recipe: whoever has both tokens of a session reads it as a member. Nobody else is asked for. */
export const sharedArrival =
  (flows: AppFlows) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const { id = '' } = params;
    const hasTokens = readAccessToken() !== null && readRefreshToken() !== null;
    if (hasTokens && !flows.session.getSnapshot().matches('signedOut')) {
      sentOn = id;
      throw replace(paths.recipe(id));
    }
    const { readSharedRecipe } = await import('#src/flows/shared-recipe-flows.ts');
    return readSharedRecipe(id, request.signal);
  };
