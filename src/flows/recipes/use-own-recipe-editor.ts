import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { LineDecision, OwnRecipeDraft } from '#domain/own-recipe/own-recipe-draft.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { foodSearchFlow, ownRecipeDeletionFlow, ownRecipeEditorFlow } from './own-recipe-flows.ts';

interface EditorParams {
  /** The recipe to edit; null: a new one. */
  readonly id: string | null;
  readonly draft: OwnRecipeDraft;
  readonly isImported: boolean;
}

/** Edits a recipe and reviews how its lines were parsed; `onStored` is called with its id. */
export function useOwnRecipeEditor(params: EditorParams, onStored: (id: number) => void) {
  const actor = useActorRef(ownRecipeEditorFlow, { input: params });
  useAnnouncements(actor);
  useEffect(() => {
    const stored = actor.on('recipe.stored', ({ id }) => onStored(id));
    return () => stored.unsubscribe();
  }, [actor, onStored]);
  const { draft, reading, isReviewed, line, problem, fields } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  return {
    draft,
    reading,
    /** The lines are shown instead of the form. */
    isReviewing: isReviewed && reading !== null,
    problem,
    fields,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    isStarting: useSelector(
      actor,
      (snapshot) =>
        snapshot.context.isImported && snapshot.context.reading === null && snapshot.hasTag('busy'),
    ),
    /** The line being corrected; retained during the closing animation of the sheet. */
    line: line === null ? null : (reading?.lines[line] ?? null),
    isDeciding: useSelector(actor, (snapshot) => snapshot.matches({ reviewing: 'deciding' })),
    edit: (part: Partial<OwnRecipeDraft>) => actor.send({ type: 'draft.edited', part }),
    save: () => actor.send({ type: 'save.requested' }),
    backToForm: () => actor.send({ type: 'edit.requested' }),
    openLine: (index: number) => actor.send({ type: 'line.opened', line: index }),
    closeLine: () => actor.send({ type: 'line.closed' }),
    decide: (text: string, decision: LineDecision | null) =>
      actor.send({ type: 'line.decided', text, decision }),
    rewrite: (text: string, replacement: string) => actor.send({ type: 'line.rewritten', text, replacement }),
  };
}

const searchStates = ['idle', 'typing', 'searching', 'found', 'nothingFound', 'failed'] as const;

/** Searches foods by name. */
export function useFoodSearch() {
  const actor = useActorRef(foodSearchFlow);
  const { term, hits, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    term,
    hits,
    failure,
    state: useSelector(actor, (snapshot) => searchStates.find((state) => snapshot.matches(state)) ?? 'idle'),
    type: (typed: string) => actor.send({ type: 'term.typed', term: typed }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

/** Deletes an own recipe, after a confirmation. */
export function useOwnRecipeDeletion(id: string, onDeleted: () => void) {
  const actor = useActorRef(ownRecipeDeletionFlow, { input: { id } });
  useAnnouncements(actor);
  useEffect(() => {
    const deleted = actor.on('recipe.deleted', onDeleted);
    return () => deleted.unsubscribe();
  }, [actor, onDeleted]);
  return {
    isAsked: useSelector(actor, (snapshot) => snapshot.matches('confirming')),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    ask: () => actor.send({ type: 'deletion.requested' }),
    confirm: () => actor.send({ type: 'deletion.confirmed' }),
    decline: () => actor.send({ type: 'deletion.declined' }),
  };
}
