import { fromPromise } from 'xstate';
import { platformOf } from '#domain/device/platform.ts';
import { type InstallOffer, installPromptMachine } from '#machines/shell/install-prompt.machine.ts';
import {
  canOpenInstallDialog,
  isStandalone,
  onInstallationChanged,
  openInstallDialog,
} from '#src/pwa/installation.ts';

const visitsKey = 'install_visits';
const countedKey = 'install_visit_counted';
const dismissedKey = 'install_prompt_dismissed';
const day = 24 * 60 * 60 * 1000;
/** Time before a dismissed prompt is shown again. */
const pause = 30 * day;
const hintVisits = [2, 3];

/** How often the app was opened here, this visit included; counted once for each browser session. */
function visits(): number {
  const before = Number(localStorage.getItem(visitsKey)) || 0;
  if (sessionStorage.getItem(countedKey) !== null) return before;
  sessionStorage.setItem(countedKey, 'true');
  localStorage.setItem(visitsKey, String(before + 1));
  return before + 1;
}

function hintWhenDue(): InstallOffer {
  const isDue = hintVisits.includes(visits());
  return isDue && sessionStorage.getItem(dismissedKey) === null ? 'hint' : 'nothing';
}

const waitForDialog = (signal: AbortSignal) =>
  new Promise<InstallOffer>((resolve) => {
    const stop = onInstallationChanged(() => {
      if (!canOpenInstallDialog()) return;
      stop();
      resolve('dialog');
    });
    signal.addEventListener('abort', stop);
  });

export const installPromptFlow = installPromptMachine.provide({
  actors: {
    readOffer: fromPromise<InstallOffer>(async ({ signal }) => {
      if (isStandalone()) return 'nothing';
      if (platformOf(navigator) === 'ios') return hintWhenDue();
      if (Date.now() - Number(localStorage.getItem(dismissedKey)) < pause) return 'nothing';
      return canOpenInstallDialog() ? 'dialog' : waitForDialog(signal);
    }),
    openDialog: fromPromise(openInstallDialog),
    rememberDismissal: fromPromise(async () => {
      sessionStorage.setItem(dismissedKey, 'true');
      localStorage.setItem(dismissedKey, String(Date.now()));
      return null;
    }),
  },
});
