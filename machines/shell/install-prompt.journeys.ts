import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { installPromptMachine } from './install-prompt.machine.ts';

const canOpenDialog = { resolves: 'readOffer', with: 'dialog' } as const;
const canHint = { resolves: 'readOffer', with: 'hint' } as const;
const install = { type: 'install.requested' } as const;
const dismiss = { type: 'prompt.dismissed' } as const;
const page = navigationTo({ to: 'install' });

export const installPromptJourneys: readonly JourneyOf<typeof installPromptMachine>[] = [
  {
    title: 'PWA-03 OK-08 shows a confirmation after an accepted dialog',
    events: [canOpenDialog, install, { resolves: 'openDialog', with: 'accepted' }],
    end: 'over',
    calls: [{ id: 'readOffer' }, { id: 'openDialog' }],
    emits: [successToast('App installed successfully!')],
  },
  {
    title: 'PWA-04 OK-09 shows a message after a dismissed dialog and stops offering it for a while',
    events: [
      canOpenDialog,
      install,
      { resolves: 'openDialog', with: 'dismissed' },
      { resolves: 'rememberDismissal', with: null },
    ],
    end: 'over',
    calls: [{ id: 'readOffer' }, { id: 'openDialog' }, { id: 'rememberDismissal' }],
    emits: [successToast('App installation cancelled')],
  },
  {
    title: 'PWA-05 ERR-34 opens the page with manual steps when the dialog fails',
    events: [canOpenDialog, install, { rejects: 'openDialog' }],
    end: 'over',
    emits: [errorToast('Failed to install app'), page],
  },
  {
    title: 'PWA-02 defers the dialog until requested and opens it once',
    events: [canOpenDialog, { wait: 60_000 }, install, install],
    end: 'installing',
    calls: [{ id: 'readOffer' }, { id: 'openDialog' }],
    emits: [],
  },
  {
    title: 'PWA-06 opens the page directly if the browser has no dialog',
    events: [canHint, { wait: 1000 }, install],
    end: 'dismissing',
    calls: [{ id: 'readOffer' }, { id: 'rememberDismissal' }],
    emits: [page],
  },
  {
    title: 'PWA-07 CONST-27 shows the hint after 1 s',
    events: [canHint, { wait: 999 }],
    end: 'settling',
  },
  {
    title: 'PWA-07 the hint can be dismissed',
    events: [canHint, { wait: 1000 }, dismiss, { resolves: 'rememberDismissal', with: null }],
    end: 'over',
    emits: [],
  },
  {
    title: 'SHELL-12 the offer can be dismissed silently',
    events: [canOpenDialog, dismiss, { resolves: 'rememberDismissal', with: null }],
    end: 'over',
    calls: [{ id: 'readOffer' }, { id: 'rememberDismissal' }],
    emits: [],
  },
  {
    title: "SHELL-38 offers nothing after an installation from the browser's own menu",
    events: [canOpenDialog, { type: 'app.installed' }],
    end: 'over',
    emits: [],
  },
  {
    title: 'SHELL-12 shows nothing without an offer',
    events: [{ resolves: 'readOffer', with: 'nothing' }],
    end: 'over',
    calls: [{ id: 'readOffer' }],
    emits: [],
  },
  {
    title: 'SHELL-12 shows nothing after an exception in finding an offer',
    events: [{ rejects: 'readOffer' }],
    end: 'over',
    calls: [{ id: 'readOffer' }],
    emits: [],
  },
  {
    title: 'an exception in storing the dismissal still dismisses the offer',
    events: [canOpenDialog, dismiss, { rejects: 'rememberDismissal' }],
    end: 'over',
    emits: [],
  },
];
