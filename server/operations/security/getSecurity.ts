import {
  accountChangeResponse,
  passkeyResponse,
  sessionResponse,
} from '#server/accounts/security-response.ts';
import type { Handler } from '#server/context.ts';
import { unauthorized } from '#server/errors.ts';
import { reportLinkResponse } from '#server/health/report-link-response.ts';
import { listAccountChanges } from '#server/queries/account-changes.ts';
import { findCalendar } from '#server/queries/calendar-addresses.ts';
import { findReportLinks } from '#server/queries/report-links.ts';
import { listSessions } from '#server/queries/session-ends.ts';
import { findTwoStep } from '#server/queries/two-step.ts';
import { findUser } from '#server/queries/users.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { passkeySite } from '#server/security/passkeys.ts';

export const getSecurity: Handler<'getSecurity'> = async ({ db, config, now }, { member }) => {
  const { userId, sessionId } = member;
  const at = now();
  const user = await findUser(db, userId);
  if (user === undefined) throw unauthorized();
  const sessions = await listSessions(db, userId, at);
  const changes = await listAccountChanges(db, userId, addMs(at, -lifetimes.accountChanges));
  const calendar = await findCalendar(db, userId);
  const links = await findReportLinks(db, userId, at);
  const { isOn, authenticator, passkeys, recoveryCodes } = await findTwoStep(db, userId);
  return {
    data: {
      sessions: sessions.map((session) => sessionResponse(session, sessionId)),
      changes: changes.map(accountChangeResponse),
      calendar: calendar === undefined ? null : { created_at: calendar.madeAt.toISOString() },
      report_links: links.map(reportLinkResponse),
      has_password: user.password_hash !== null,
      two_step: {
        is_on: isOn,
        passkey_site: passkeySite(config)?.id ?? null,
        authenticator:
          authenticator === undefined ? null : { created_at: authenticator.createdAt.toISOString() },
        passkeys: passkeys.map(passkeyResponse),
        recovery_codes_left: recoveryCodes,
      },
    },
  };
};
