import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { successToast } from '#machines/shared/announcements.ts';
import {
  optimisticToggleMachine,
  type ToggleChange,
  type ToggleOutcome,
} from '#machines/shared/optimistic-toggle.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { onChange } from '#src/freshness/freshness.ts';
import { perSignIn } from '#src/freshness/per-sign-in.ts';

/** Sends the wanted state instead of a toggle, so that two tabs do not undo each other. */
const save = fromPromise<ToggleOutcome, ToggleChange>(({ input: { id, value }, signal }) =>
  outcomeOf(
    client.POST('/recipes/{id}/favorites', {
      params: { path: { id: String(id) } },
      body: { is_favorite: value },
      signal,
    }),
    ({ data, message }) => ({ value: data.is_favorite, message }),
  ),
);

export const favoriteFlow = optimisticToggleMachine.provide({ actors: { save } });
export type Favorite = ActorRefFrom<typeof favoriteFlow>;

/** One optimistic toggle for each recipe, shared by all lists and pages, so that all hearts of a recipe agree. */
export interface Favorites {
  readonly of: (recipe: { readonly id: number; readonly is_favorite?: boolean | undefined }) => Favorite;
  /** Sets the state after another change, such as a tick in the collections. */
  readonly learn: (id: number, isFavorite: boolean) => void;
  /** Sets the state from a fetched list, unless a toggle is in flight. */
  readonly meet: (id: number, isFavorite: boolean) => void;
  /** Whether the member switched the heart off since the list was fetched; such recipes are hidden in the favorites. */
  readonly isOff: (id: number) => boolean;
  /** Notifies of every change of a heart. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The favorites of the signed-in member; another member gets new ones. */
export const favoritesOf = perSignIn((flows: AppFlows) => {
  const switches = new Map<number, Favorite>();
  const listeners = new Set<() => void>();
  const userId = flows.session.getSnapshot().context.user?.id ?? '';
  const others = onChange('favorite', (changed) => {
    if (changed.userId === userId) take(changed.id, changed.isFavorite);
  });
  const notifyOthers = (id: number, isFavorite: boolean) =>
    others.announce('favorite', { userId, id, isFavorite });

  const create = (id: number, isFavorite?: boolean) => {
    const created = createActor(favoriteFlow, { input: { id, value: isFavorite ?? false } });
    created.on('toast.requested', flows.announce);
    created.on('toggle.confirmed', ({ value: isFavorite, message }) => {
      notifyOthers(id, isFavorite);
      if (isFavorite) flows.announce(successToast(message ?? messages.favoriteAdded));
      else flows.offerUndo(message ?? messages.favoriteRemoved, () => switchOn(created));
    });
    switches.set(id, created);
    created.subscribe(() => {
      for (const listener of listeners) listener();
    });
    created.start();
    // other servers may not say it with the recipe: then their list of favorites does
    if (isFavorite === undefined)
      void import('./listed-favorites.ts').then(({ setByList }) => setByList(flows, id, created));
    return created;
  };
  const switchOn = (heart: Favorite) => {
    if (!heart.getSnapshot().context.desired) heart.send({ type: 'toggle.pressed' });
  };
  const take = (id: number, isFavorite: boolean) => {
    const known = switches.get(id);
    if (known) known.send({ type: 'value.learned', value: isFavorite });
    else create(id, isFavorite);
  };

  const value: Favorites = {
    of: ({ id, is_favorite: isFavorite }) => switches.get(id) ?? create(id, isFavorite),
    learn: (id, isFavorite) => {
      take(id, isFavorite);
      notifyOthers(id, isFavorite);
    },
    meet: take,
    isOff: (id) => switches.get(id)?.getSnapshot().context.desired === false,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const stop = () => {
    others.stop();
    for (const actor of switches.values()) actor.stop();
  };
  return { value, stop };
});
