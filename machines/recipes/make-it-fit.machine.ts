import { assign, enqueueActions, setup } from 'xstate';
import type { components } from '#contract/api.ts';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

type FittingVersion = components['schemas']['FittingVersion'];
type VersionOutcome = Outcome<FittingVersion>;
type SavedOutcome = Outcome<{ readonly id: number; readonly title: string }>;

/** `id` is the recipe's number or slug, as in the URL. */
interface RecipeKey {
  readonly id: string;
}

interface Context extends RecipeKey {
  /** The result; retained during the closing animation of the sheet. */
  version: FittingVersion | null;
  failure: string | null;
}

const initialContext = ({ input }: { input: RecipeKey }): Context => ({
  ...input,
  version: null,
  failure: null,
});
const recipeOf = ({ context }: { context: Context }): RecipeKey => ({ id: context.id });

export const makeItFitMachine = setup({
  types: {
    input: {} as RecipeKey,
    context: {} as Context,
    events: {} as
      | { type: 'fitting.requested' }
      | { type: 'version.accepted' }
      | { type: 'sheet.closed' }
      | { type: 'retry.requested' },
    emitted: {} as { type: 'version.saved'; id: number } | ToastRequested,
    tags: {} as 'busy' | 'open',
    children: {} as { findVersion: 'findVersion'; saveVersion: 'saveVersion' },
  },
  actors: {
    findVersion: unprovided<VersionOutcome, RecipeKey>('findVersion'),
    saveVersion: unprovided<SavedOutcome, RecipeKey>('saveVersion'),
  },
  actions: {
    sayFailed: sayFailed(),
    forgetVersion: assign({ version: null, failure: null }),
    rememberVersion: assign((_, outcome: VersionOutcome) =>
      outcome.kind === 'ok' ? { version: outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: VersionOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: messages.overloaded }),
    reportSaved: enqueueActions(({ enqueue }, outcome: SavedOutcome) => {
      if (outcome.kind !== 'ok') return;
      enqueue.emit(successToast('Your version is saved with your own recipes.'));
      enqueue.emit({ type: 'version.saved', id: outcome.value.id });
    }),
  },
  guards: {
    isOk: isKind('ok'),
    hasChanges: (_, outcome: VersionOutcome) => outcome.kind === 'ok' && outcome.value.changes.length > 0,
  },
}).createMachine({
  id: 'makeItFit',
  description: 'A recipe that does not fit is changed as little as possible until it fits, and saved.',
  context: initialContext,
  initial: 'closed',
  states: {
    closed: {
      on: { 'fitting.requested': { target: 'searching', actions: 'forgetVersion' } },
    },
    searching: {
      description: 'The server searches the fewest swaps and omissions.',
      tags: ['open', 'busy'],
      on: { 'sheet.closed': { target: 'closed' } },
      invoke: loading({
        id: 'findVersion',
        src: 'findVersion',
        input: recipeOf,
        onOther: [
          {
            guard: { type: 'hasChanges', params: outputOf },
            target: 'comparing',
            actions: { type: 'rememberVersion', params: outputOf },
          },
        ],
        onOk: { target: 'withoutVersion', actions: { type: 'rememberVersion', params: outputOf } },
        onFailed: 'failed',
      }),
    },
    comparing: {
      description: 'The changes, and the recipe before and after.',
      tags: ['open'],
      on: { 'version.accepted': { target: 'saving' }, 'sheet.closed': { target: 'closed' } },
    },
    withoutVersion: {
      description: 'No change makes it fit; the sheet names the obstacle.',
      tags: ['open'],
      on: { 'sheet.closed': { target: 'closed' } },
    },
    failed: {
      tags: ['open'],
      on: { 'retry.requested': { target: 'searching' }, 'sheet.closed': { target: 'closed' } },
    },
    saving: {
      description: 'The version is saved as an own recipe.',
      tags: ['open', 'busy'],
      invoke: submission({
        id: 'saveVersion',
        src: 'saveVersion',
        input: recipeOf,
        onOk: { target: 'closed', actions: { type: 'reportSaved', params: outputOf } },
        onFailed: { target: 'comparing' },
      }),
    },
  },
});
