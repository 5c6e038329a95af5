import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { archive } from './recipe-export.cases.ts';
import type { recipeExportMachine } from './recipe-export.machine.ts';

const busy = 'The system is currently overloaded and cannot process your request. Please try again later.';
const requested = { type: 'export.requested', format: 'schema_org' } as const;

export const recipeExportJourneys: readonly JourneyOf<typeof recipeExportMachine>[] = [
  {
    title: 'EXT-20 provides the file once for several requests',
    events: [requested, requested, { resolves: 'loadFile', with: ok(archive) }],
    end: 'idle',
    calls: [{ id: 'loadFile', input: { format: 'schema_org' } }],
    emits: [{ type: 'file.arrived', file: archive, format: 'schema_org' }],
  },
  {
    title: 'EXT-20 shows an error when an export fails and allows a retry',
    events: [
      requested,
      { resolves: 'loadFile', with: { kind: 'unavailable', status: 500, message: null } },
      requested,
      { rejects: 'loadFile' },
      requested,
    ],
    end: 'loading',
    emits: [errorToast(busy), errorToast(busy)],
    calls: [{ id: 'loadFile' }, { id: 'loadFile' }, { id: 'loadFile' }],
  },
];
