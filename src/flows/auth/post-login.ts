import { createActor, fromPromise, toPromise } from 'xstate';
import type { Place } from '#domain/session/place.ts';
import {
  type MetasOutcome,
  type PlansOutcome,
  postLoginMachine,
} from '#machines/routing/post-login.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import type { AppFlows, SessionSnapshot } from '#src/flows/app-flows.ts';
import { recordQuestionnaireAnswered } from '#src/flows/health/questionnaire-answered.ts';
import { logFailure } from '#src/flows/log-failure.ts';
import { settledSettings } from '#src/flows/shell/settled-settings.ts';
import { takeReturnPlace } from './return-address.ts';

const loadMetas = fromPromise<MetasOutcome>(async ({ signal }) => {
  const outcome = await outcomeOf(client.GET('/users/me/metas', { signal }), ({ data }) => {
    recordQuestionnaireAnswered(data);
    return data;
  });
  return logFailure('What is known of the member', outcome);
});

const loadPlans = fromPromise<PlansOutcome>(({ signal }) =>
  outcomeOf(client.GET('/packages', { signal }), ({ data }) => data),
);

export const postLoginFlow = (settings: AppFlows['settings']) =>
  postLoginMachine.provide({
    actors: {
      loadSettings: fromPromise(({ signal }) => settledSettings(settings, signal)),
      loadMetas,
      loadPlans,
    },
  });

/** Where a signed-in member is redirected from a guests' page. Rejects when `signal` is aborted. */
export async function destinationAfterSignIn(
  { settings }: AppFlows,
  { context: { user, way } }: SessionSnapshot,
  signal: AbortSignal,
): Promise<Place> {
  if (user === null) return { to: 'dashboard' };
  const decision = createActor(postLoginFlow(settings), { input: { user, way } });
  const stop = () => decision.stop();
  signal.addEventListener('abort', stop);
  try {
    const place = await toPromise(decision.start());
    // a stopped actor is done as well, but without an output
    signal.throwIfAborted();
    return takeReturnPlace(place);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
