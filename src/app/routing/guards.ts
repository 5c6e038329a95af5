import { type LoaderFunction, redirectDocument, replace } from 'react-router-dom';
import { isSharedRecipe } from '#domain/own-recipe/import/shared-address.ts';
import { readReferralCode, storeReferralCode } from '#src/flows/account/referral-code.ts';
import { type AppFlows, type SessionSnapshot, settledSession } from '#src/flows/app-flows.ts';
import { settledSettings } from '#src/flows/shell/settled-settings.ts';
import { paths } from '#src/paths.ts';
import { loadMemberFrame } from '../frames/load-member-frame.ts';
import { addressOf } from './address.ts';
import { redirectSource } from './redirect-source.ts';

/*
 * Guards wait until the session is settled. If it could not be loaded, they let everything pass: the frame
 * then shows the error and a retry.
 */

/** Redirects a signed-in member from a guests' page to where the sign-in leads. */
async function redirectMember(
  flows: AppFlows,
  session: SessionSnapshot,
  signal: AbortSignal,
): Promise<Response> {
  // loaded here, so that guests do not load it
  const { destinationAfterSignIn } = await import('#src/flows/auth/post-login.ts');
  const place = await destinationAfterSignIn(flows, session, signal);
  const address = addressOf(place);
  return place.to === 'checkout' ? redirectDocument(address) : replace(address);
}

/** Loaded on demand, as hardly any URL contains a discount code. */
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

/** For every page: stores the discount code for the checkout and the referral code for a later sign-up. */
export const storeCampaignCodes: LoaderFunction = ({ request }) => {
  storeReferralCode(request.url);
  return request.url.includes('discountCode=') ? storeDiscount(request.url) : null;
};

/** For guests' pages: redirects members. */
export const guestsOnly =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    const session = await settledSession(flows, request.signal);
    if (session.matches('signedIn')) throw await redirectMember(flows, session, request.signal);
    return null;
  };

/** For the landing page: keeps the one that the server has rendered until the app knows the site's settings, too. */
export const siteKnown =
  (flows: AppFlows): LoaderFunction =>
  async ({ request: { signal } }) => {
    if (document.getElementById('rendered-site') !== null) await settledSettings(flows.settings, signal);
    return null;
  };

/** Sends the stored referral code in the background; the page does not wait for it. */
async function assignStoredCode(flows: AppFlows): Promise<void> {
  try {
    const { referrerOf } = await import('#src/flows/account/referrer.ts');
    referrerOf(flows);
  } catch (error) {
    // the code stays stored for another visit
    console.warn(error);
  }
}

/** For members' pages: redirects guests to the login. */
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

/** Query of the login page that leads back to an app shortcut or the share target. */
function returnOf({ pathname, search, searchParams }: URL): { readonly returnTo?: string } {
  if (search === '?shortcut') return { returnTo: pathname };
  const isShared = pathname === paths.importRecipe() && isSharedRecipe(searchParams);
  return isShared ? { returnTo: `${pathname}${search}` } : {};
}

/** For public pages: waits for the session, which decides about the frame. */
export const openToAll =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    await settledSession(flows, request.signal);
    return null;
  };

/** For public pages in a frame: waits for the session, and for the code of the members' frame if it is theirs. */
export const openFrame =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    const session = await settledSession(flows, request.signal);
    if (session.matches('signedIn')) await loadMemberFrame();
    return null;
  };

/** For a content page: reads it, and the settings for its links, before the app replaces the one that is rendered. */
export const readRenderedPage =
  (flows: AppFlows): LoaderFunction =>
  async ({ params, request: { signal } }) => {
    if (document.getElementById('rendered-page') === null) return null;
    const [{ readContentPage }] = await Promise.all([
      import('#src/flows/shell/use-content-page.ts'),
      settledSettings(flows.settings, signal),
    ]);
    return readContentPage(params['id'] ?? '', signal);
  };
