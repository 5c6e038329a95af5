import { type LoaderFunction, replace } from 'react-router-dom';
import { afterSignIn } from '#domain/session/after-sign-in.ts';
import { type AppFlows, settledSession } from '#src/flows/app-flows.ts';
import { paths } from '#src/paths.ts';
import { addressOf } from './address.ts';

/*
 * Nothing is decided before the session is settled. A session that could not be asked for passes every guard:
 * the frame around the screen then shows the error and another try.
 */

/** For pages of guests: a signed-in member belongs elsewhere. */
export const guestsOnly =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    const session = await settledSession(flows, request.signal);
    if (session.matches('signedIn')) throw replace(addressOf(afterSignIn(session.context)));
    return null;
  };

/** For pages of members: a guest signs in first. */
export const membersOnly =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    const session = await settledSession(flows, request.signal);
    if (session.matches('signedOut')) throw replace(paths.login());
    return null;
  };

/** The way in: to the form, or on to where a member belongs. */
export const wayIn =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    const session = await settledSession(flows, request.signal);
    throw replace(
      session.matches('signedIn') ? addressOf(afterSignIn(session.context)) : paths.loginOrCreate(),
    );
  };

/** Lets the list at /recipes answer to the words in the address. */
export const findKeyword =
  (flows: AppFlows): LoaderFunction =>
  async ({ request }) => {
    const session = await settledSession(flows, request.signal);
    if (!session.matches('signedIn')) return null;
    // guests do not fetch what lists are made of
    const { findRecipesFor } = await import('#src/flows/recipe-lists.ts');
    findRecipesFor(flows, new URL(request.url).searchParams.get('keyword') ?? '');
    return null;
  };
