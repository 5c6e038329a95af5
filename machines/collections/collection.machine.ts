import { messages } from '#domain/message/messages.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { submission } from '../shared/submission.ts';
import { idsOf, initialContext, nextPageOf, requestOf } from './collection-pages.ts';
import { collectionSetup, idOf, nameOf, sharingOf } from './collection-setup.ts';

export const collectionMachine = collectionSetup.createMachine({
  id: 'collection',
  description:
    'One collection, which grows page by page: its recipes can be sorted and taken out, it can be renamed, shared with the household, and removed.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadCollection',
        src: 'loadCollection',
        input: requestOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberCollection', params: outputOf },
          },
          { guard: { type: 'isMissing', params: outputOf }, target: 'missing' },
          { target: 'failed', actions: { type: 'rememberFailure', params: outputOf } },
        ],
        onError: { target: 'failed', actions: 'rememberDefect' },
      },
      on: {
        'sort.chosen': {
          target: 'loading',
          reenter: true,
          actions: { type: 'noteSort', params: eventItself },
        },
        'changes.sent': { guard: 'hasNoUndo', target: 'loading', reenter: true },
      },
    },
    missing: { description: 'No such collection, or it belongs to another member.' },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    ready: {
      description: 'A removal that can be undone stays undoable: sent changes are read later.',
      initial: 'listed',
      states: {
        listed: {
          on: {
            'more.requested': {
              guard: 'hasMore',
              target: 'appending',
              actions: { type: 'noteGone', params: eventItself },
            },
          },
        },
        appending: {
          description: 'The next page is loading; the list stays on the screen and can be used.',
          invoke: {
            id: 'loadMore',
            src: 'loadMore',
            input: nextPageOf,
            onDone: [
              {
                guard: { type: 'isMostlyShown', params: outputOf },
                target: 'appending',
                reenter: true,
                actions: { type: 'appendRecipes', params: outputOf },
              },
              {
                guard: { type: 'isOk', params: outputOf },
                target: 'listed',
                actions: { type: 'appendRecipes', params: outputOf },
              },
              { target: 'appendFailed', actions: { type: 'rememberFailure', params: outputOf } },
            ],
            onError: { target: 'appendFailed', actions: 'rememberDefect' },
          },
        },
        appendFailed: {
          description: 'The list stays; below it the reason and a retry for the next page.',
          on: { 'retry.requested': { target: 'appending' } },
        },
      },
      on: {
        'changes.sent': { guard: 'hasNoUndo', target: 'loading', actions: 'keepCount' },
        'sort.chosen': { target: 'loading', actions: { type: 'noteSort', params: eventItself } },
        'recipe.removed': {
          guard: 'isWhole',
          target: 'removing',
          actions: { type: 'takeOut', params: eventItself },
        },
        'removal.undone': { guard: 'hasUndo', target: 'restoring', actions: 'putBack' },
        'renaming.begun': { actions: 'clearNameProblem' },
        'name.submitted': [
          {
            guard: { type: 'isNoName', params: eventItself },
            actions: { type: 'blameName', params: eventItself },
          },
          { target: 'renaming', actions: 'clearNameProblem' },
        ],
        'deletion.confirmed': { target: 'deleting' },
        'sharing.chosen': { target: 'sharing' },
      },
    },
    removing: {
      description: 'The recipe disappears at once; the full remaining list is sent to the server.',
      invoke: submission({
        id: 'syncCollection',
        src: 'syncCollection',
        input: idsOf,
        onOk: { target: 'ready', actions: 'offerUndo' },
        onFailed: { target: 'ready', actions: 'putBack' },
        failureText: messages.collectionRemoveFailed,
      }),
    },
    restoring: {
      description: 'The removed recipe is restored.',
      invoke: submission({
        id: 'restoreCollection',
        src: 'syncCollection',
        input: idsOf,
        onOk: { target: 'ready' },
        onFailed: { target: 'loading', actions: 'keepCount' },
      }),
    },
    renaming: {
      tags: ['busy'],
      invoke: submission({
        id: 'renameCollection',
        src: 'renameCollection',
        input: nameOf,
        onOk: {
          target: 'ready',
          actions: [{ type: 'rememberName', params: outputOf }, 'sayRenamed', 'reportRenamed'],
        },
        onOther: [
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberNameProblem', params: outputOf },
          },
        ],
        onFailed: { target: 'ready' },
      }),
    },
    sharing: {
      tags: ['busy'],
      invoke: submission({
        id: 'shareCollection',
        src: 'shareCollection',
        input: sharingOf,
        onOk: {
          target: 'ready',
          actions: [
            { type: 'rememberSharing', params: outputOf },
            { type: 'saySharing', params: outputOf },
          ],
        },
        onFailed: { target: 'ready' },
      }),
    },
    deleting: {
      tags: ['busy'],
      invoke: submission({
        id: 'deleteCollection',
        src: 'deleteCollection',
        input: idOf,
        onOk: { target: 'deleted', actions: ['sayDeleted', 'reportDeleted'] },
        onFailed: { target: 'ready' },
      }),
    },
    deleted: { type: 'final' },
  },
});
