import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { messages } from '#domain/message/messages.ts';
import { toggleIntolerance } from '#domain/onboarding/quiz.ts';
import {
  noPreferences,
  type PreferenceList,
  type Preferences,
  toggleName,
  toMetas,
} from '#domain/preferences/preferences.ts';
import type { PreferencesEdit } from '#domain/preferences/preferences-edit.ts';
import {
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import type { PreferencesSaved, SavedOutcome } from '../shared/saved-preferences.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

/** A list that ingredients are added to in a sheet. */
export type PickedList = 'likedIngredients' | 'excludedIngredients';

interface Context {
  draft: Preferences;
  /** The list that the sheet adds to. */
  picking: PickedList;
  /** As stored on the server. */
  saved: Preferences;
  failure: string | null;
}
type PreferencesOutcome = Outcome<Preferences>;

export type PreferencesEvent =
  | { type: 'name.toggled'; field: PreferenceList; name: string }
  /** The sheet for one of the lists is opened. */
  | { type: 'list.chosen'; list: PickedList }
  | { type: 'intolerance.toggled'; intolerance: Intolerance }
  /** The whole list of ingredients that are fine on it; null for the defaults. */
  | { type: 'ingredients.ticked'; intolerance: Intolerance; names: readonly string[] | null }
  | { type: 'preferences.submitted' }
  | { type: 'retry.requested' };

const initialContext = (): Context => ({
  draft: noPreferences,
  picking: 'excludedIngredients',
  saved: noPreferences,
  failure: null,
});
const editOf = ({ context: { draft, saved } }: { context: Context }): PreferencesEdit => ({
  before: toMetas(saved),
  own: toMetas(draft),
});

export const preferencesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PreferencesEvent,
    emitted: {} as PreferencesSaved | ToastRequested | NavigationRequested,
    tags: {} as 'busy',
    children: {} as { loadPreferences: 'loadPreferences'; savePreferences: 'savePreferences' },
  },
  actors: {
    loadPreferences: unprovided<PreferencesOutcome>('loadPreferences'),
    savePreferences: unprovided<SavedOutcome, PreferencesEdit>('savePreferences'),
  },
  actions: {
    sayFailed: sayFailed(),
    takeOver: assign((_, outcome: PreferencesOutcome) =>
      outcome.kind === 'ok' ? { draft: outcome.value, saved: outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: PreferencesOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: messages.unexpected }),
    toggleName: assign(({ context }, { field, name }: { field: PreferenceList; name: string }) => ({
      draft: toggleName<Preferences, PreferenceList>(context.draft, field, name),
    })),
    noteList: assign((_, { list }: { list: PickedList }) => ({ picking: list })),
    toggleIntolerance: assign(({ context }, { intolerance }: { intolerance: Intolerance }) => ({
      draft: toggleIntolerance(context.draft, intolerance),
    })),
    noteTicked: assign(
      (
        { context: { draft } },
        { intolerance, names }: { intolerance: Intolerance; names: readonly string[] | null },
      ) => ({
        draft: { ...draft, tickedIngredients: { ...draft.tickedIngredients, [intolerance]: names } },
      }),
    ),
    saySaved: emit(successToast(messages.preferencesSaved)),
    reportSaved: enqueueActions(({ enqueue }, outcome: SavedOutcome) => {
      if (outcome.kind !== 'ok') return;
      enqueue.emit({ type: 'preferences.saved', preferences: outcome.value.preferences });
      enqueue.emit(navigationTo(outcome.value.place));
    }),
  },
  guards: {
    isOk: isKind('ok'),
  },
}).createMachine({
  id: 'preferences',
  description: 'A member edits the dietary preferences; changes apply when they are saved.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadPreferences',
        src: 'loadPreferences',
        onOk: { target: 'editing', actions: { type: 'takeOver', params: outputOf } },
        onFailed: 'failed',
      }),
    },
    failed: {
      description: 'The saved preferences could not be loaded; an empty form would overwrite them.',
      on: { 'retry.requested': { target: 'loading' } },
    },
    editing: {
      on: {
        'name.toggled': { actions: { type: 'toggleName', params: eventItself } },
        'list.chosen': { actions: { type: 'noteList', params: eventItself } },
        'intolerance.toggled': { actions: { type: 'toggleIntolerance', params: eventItself } },
        'ingredients.ticked': { actions: { type: 'noteTicked', params: eventItself } },
        'preferences.submitted': { target: 'saving' },
      },
    },
    saving: {
      tags: ['busy'],
      invoke: submission({
        id: 'savePreferences',
        src: 'savePreferences',
        input: editOf,
        onOk: { target: 'saved', actions: ['saySaved', { type: 'reportSaved', params: outputOf }] },
        onFailed: { target: 'editing' },
        failureText: messages.preferencesFailed,
      }),
    },
    saved: { type: 'final' },
  },
});
