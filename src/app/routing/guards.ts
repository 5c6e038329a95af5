import { type LoaderFunction, redirectDocument, replace } from 'react-router-dom';
import { isSharedRecipe } from '#domain/own-recipe/shared-address.ts';
import { readReferralCode, storeReferralCode } from '#src/flows/account/referral-code.ts';
import { type AppFlows, type SessionSnapshot, settledSession } from '#src/flows/app-flows.ts';
import { paths } from '#src/paths.ts';
import { addressOf } from './address.ts';
import { redirectSource } from './redirect-source.ts';

/*
 * Nothing is decided before the session is settled. A session that could not be asked for passes every guard:
 * the frame around the screen then shows the error and a retry.
 */

/** Leads a member to where members belong who stand on a page for guests. */
async function redirectMember(
  flows: AppFlows,
  session: SessionSnapshot,
  signal: AbortSignal,
): Promise<Response> {
  // guests do not fetch how members are led
  const { destinationAfterSignIn } = await import('#src/flows/auth/post-login.ts');
  const place = await destinationAfterSignIn(flows, session, signal);
  const address = addressOf(place);
  return place.to === 'checkout' ? redirectDocument(address) : replace(address);
}

/** Nearly nobody brings a code, and nobody else fetches how one is kept. */
async function storeDiscount(address: string): Promise<null> {
  try {
    const { storeDiscountCode } = await import('#src/flows/membership/discount-code.ts');
    storeDiscountCode(address);
  } catch (error) {
    // the page is shown without it
    console.warn(error);
  }
  return null;
}

/** For every page: a discount code is kept for the checkout; anyone who follows a recommendation is known by it later. */
export const storeCampaignCodes: LoaderFunction = ({ request }) => {
  storeReferralCode(request.url);
  return request.url.includes('discountCode=') ? storeDiscount(request.url) : null;
};

/** For pages of guests: a signed-in member belongs elsewhere. */
export const guestsOnly =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    const session = await settledSession(flows, request.signal);
    if (session.matches('signedIn')) throw await redirectMember(flows, session, request.signal);
    return null;
  };

/** Sends the stored referral code in the background; the page does not wait for it. */
async function assignStoredCode(flows: AppFlows): Promise<void> {
  try {
    const { referrerOf } = await import('#src/flows/account/referrer.ts');
    referrerOf(flows);
  } catch (error) {
    // the code stays for another visit
    console.warn(error);
  }
}

/** For pages of members: a guest signs in first. */
export const membersOnly =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    const session = await settledSession(flows, request.signal);
    if (session.matches('signedOut')) {
      throw replace(redirectSource.from ?? paths.login(returnOf(new URL(request.url))));
    }
    flows.session.send({ type: 'arrival.completed' });
    if (session.matches('signedIn') && readReferralCode() !== null) void assignStoredCode(flows);
    return null;
  };

/** Where the login leads to from one of the icon's shortcuts or from the share sheet. */
function returnOf({ pathname, search, searchParams }: URL): { readonly returnTo?: string } {
  if (search === '?shortcut') return { returnTo: pathname };
  const isShared = pathname === paths.importRecipe() && isSharedRecipe(searchParams);
  return isShared ? { returnTo: `${pathname}${search}` } : {};
}

/** For pages of everybody: what stands around them depends on who is there. */
export const openToAll =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    await settledSession(flows, request.signal);
    return null;
  };

/** Lists do not show before it is known what the member wants in them. */
export const listsReady =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    const session = await settledSession(flows, request.signal);
    if (!session.matches('signedIn')) return null;
    // guests do not fetch what lists are made of
    const { recipeListsOf } = await import('#src/flows/recipes/recipe-lists.ts');
    await recipeListsOf(flows).begun;
    return null;
  };

/** For the dashboard: a sign-in from another provider has something left to do there, and the address says so. */
export const dashboardLoader =
  (flows: AppFlows): LoaderFunction =>
  async (given) => {
    const session = await settledSession(flows, given.request.signal);
    if (session.matches('signedIn') && new URL(given.request.url).searchParams.get('social') === 'true') {
      const { finishSocialSignIn } = await import('#src/flows/auth/finish-social-sign-in.ts');
      finishSocialSignIn(flows);
    }
    return listsReady(flows)(given);
  };
