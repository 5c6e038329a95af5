import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { archive } from './recipe-export.cases.ts';
import type { recipeExportMachine } from './recipe-export.machine.ts';

const busy = 'The system is currently overloaded and cannot process your request. Please try again later.';
const requested = { type: 'export.requested', format: 'schema_org' } as const;

export const recipeExportJourneys: readonly JourneyOf<typeof recipeExportMachine>[] = [
  {
    title: 'EXT-20 the file is handed over once, however often it is asked for',
    events: [requested, requested, { answer: 'loadFile', with: ok(archive) }],
    end: 'idle',
    calls: [{ id: 'loadFile', input: { format: 'schema_org' } }],
    emits: [{ type: 'file.arrived', file: archive, format: 'schema_org' }],
  },
  {
    title: 'EXT-20 an export that fails is said, and can be asked for again',
    events: [
      requested,
      { answer: 'loadFile', with: { kind: 'unavailable', status: 500, message: null } },
      requested,
      { defect: 'loadFile' },
      requested,
    ],
    end: 'loading',
    emits: [errorToast(busy), errorToast(busy)],
    calls: [{ id: 'loadFile' }, { id: 'loadFile' }, { id: 'loadFile' }],
  },
];
