import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { householdMessages } from '#domain/message/household-messages.ts';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { fieldErrorsOf, isKind } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';
import type {
  Context,
  Input,
  Note,
  NoteInput,
  NoteOutcome,
  NoteSharing,
  RecipeNoteEvent,
} from './recipe-note-events.ts';

const initialContext = ({ input: { recipeId } }: { input: Input }): Context => ({
  recipeId,
  isShared: null,
  shared: [],
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
const sharingOf = ({ context, event }: { context: Context; event: RecipeNoteEvent }): NoteSharing => {
  assertEvent(event, 'sharing.chosen');
  return { recipeId: context.recipeId, isShared: event.isShared };
};
/** A response that was made on the device doesn't say who sees the note; a deleted one isn't shared. */
const seenOf = ({ isShared, shared }: Context, { text, ...note }: Note) => ({
  isShared: note.is_shared ?? (isShared === null ? null : isShared && text !== ''),
  shared: note.shared ?? (note.is_shared === undefined ? shared : []),
});
const textOf = (outcome: NoteOutcome, otherwise: string) =>
  outcome.kind === 'ok' ? outcome.value.text : otherwise;

export const recipeNoteMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as RecipeNoteEvent,
    emitted: {} as ToastRequested,
    children: {} as {
      loadNote: 'loadNote';
      refreshNote: 'loadNote';
      saveNote: 'saveNote';
      shareNote: 'shareNote';
    },
  },
  actors: {
    loadNote: unprovided<NoteOutcome, Input>('loadNote'),
    saveNote: unprovided<NoteOutcome, NoteInput>('saveNote'),
    shareNote: unprovided<NoteOutcome, NoteSharing>('shareNote'),
  },
  actions: {
    rememberNote: assign(({ context }, outcome: NoteOutcome) => {
      const text = textOf(outcome, context.saved);
      const seen = outcome.kind === 'ok' ? seenOf(context, outcome.value) : {};
      return { saved: text, draft: text, failure: null, ...seen };
    }),
    rememberSharing: assign(({ context }, outcome: NoteOutcome) =>
      outcome.kind === 'ok' ? { ...seenOf(context, outcome.value), failure: null } : {},
    ),
    saySharing: emit(({ context: { isShared } }) =>
      successToast(isShared === true ? householdMessages.noteShared : householdMessages.noteSharingEnded),
    ),
    rememberSharingFailure: assign((_, outcome: NoteOutcome) => ({
      failure: failureMessage(outcome, householdMessages.noteSharingFailed),
    })),
    rememberSharingDefect: assign({ failure: householdMessages.noteSharingFailed }),
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
    hasNote: ({ context }) => context.saved !== '',
    hasDraft: ({ context: { draft, saved } }) => draft.trim() !== saved,
    hasDeleted: ({ context }) => context.deleted !== '',
  },
  delays: { typingPause: 1500 },
}).createMachine({
  id: 'recipeNote',
  description: 'The member’s note on a recipe. It saves itself after a pause in typing, and can be shared.',
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
        'sharing.chosen': { guard: 'hasNote', target: 'sharing' },
      },
    },
    sharing: {
      description: 'Who sees the note is being saved. What is typed waits.',
      invoke: {
        id: 'shareNote',
        src: 'shareNote',
        input: sharingOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'settled',
            actions: [{ type: 'rememberSharing', params: outputOf }, 'saySharing'],
          },
          { target: 'settled', actions: { type: 'rememberSharingFailure', params: outputOf } },
        ],
        onError: { target: 'settled', actions: 'rememberSharingDefect' },
      },
      on: { 'text.changed': { actions: { type: 'changeDraft', params: eventItself } } },
    },
    settled: {
      description: 'What was typed meanwhile is saved next.',
      always: [{ guard: 'hasDraft', target: 'typing' }, { target: 'saved' }],
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
