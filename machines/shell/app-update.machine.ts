import { setup } from 'xstate';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export type AppUpdateEvent =
  | { type: 'update.accepted' }
  | { type: 'update.postponed' }
  /** Something was typed on the page. */
  | { type: 'text.typed' }
  /** The app is visible again. */
  | { type: 'app.shown' };

/** `none`: this page is of the newest version, or something was typed on it that a reload would lose. */
export type FoundUpdate = 'none' | 'ready';

export const appUpdateMachine = setup({
  types: {
    events: {} as AppUpdateEvent,
    children: {} as { findUpdate: 'findUpdate'; applyUpdate: 'applyUpdate' },
  },
  actors: {
    /** Compares the version of the page with that of the newest service worker. */
    findUpdate: unprovided<FoundUpdate>('findUpdate'),
    /** Activates the newest service worker and loads the page again, which ends this machine. */
    applyUpdate: unprovided<void>('applyUpdate'),
  },
  guards: { isReady: (_, found: FoundUpdate) => found === 'ready' },
  delays: { checkInterval: 30_000, postponement: 3_600_000 },
}).createMachine({
  id: 'appUpdate',
  description: 'Finds a new version of the app while a page is open, and offers it.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The page is of the newest version, as far as known.',
      after: { checkInterval: { target: 'checking' } },
      on: { 'app.shown': { target: 'checking' } },
    },
    checking: {
      invoke: {
        id: 'findUpdate',
        src: 'findUpdate',
        onDone: [{ guard: { type: 'isReady', params: outputOf }, target: 'offering' }, { target: 'waiting' }],
        onError: { target: 'waiting' },
      },
    },
    offering: {
      description: 'The page says that there is a new version. Not while a reload would lose what was typed.',
      on: {
        'text.typed': { target: 'waiting' },
        'update.accepted': { target: 'applying' },
        'update.postponed': { target: 'postponed' },
      },
    },
    applying: {
      description: 'The new version takes over, and the page is loaded again.',
      invoke: {
        id: 'applyUpdate',
        src: 'applyUpdate',
        onDone: { target: 'waiting' },
        onError: { target: 'offering' },
      },
    },
    postponed: {
      description:
        'The member goes on with the version that they have. The next page that is opened is of the new one.',
      after: { postponement: { target: 'checking' } },
    },
  },
});
