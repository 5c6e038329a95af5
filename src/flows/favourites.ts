import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { successToast } from '#machines/shared/announcements.ts';
import { optimisticToggleMachine } from '#machines/shared/optimistic-toggle.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import type { AppFlows } from './app-flows.ts';

/** The server switches whatever stands there; another tab may have switched already, then it is switched back. */
const save = fromPromise<
  Awaited<ReturnType<typeof switchOnce>>,
  { readonly id: number | string; readonly value: boolean }
>(async ({ input: { id, value }, signal }) => {
  const first = await switchOnce(id, signal);
  return first.kind === 'ok' && first.value.value !== value ? switchOnce(id, signal) : first;
});

const switchOnce = (id: number | string, signal: AbortSignal) =>
  outcomeOf(
    client.POST('/recipes/{id}/favorites', { params: { path: { id: String(id) } }, signal }),
    ({ data }) => ({ value: data.is_favorite }),
  );

export const favouriteFlow = optimisticToggleMachine.provide({ actors: { save } });
type Favourite = ActorRefFrom<typeof favouriteFlow>;

/** One switch for each recipe, whichever list or page shows it, so that all hearts of a recipe agree. */
export interface Favourites {
  readonly of: (recipe: { readonly id: number; readonly is_favorite?: boolean | undefined }) => Favourite;
}

const favouritesOfApp = new WeakMap<AppFlows, Favourites>();

function createFavourites(flows: AppFlows, switches: Map<number, Favourite>): Favourites {
  const create = (id: number, value: boolean) => {
    const created = createActor(favouriteFlow, { input: { id, value } });
    created.on('toast.requested', flows.announce);
    created.on('toggle.confirmed', ({ value: isOn }) =>
      flows.announce(successToast(isOn ? messages.favouriteAdded : messages.favouriteRemoved)),
    );
    switches.set(id, created);
    return created.start();
  };
  return { of: ({ id, is_favorite: isOn = false }) => switches.get(id) ?? create(id, isOn) };
}

/** The favourites of the signed-in member; the next member starts afresh. */
export function favouritesOf(flows: AppFlows): Favourites {
  const known = favouritesOfApp.get(flows);
  if (known) return known;
  const switches = new Map<number, Favourite>();
  const favourites = createFavourites(flows, switches);
  favouritesOfApp.set(flows, favourites);
  const leaving = flows.session.subscribe((snapshot) => {
    if (!snapshot.matches('signedOut')) return;
    leaving.unsubscribe();
    for (const actor of switches.values()) actor.stop();
    favouritesOfApp.delete(flows);
  });
  return favourites;
}
