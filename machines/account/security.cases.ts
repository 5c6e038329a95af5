import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { SecurityOverview, securityMachine } from './security.machine.ts';

const at = '2026-05-04T09:00:00.000Z';
const session = (id: string, isCurrent: boolean) => ({
  id,
  is_current: isCurrent,
  device: 'Chrome on Windows',
  network: '203.0.x.x',
  created_at: at,
  last_used_at: at,
});

export const overview: SecurityOverview = {
  sessions: [session('own', true), session('other', false)],
  changes: [{ id: 'a', kind: 'password', device: 'Chrome on Windows', network: '203.0.x.x', created_at: at }],
  calendar: { created_at: at },
  report_links: [{ id: 'report', created_at: at, ends_at: '2026-05-18T09:00:00.000Z' }],
  has_password: true,
  two_step: {
    is_on: false,
    passkey_site: 'localhost',
    authenticator: null,
    passkeys: [],
    recovery_codes_left: 0,
  },
};

export const securityCases: CasesOf<typeof securityMachine> = {
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'session.ended': [{ type: 'session.ended', id: 'other' }],
    'otherSessions.ended': [{ type: 'otherSessions.ended' }],
    'calendar.ended': [{ type: 'calendar.ended' }],
    'reportLink.ended': [{ type: 'reportLink.ended', id: 'report' }],
    'question.accepted': [{ type: 'question.accepted' }],
    'question.declined': [{ type: 'question.declined' }],
  },
  outputs: {
    loadSecurity: { ...failures, ok: [ok(overview)] },
    reloadSecurity: { ...failures, ok: [ok({ ...overview, sessions: [session('own', true)] })] },
    endSession: { ...failures, ok: [ok(null)] },
    endReportLink: { ...failures, ok: [ok(null)] },
    endOthers: { ...failures, ok: [ok(null)] },
    endCalendar: { ...failures, ok: [ok(null)] },
  },
};
