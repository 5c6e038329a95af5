import { addDays, daysFrom } from '#domain/calendar/week.ts';
import { reportedDays, testsWithResult } from '#domain/triggers/diary-report.ts';
import type { Handler } from '#server/context.ts';
import { notFound, tooMany } from '#server/errors.ts';
import { readDiary, requireDiary } from '#server/health/diary.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { findSharedReport } from '#server/queries/report-links.ts';
import { addressKey } from '#server/security/address-key.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { hashToken } from '#server/security/tokens.ts';
import { mayKeepTests } from '#server/triggers/require-tests.ts';
import { shownTests } from '#server/triggers/trigger-response.ts';

export const openSharedReport: Handler<'openSharedReport'> = async (context, { body, address }) => {
  const { db, config, now } = context;
  const wait = await consumeQuota(db, limits.sharedReport, addressKey(address), now());
  if (wait > 0) throw tooMany(inSeconds(wait));
  const found = await findSharedReport(db, hashToken(body.token), {
    partnerId: config.partnerId,
    now: now(),
  });
  if (found === undefined) throw notFound('This link has ended, or it isn’t complete.');
  const { userId, lastDay: end, endsAt } = found;
  await requireDiary(db, userId).catch(() => {
    throw notFound('This link has ended, or it isn’t complete.');
  });
  const start = addDays(end, 1 - reportedDays);
  const days = await readDiary(context, userId, daysFrom(start, reportedDays));
  // a running test stays blind, also for who would tell
  const shown = (await mayKeepTests(db, userId))
    ? await shownTests(context, db, userId, end)
    : { current: null, past: [], limits: [] };
  const tests = testsWithResult(shown);
  return { data: { start, end, ends_at: endsAt.toISOString(), days, tests, limits: shown.limits } };
};
