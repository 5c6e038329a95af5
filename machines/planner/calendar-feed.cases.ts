import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { calendarFeedMachine } from './calendar-feed.machine.ts';

export const feedPath = '/api/calendar/wJalrXUtnFEMIK7MDENGbPxRfiCY.ics';

export const calendarFeedCases: CasesOf<typeof calendarFeedMachine> = {
  events: {
    'address.wanted': [{ type: 'address.wanted' }],
    'address.revoked': [{ type: 'address.revoked' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadAddress: { ...failures, ok: [ok(feedPath), ok(null)] },
    createAddress: { ...failures, ok: [ok(feedPath)] },
    revokeAddress: { ...failures, ok: [ok(null)] },
  },
  distinguish: ({ path }) => path !== null,
};
