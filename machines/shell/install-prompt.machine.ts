import { emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

/**
 * How the installation can be offered: with the browser's dialog, or with a hint if it has none. `nothing`: installed,
 * recently dismissed, or too few visits for a hint.
 */
export type InstallOffer = 'dialog' | 'hint' | 'nothing';
export type InstallChoice = 'accepted' | 'dismissed';

export const installPromptMachine = setup({
  types: {
    events: {} as { type: 'install.requested' } | { type: 'prompt.dismissed' } | { type: 'app.installed' },
    emitted: {} as ToastRequested | NavigationRequested,
    children: {} as {
      readOffer: 'readOffer';
      openDialog: 'openDialog';
      rememberDismissal: 'rememberDismissal';
    },
  },
  actors: {
    /** Resolves when there is an offer, which may be never. */
    readOffer: unprovided<InstallOffer>('readOffer'),
    /** Opens the browser's dialog and waits for the choice; rejects if the browser cannot. */
    openDialog: unprovided<InstallChoice>('openDialog'),
    rememberDismissal: unprovided<null>('rememberDismissal'),
  },
  actions: {
    sayInstalled: emit(successToast(messages.installed)),
    sayCanceled: emit(successToast(messages.installCanceled)),
    sayFailed: emit(errorToast(messages.installFailed)),
    goToInstall: emit(navigationTo({ to: 'install' })),
  },
  guards: {
    isDialog: (_, offer: InstallOffer) => offer === 'dialog',
    isHint: (_, offer: InstallOffer) => offer === 'hint',
    isAccepted: (_, choice: InstallChoice) => choice === 'accepted',
  },
  delays: { hintDelay: 1000 },
}).createMachine({
  id: 'installPrompt',
  description: 'Offers the installation of the app, once in a visit.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Nothing is shown until the app can be installed.',
      invoke: {
        id: 'readOffer',
        src: 'readOffer',
        onDone: [
          { guard: { type: 'isDialog', params: outputOf }, target: 'offered' },
          { guard: { type: 'isHint', params: outputOf }, target: 'settling' },
          { target: 'over' },
        ],
        onError: { target: 'over' },
      },
    },
    offered: {
      tags: ['shown'],
      on: {
        'install.requested': { target: 'installing' },
        'prompt.dismissed': { target: 'dismissing' },
        'app.installed': { target: 'over' },
      },
    },
    installing: {
      description: "The browser's dialog is open.",
      invoke: {
        id: 'openDialog',
        src: 'openDialog',
        onDone: [
          { guard: { type: 'isAccepted', params: outputOf }, target: 'over', actions: 'sayInstalled' },
          { target: 'dismissing', actions: 'sayCanceled' },
        ],
        onError: { target: 'over', actions: ['sayFailed', 'goToInstall'] },
      },
    },
    dismissing: {
      invoke: {
        id: 'rememberDismissal',
        src: 'rememberDismissal',
        onDone: { target: 'over' },
        onError: { target: 'over' },
      },
    },
    settling: {
      description: 'The hint is delayed after the page load.',
      after: { hintDelay: { target: 'hinting' } },
    },
    hinting: {
      description: 'Without an install dialog, a page explains the browser’s own menu.',
      tags: ['shown'],
      on: {
        'install.requested': { target: 'dismissing', actions: 'goToInstall' },
        'prompt.dismissed': { target: 'dismissing' },
      },
    },
    over: { type: 'final' },
  },
});
