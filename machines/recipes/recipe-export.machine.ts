import { assign, enqueueActions, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import type { ToastRequested } from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type ExportFormat = 'cooklang' | 'schema_org';
export type ExportOutcome = Outcome<Blob>;

interface Context {
  format: ExportFormat;
}
type Requested = { type: 'export.requested'; format: ExportFormat };

const initialContext = (): Context => ({ format: 'cooklang' });
const formatOf = ({ context }: { context: Context }) => ({ format: context.format });

export const recipeExportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Requested,
    emitted: {} as { type: 'file.arrived'; file: Blob; format: ExportFormat } | ToastRequested,
    tags: {} as 'busy',
    children: {} as { loadFile: 'loadFile' },
  },
  actors: { loadFile: unprovided<ExportOutcome, { format: ExportFormat }>('loadFile') },
  actions: {
    sayFailed: sayFailed(),
    rememberFormat: assign((_, { format }: Requested) => ({ format })),
    handOver: enqueueActions(({ context, enqueue }, outcome: ExportOutcome) => {
      if (outcome.kind === 'ok')
        enqueue.emit({ type: 'file.arrived', file: outcome.value, format: context.format });
    }),
  },
  guards: { isOk: isKind('ok') },
}).createMachine({
  id: 'recipeExport',
  description: 'All own recipes of the member as one file for other apps.',
  context: initialContext,
  initial: 'idle',
  states: {
    idle: {
      on: {
        'export.requested': {
          target: 'loading',
          actions: { type: 'rememberFormat', params: eventItself },
        },
      },
    },
    loading: {
      tags: ['busy'],
      invoke: submission({
        id: 'loadFile',
        src: 'loadFile',
        input: formatOf,
        onOk: { target: 'idle', actions: { type: 'handOver', params: outputOf } },
        onFailed: { target: 'idle' },
        failureText: messages.overloaded,
      }),
    },
  },
});
