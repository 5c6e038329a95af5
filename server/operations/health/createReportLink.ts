import { randomUUID } from 'node:crypto';
import { maxReportLinks, reportLinkDays } from '#domain/triggers/diary-report.ts';
import { lockMember } from '#server/accounts/lock-member.ts';
import type { Handler } from '#server/context.ts';
import { ApiError } from '#server/errors.ts';
import { requireDiary } from '#server/health/diary.ts';
import { reportLinkResponse } from '#server/health/report-link-response.ts';
import { readToday } from '#server/meal-plan/member-day.ts';
import { lockHealth } from '#server/queries/health.ts';
import { addReportLink, findReportLinks } from '#server/queries/report-links.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { hashToken, randomToken } from '#server/security/tokens.ts';

const day = 24 * 60 * 60 * 1000;

export const createReportLink: Handler<'createReportLink'> = async ({ db, now }, { body, member }) => {
  const { userId } = member;
  const at = now();
  const lastDay = readToday(body.today, at);
  const token = randomToken();
  const link = { id: randomUUID(), created_at: at, ends_at: addMs(at, reportLinkDays * day) };
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, member);
    await lockHealth(tx, userId);
    await requireDiary(tx, userId);
    if ((await findReportLinks(tx, userId, at)).length >= maxReportLinks)
      throw new ApiError(409, `There are ${maxReportLinks} links already. Please end one first.`);
    await addReportLink(tx, { ...link, user_id: userId, token_hash: hashToken(token), last_day: lastDay });
  });
  return { data: { link: reportLinkResponse(link), path: `/shared-report#${token}` } };
};
