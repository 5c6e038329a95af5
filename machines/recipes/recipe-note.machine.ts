import { assign, enqueueActions, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { fieldErrorsOf, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Input {
  readonly recipeId: string;
}
interface Context extends Input {
  /** As last loaded or saved; empty without a note. */
  saved: string;
  draft: string;
  /** The text being saved. */
  sent: string;
  /** The note that was deleted last, for the undo; empty without one. */
  deleted: string;
  failure: string | null;
}
export type NoteOutcome = Outcome<{ readonly text: string }, 'text'>;
export interface NoteInput extends Input {
  readonly text: string;
  /** The text that the member has changed. */
  readonly replaces: string;
}
export type RecipeNoteEvent =
  | { type: 'text.changed'; text: string }
  /** The field lost the focus, or the page is being left. */
  | { type: 'field.left' }
  | { type: 'deletion.undone' }
  /** Another tab or device may have changed the note. */
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' };

const initialContext = ({ input: { recipeId } }: { input: Input }): Context => ({
  recipeId,
  saved: '',
  draft: '',
  sent: '',
  deleted: '',
  failure: null,
});
const recipeOf = ({ context: { recipeId } }: { context: Context }): Input => ({ recipeId });
const changeOf = ({ context: { recipeId, draft, saved } }: { context: Context }): NoteInput => ({
  recipeId,
  text: draft,
  replaces: saved,
});
const textOf = (outcome: NoteOutcome, otherwise: string) =>
  outcome.kind === 'ok' ? outcome.value.text : otherwise;

export const recipeNoteMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as RecipeNoteEvent,
    emitted: {} as ToastRequested,
    children: {} as { loadNote: 'loadNote'; refreshNote: 'loadNote'; saveNote: 'saveNote' },
  },
  actors: {
    loadNote: unprovided<NoteOutcome, Input>('loadNote'),
    saveNote: unprovided<NoteOutcome, NoteInput>('saveNote'),
  },
  actions: {
    rememberNote: assign(({ context }, outcome: NoteOutcome) => {
      const text = textOf(outcome, context.saved);
      return { saved: text, draft: text, failure: null };
    }),
    rememberLoadFailure: assign((_, outcome: NoteOutcome) => ({
      failure: failureMessage(outcome, messages.noteLoadFailed),
    })),
    rememberLoadDefect: assign({ failure: messages.noteLoadFailed }),
    changeDraft: assign((_, { text }: { text: string }) => ({ draft: text, failure: null })),
    rememberSent: assign(({ context: { draft } }) => ({ sent: draft, failure: null })),
    /** What is typed next replaces the text that was sent, not one that it was merged with and nobody has seen. */
    rememberSaved: assign(({ context: { sent } }) => ({ saved: sent.trim(), deleted: '' })),
    rememberDeleted: assign(({ context: { saved, sent } }) => ({
      deleted: sent.trim() === '' ? saved : '',
    })),
    bringBack: assign(({ context: { deleted } }) => ({ draft: deleted, deleted: '' })),
    reportMerged: enqueueActions(({ enqueue, context: { sent } }, outcome: NoteOutcome) => {
      if (textOf(outcome, sent) !== sent.trim()) enqueue.emit(successToast(messages.noteMerged));
    }),
    rememberSaveFailure: assign((_, outcome: NoteOutcome) => ({
      failure: fieldErrorsOf(outcome).text?.[0] ?? failureMessage(outcome, messages.noteSaveFailed),
    })),
    rememberSaveDefect: assign({ failure: messages.noteSaveFailed }),
  },
  guards: {
    isOk: isKind('ok'),
    isSaved: ({ context }, { text }: { text: string }) => text.trim() === context.saved,
    hasChangedSince: ({ context: { draft, sent } }, outcome: NoteOutcome) =>
      outcome.kind === 'ok' && draft !== sent,
    hasDeleted: ({ context }) => context.deleted !== '',
  },
  delays: { typingPause: 1500 },
}).createMachine({
  id: 'recipeNote',
  description: 'The member’s private note on a recipe. It saves itself after a pause in typing.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadNote',
        src: 'loadNote',
        input: recipeOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'saved',
            actions: { type: 'rememberNote', params: outputOf },
          },
          { target: 'failed', actions: { type: 'rememberLoadFailure', params: outputOf } },
        ],
        onError: { target: 'failed', actions: 'rememberLoadDefect' },
      },
      on: { 'refresh.requested': { target: 'loading', reenter: true } },
    },
    failed: {
      on: { 'retry.requested': { target: 'loading' }, 'refresh.requested': { target: 'loading' } },
    },
    saved: {
      description: 'The field shows what is saved, on the server or on the device.',
      on: {
        'text.changed': { target: 'typing', actions: { type: 'changeDraft', params: eventItself } },
        'deletion.undone': { guard: 'hasDeleted', target: 'saving', actions: 'bringBack' },
        'refresh.requested': { target: 'refreshing' },
      },
    },
    refreshing: {
      description: 'The field stays usable. What is typed is not replaced.',
      invoke: {
        id: 'refreshNote',
        src: 'loadNote',
        input: recipeOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'saved',
            actions: { type: 'rememberNote', params: outputOf },
          },
          { target: 'saved' },
        ],
        onError: { target: 'saved' },
      },
      on: {
        'refresh.requested': { target: 'refreshing', reenter: true },
        'text.changed': { target: 'typing', actions: { type: 'changeDraft', params: eventItself } },
        'deletion.undone': { guard: 'hasDeleted', target: 'saving', actions: 'bringBack' },
      },
    },
    typing: {
      after: { typingPause: { target: 'saving' } },
      on: {
        'text.changed': [
          {
            guard: { type: 'isSaved', params: eventItself },
            target: 'saved',
            actions: { type: 'changeDraft', params: eventItself },
          },
          { target: 'typing', reenter: true, actions: { type: 'changeDraft', params: eventItself } },
        ],
        'field.left': { target: 'saving' },
      },
    },
    saving: {
      entry: 'rememberSent',
      invoke: {
        id: 'saveNote',
        src: 'saveNote',
        input: changeOf,
        onDone: [
          {
            guard: { type: 'hasChangedSince', params: outputOf },
            target: 'typing',
            actions: 'rememberSaved',
          },
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'saved',
            actions: [
              'rememberDeleted',
              { type: 'reportMerged', params: outputOf },
              { type: 'rememberNote', params: outputOf },
            ],
          },
          { target: 'unsaved', actions: { type: 'rememberSaveFailure', params: outputOf } },
        ],
        onError: { target: 'unsaved', actions: 'rememberSaveDefect' },
      },
      on: { 'text.changed': { actions: { type: 'changeDraft', params: eventItself } } },
    },
    unsaved: {
      description: 'Saving failed. The text stays in the field.',
      on: {
        'retry.requested': { target: 'saving' },
        'text.changed': { target: 'typing', actions: { type: 'changeDraft', params: eventItself } },
      },
    },
  },
});
