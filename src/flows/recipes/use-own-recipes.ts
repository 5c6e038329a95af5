import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ImportFormat, OwnRecipeDraft } from '#domain/own-recipe/own-recipe-draft.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { editedRecipeFlow, ownRecipeFlow, ownRecipeListFlow } from './own-recipe-flows.ts';

const states = ['loading', 'ready', 'appending', 'failed', 'appendFailed'] as const;

/** The member's own recipes, latest first. */
export function useOwnRecipes() {
  const actor = useActorRef(ownRecipeListFlow, { input: { query: null } });
  useAnnouncements(actor);
  const { items, meta, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    recipes: items,
    total: meta && { count: meta.total, isExact: true },
    hasMore: meta !== null && meta.current_page < meta.last_page,
    failure,
    state: useSelector(actor, (snapshot) => states.find((each) => snapshot.matches(each)) ?? 'loading'),
    showMore: () => actor.send({ type: 'more.requested', gone: 0 }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

/** Writing, importing and deleting; `onDone` hears the id of what was kept, null after a deletion. */
export function useOwnRecipe(onDone: (id: number | null) => void) {
  const actor = useActorRef(ownRecipeFlow);
  useAnnouncements(actor);
  useEffect(() => {
    const kept = actor.on('recipe.kept', ({ id }) => onDone(id));
    const deleted = actor.on('recipe.deleted', () => onDone(null));
    return () => {
      kept.unsubscribe();
      deleted.unsubscribe();
    };
  }, [actor, onDone]);
  return {
    problem: useSelector(actor, (snapshot) => snapshot.context.problem),
    fields: useSelector(actor, (snapshot) => snapshot.context.fields),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    write: (id: string | null, draft: OwnRecipeDraft) =>
      actor.send({ type: 'change.submitted', change: { kind: 'write', id, draft } }),
    take: (format: ImportFormat, content: string) =>
      actor.send({ type: 'change.submitted', change: { kind: 'import', format, content } }),
    takeFile: (file: File) => actor.send({ type: 'change.submitted', change: { kind: 'importFile', file } }),
    remove: (id: string) => actor.send({ type: 'change.submitted', change: { kind: 'delete', id } }),
  };
}

/** The recipe that is to be changed. */
export function useEditedRecipe(id: string) {
  const actor = useActorRef(editedRecipeFlow, { input: { key: id } });
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    recipe: value,
    failure,
    isFailed: useSelector(actor, (snapshot) => snapshot.matches('failed')),
    // of the catalogue, or somebody else's
    isMissing: useSelector(
      actor,
      (snapshot) =>
        snapshot.matches('notFound') ||
        (snapshot.context.value !== null && snapshot.context.value.ingredient_lines === undefined),
    ),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
