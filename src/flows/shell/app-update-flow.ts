import { fromPromise } from 'xstate';
import { appUpdateMachine, type FoundUpdate } from '#machines/shell/app-update.machine.ts';
import { activateNewest, isOutdatedPage } from '#src/pwa/newest-version.ts';
import { hasTypedText } from '#src/pwa/typed-text.ts';

export const appUpdateFlow = appUpdateMachine.provide({
  actors: {
    findUpdate: fromPromise<FoundUpdate>(async () => {
      if (document.hidden || hasTypedText()) return 'none';
      return (await isOutdatedPage()) && !hasTypedText() ? 'ready' : 'none';
    }),
    applyUpdate: fromPromise(async () => {
      await activateNewest();
      location.reload();
    }),
  },
});
