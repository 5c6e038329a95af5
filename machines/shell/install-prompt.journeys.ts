import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { installPromptMachine } from './install-prompt.machine.ts';

const canOpenDialog = { answer: 'readOffer', with: 'dialog' } as const;
const canHint = { answer: 'readOffer', with: 'hint' } as const;
const install = { type: 'install.requested' } as const;
const dismiss = { type: 'prompt.dismissed' } as const;
const page = navigationTo({ to: 'install' });

export const installPromptJourneys: readonly JourneyOf<typeof installPromptMachine>[] = [
  {
    title: 'PWA-03 OK-08 an accepted dialog is told',
    events: [canOpenDialog, install, { answer: 'openDialog', with: 'accepted' }],
    end: 'over',
    calls: [{ id: 'readOffer' }, { id: 'openDialog' }],
    emits: [successToast('App installed successfully!')],
  },
  {
    title: 'PWA-04 OK-09 a dismissed one as well, and it is not offered again soon',
    events: [
      canOpenDialog,
      install,
      { answer: 'openDialog', with: 'dismissed' },
      { answer: 'rememberDismissal', with: null },
    ],
    end: 'over',
    calls: [{ id: 'readOffer' }, { id: 'openDialog' }, { id: 'rememberDismissal' }],
    emits: [successToast('App installation cancelled')],
  },
  {
    title: 'PWA-05 ERR-34 where the dialog fails, the page shows how to do it by hand',
    events: [canOpenDialog, install, { defect: 'openDialog' }],
    end: 'over',
    emits: [errorToast('Failed to install app'), page],
  },
  {
    title: 'PWA-02 the dialog is held back until it is asked for, and opened once',
    events: [canOpenDialog, { wait: 60_000 }, install, install],
    end: 'installing',
    calls: [{ id: 'readOffer' }, { id: 'openDialog' }],
    emits: [],
  },
  {
    title: 'PWA-06 without a dialog of the browser the action goes straight to the page',
    events: [canHint, { wait: 1000 }, install],
    end: 'dismissing',
    calls: [{ id: 'readOffer' }, { id: 'rememberDismissal' }],
    emits: [page],
  },
  {
    title: 'PWA-07 CONST-27 the hint waits 1 s',
    events: [canHint, { wait: 999 }],
    end: 'settling',
  },
  {
    title: 'PWA-07 and can be put away',
    events: [canHint, { wait: 1000 }, dismiss, { answer: 'rememberDismissal', with: null }],
    end: 'over',
    emits: [],
  },
  {
    title: 'SHELL-12 the offer can be put away without a word',
    events: [canOpenDialog, dismiss, { answer: 'rememberDismissal', with: null }],
    end: 'over',
    calls: [{ id: 'readOffer' }, { id: 'rememberDismissal' }],
    emits: [],
  },
  {
    title: "SHELL-38 installed by the browser's own menu, nothing is offered any more",
    events: [canOpenDialog, { type: 'app.installed' }],
    end: 'over',
    emits: [],
  },
  {
    title: 'SHELL-12 where there is nothing to offer, nothing is shown',
    events: [{ answer: 'readOffer', with: 'nothing' }],
    end: 'over',
    calls: [{ id: 'readOffer' }],
    emits: [],
  },
  {
    title: 'SHELL-12 a defect in finding out what can be offered shows nothing',
    events: [{ defect: 'readOffer' }],
    end: 'over',
    calls: [{ id: 'readOffer' }],
    emits: [],
  },
  {
    title: 'a defect in remembering that the offer was put away still puts it away',
    events: [canOpenDialog, dismiss, { defect: 'rememberDismissal' }],
    end: 'over',
    emits: [],
  },
];
