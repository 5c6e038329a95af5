import type { CasesOf } from '../shared/cases.ts';
import type { splashMachine } from './splash.machine.ts';

export const splashCases: CasesOf<typeof splashMachine> = {
  events: {},
  outputs: { readVisitor: ['member', 'guest'] },
};
