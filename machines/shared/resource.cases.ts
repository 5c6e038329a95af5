import { type CasesOf, failures, ok } from './cases.ts';
import { createResourceMachine } from './resource.machine.ts';

/** An instance of the machine, for its tests and its diagram. */
export const sampleResource = createResourceMachine<readonly string[], string>(
  'resource',
  'Could not fetch diet. Please try again later.',
);

export const resourceCases: CasesOf<typeof sampleResource> = {
  input: { key: 'diets' },
  events: {
    'refresh.requested': [{ type: 'refresh.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    load: { ...failures, ok: [ok(['Vegan'])] },
    refresh: { ...failures, ok: [ok(['Vegan', 'Paleo'])] },
  },
};
