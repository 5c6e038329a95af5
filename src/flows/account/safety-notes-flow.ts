import { fromPromise } from 'xstate';
import type { OperationResponse } from '#contract/operations.ts';
import {
  optimisticToggleMachine,
  type ToggleChange,
  type ToggleOutcome,
} from '#machines/shared/optimistic-toggle.machine.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

export type SafetyNotes = OperationResponse<'listSafetyNotes'>['data'];

export const safetyNotesFlow = createResourceMachine<SafetyNotes, null>('safetyNotes').provide({
  actors: {
    load: fromPromise(({ signal }) =>
      outcomeOf(client.GET('/users/me/safety-notes', { signal }), ({ data }): SafetyNotes => data),
    ),
  },
});

export const safetyNoteSwitchFlow = optimisticToggleMachine.provide({
  actors: {
    save: fromPromise<ToggleOutcome, ToggleChange>(({ input: { id, value }, signal }) =>
      outcomeOf(
        client.PUT('/users/me/safety-notes/{id}', {
          params: { path: { id: String(id) } },
          body: { is_on: value },
          signal,
        }),
        () => ({ value }),
      ),
    ),
  },
});
