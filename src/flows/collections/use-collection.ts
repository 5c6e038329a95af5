import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { allRecipeIds, favoritesId } from '#domain/collection/collection.ts';
import { messages } from '#domain/message/messages.ts';
import type { RecipeSort, RemovalUndoable } from '#machines/collections/collection-events.ts';
import { hasNextPage } from '#machines/collections/collection-pages.ts';
import { errorToast } from '#machines/shared/announcements.ts';
import { failureMessage } from '#machines/shared/failure-message.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useStillFavorite } from '#src/flows/recipes/use-favorite.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { useWhenSent } from '#src/flows/use-when-sent.ts';
import { perSignIn } from '#src/freshness/per-sign-in.ts';
import { paths } from '#src/paths.ts';
import { collectionFlow, restoreRecipe } from './collection-flows.ts';

const states = [
  'loading',
  'missing',
  'failed',
  'ready',
  'removing',
  'restoring',
  'renaming',
  'sharing',
  'deleting',
  'deleted',
] as const;
const deletionId = 'deleteCollection';
const none = [] as const;

/** How many recipes of a collection were loaded, so that its list is as long when the member comes back to it. */
const lengthsOf = perSignIn((_: AppFlows) => ({ value: new Map<string, number>(), stop: () => {} }));

/** Restores a recipe after its page was left, when the undo button is pressed. */
async function restore(
  { announce }: AppFlows,
  id: string,
  { recipeId, before }: RemovalUndoable,
): Promise<void> {
  const message = failureMessage(await restoreRecipe(id, recipeId, before));
  if (message !== null) announce(errorToast(message));
}

/** One collection. The calling component must be keyed by `id`. */
export function useCollection(id: string) {
  const flows = useFlows();
  const { sheets } = flows;
  const navigate = useNavigate();
  const lengths = lengthsOf(flows);
  const actor = useActorRef(collectionFlow, { input: { id, count: lengths.get(id) ?? 0 } });
  useAnnouncements(actor);
  useWhenSent(useCallback(() => actor.send({ type: 'changes.sent' }), [actor]));
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    const undo = (removal: RemovalUndoable) => {
      const event = { type: 'removal.undone', recipeId: removal.recipeId } as const;
      if (isHere.current && actor.getSnapshot().can(event)) actor.send(event);
      else void restore(flows, id, removal);
    };
    const subscriptions = [
      actor.on('removal.undoable', (removal) => flows.offerUndo(removal.message, () => undo(removal))),
      actor.on('collection.renamed', () => sheets.send({ type: 'sheet.closed' })),
      actor.on('collection.deleted', () => void navigate(paths.collections(), { replace: true })),
      sheets.on('question.accepted', (event) => {
        if (event.id === deletionId) actor.send({ type: 'deletion.confirmed' });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, flows, sheets, id, navigate]);
  const { collection, meta, sort, failure, nameProblem } = useSelector(actor, (snapshot) => snapshot.context);
  // in the favorites, the hearts decide which recipes are shown
  const isFavorites = id === favoritesId;
  const stillFavorite = useStillFavorite(isFavorites ? (collection?.recipes ?? none) : none);
  const loaded = collection?.recipes ?? none;
  const recipes = isFavorites ? stillFavorite : loaded;
  const gone = loaded.length - recipes.length;
  const hasMore = hasNextPage(meta);
  const remove = useCallback((recipeId: number) => actor.send({ type: 'recipe.removed', recipeId }), [actor]);
  const isListed = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'listed' }));
  // a list whose recipes are all taken out is not empty while there are more pages
  const isEmptied = recipes.length === 0 && hasMore;
  const wantsMore = isEmptied && isListed;
  useEffect(() => {
    if (wantsMore) actor.send({ type: 'more.requested', gone });
  }, [actor, wantsMore, gone]);
  useEffect(() => {
    if (loaded.length > 0) lengths.set(id, loaded.length);
  }, [lengths, id, loaded.length]);
  return {
    isFavorites,
    /** Of another member of the household, so it can't be changed. */
    from: collection?.from ?? null,
    collection,
    recipes,
    /** Of the whole collection, loaded or not. */
    count: Math.max((collection?.recipes_count ?? 0) - gone, recipes.length),
    hasMore,
    isEmptied,
    isAppending: useSelector(actor, (snapshot) => snapshot.matches({ ready: 'appending' })),
    isAppendFailed: useSelector(actor, (snapshot) => snapshot.matches({ ready: 'appendFailed' })),
    /** Only where the ids of all recipes are known. */
    mayRemove:
      !isFavorites &&
      collection?.from === undefined &&
      collection !== null &&
      allRecipeIds(collection) !== null,
    sort,
    failure,
    nameProblem,
    state: useSelector(actor, (snapshot) => states.find((each) => snapshot.matches(each)) ?? 'loading'),
    isMenuOpen: useSelector(sheets, (snapshot) => snapshot.matches({ collectionMenu: 'choosing' })),
    isRenamingOpen: useSelector(sheets, (snapshot) => snapshot.matches({ collectionMenu: 'renaming' })),
    showMore: () => actor.send({ type: 'more.requested', gone }),
    chooseSort: (chosen: RecipeSort) => actor.send({ type: 'sort.chosen', sort: chosen }),
    remove,
    openMenu: () => sheets.send({ type: 'collectionMenu.opened' }),
    openRenaming: () => {
      actor.send({ type: 'renaming.begun' });
      sheets.send({ type: 'renaming.opened' });
    },
    rename: (name: string) => actor.send({ type: 'name.submitted', name }),
    share: (isShared: boolean) => actor.send({ type: 'sharing.chosen', isShared }),
    askDeletion: () => {
      const text = messages.removeCollectionQuestion(collection?.name ?? '');
      sheets.send({ type: 'question.asked', question: { id: deletionId, text } });
    },
    close: () => sheets.send({ type: 'sheet.closed' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
