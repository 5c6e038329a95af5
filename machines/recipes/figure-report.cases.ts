import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { figureReportMachine } from './figure-report.machine.ts';

export const figureReportCases: CasesOf<typeof figureReportMachine> = {
  input: { id: '17', axis: 'oxalate', reporter: 'member' },
  events: {
    'report.requested': [{ type: 'report.requested' }],
    'report.submitted': [{ type: 'report.submitted', text: 'Too low.', swapped: [] }],
    'sheet.closed': [{ type: 'sheet.closed' }],
  },
  outputs: {
    sendReport: {
      ...failures,
      ok: [ok(null)],
      invalid: [
        ...failures.invalid,
        { kind: 'invalid', message: 'No.', fields: { text: ['Tell us what looks wrong.'] } },
      ],
    },
  },
};
