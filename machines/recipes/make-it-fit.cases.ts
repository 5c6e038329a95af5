import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { makeItFitMachine } from './make-it-fit.machine.ts';
import { sampleFittingVersion } from './recipe.samples.ts';

export const makeItFitCases: CasesOf<typeof makeItFitMachine> = {
  input: { id: '17' },
  events: {
    'fitting.requested': [{ type: 'fitting.requested' }],
    'version.accepted': [{ type: 'version.accepted' }],
    'sheet.closed': [{ type: 'sheet.closed' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    findVersion: {
      ...failures,
      ok: [
        ok(sampleFittingVersion),
        ok({ ...sampleFittingVersion, changes: [], after: null, in_the_way: ['Eggs'] }),
      ],
    },
    saveVersion: { ...failures, ok: [ok({ id: 40, title: 'Carrot soup (my version)' })] },
  },
};
