import { fromPromise } from 'xstate';
import { recipeNoteMachine } from '#machines/recipes/recipe-note.machine.ts';
import type { NoteInput, NoteOutcome, NoteSharing } from '#machines/recipes/recipe-note-events.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

export const recipeNoteFlow = recipeNoteMachine.provide({
  actors: {
    loadNote: fromPromise<NoteOutcome, { recipeId: string }>(({ input: { recipeId }, signal }) =>
      outcomeOf(
        client.GET('/recipes/{id}/note', { params: { path: { id: recipeId } }, signal }),
        ({ data }) => data,
      ),
    ),
    shareNote: fromPromise<NoteOutcome, NoteSharing>(({ input: { recipeId, isShared }, signal }) =>
      outcomeOf(
        client.PUT('/recipes/{id}/note/sharing', {
          params: { path: { id: recipeId } },
          body: { is_shared: isShared },
          signal,
        }),
        ({ data }) => data,
      ),
    ),
    // without a signal: a note is also saved when its page is left
    saveNote: fromPromise<NoteOutcome, NoteInput>(({ input: { recipeId, ...body } }) =>
      outcomeOf(
        client.PUT('/recipes/{id}/note', { params: { path: { id: recipeId } }, body }),
        ({ data }) => data,
      ),
    ),
  },
});
