import type { CasesOf } from './cases.ts';
import type { copyMachine } from './copy.machine.ts';

export const copyCases: CasesOf<typeof copyMachine> = {
  events: { 'copy.pressed': [{ type: 'copy.pressed', text: 'MARY-2026' }] },
  outputs: { copyText: [true, false] },
};
