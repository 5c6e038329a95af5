import { fromPromise } from 'xstate';
import { settingsMachine } from '#machines/shell/settings.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

export const settingsFlow = settingsMachine.provide({
  actors: {
    loadSettings: fromPromise(({ signal }) =>
      outcomeOf(client.GET('/recipes-plus/settings', { signal }), ({ data }) => data),
    ),
  },
});
