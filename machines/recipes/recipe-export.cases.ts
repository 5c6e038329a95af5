import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { recipeExportMachine } from './recipe-export.machine.ts';

export const archive = new Blob(['PK']);

export const recipeExportCases: CasesOf<typeof recipeExportMachine> = {
  events: { 'export.requested': [{ type: 'export.requested', format: 'schema_org' }] },
  outputs: { loadFile: { ...failures, ok: [ok(archive)] } },
};
