import { utcDay } from '#domain/calendar/real-date.ts';
import { addDays } from '#domain/calendar/week.ts';
import { recordProblem } from '#domain/triggers/diary-record.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { encryptRecord, requireDiary } from '#server/health/diary.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';
import { countOthers, putRecord } from '#server/queries/diary.ts';
import { lockHealth } from '#server/queries/health.ts';
import { findItem } from '#server/queries/plan-items.ts';
import { findRecipeId } from '#server/queries/recipes.ts';

const maxRecordsPerDay = 50;

export const saveDiaryRecord: Handler<'saveDiaryRecord'> = async (context, { params, body, member }) => {
  const { db, now } = context;
  const { userId } = member;
  const date = readDay(body.date);
  // a day begins up to 14 hours before it does in UTC
  const problem = recordProblem(body, addDays(utcDay(now()), 1));
  if (problem !== null) throw invalid({ [problem.field]: [problem.text] });
  const { time, kind, symptom = null, severity = null, recipe_id = null, plan_item_id = null } = body;
  const isSeen = recipe_id === null || (await findRecipeId(db, String(recipe_id), userId)) === recipe_id;
  if (!isSeen) throw invalid({ recipe_id: ['There is no such recipe.'] });
  const note = body.note?.trim() || null;
  // another dish may take the place of the one that wasn't eaten, under the same id
  const skipped = kind === 'not_eaten' && plan_item_id !== null ? plan_item_id : null;
  const item = skipped === null ? undefined : await findItem(db, userId, { date }, skipped);
  const record = {
    id: params.id.toLowerCase(),
    date,
    time,
    kind,
    symptom,
    severity,
    note,
    recipe_id: recipe_id ?? item?.recipe_id ?? null,
    plan_item_id,
  };
  const row = { id: record.id, date, encrypted: encryptRecord(context, userId, record) };
  await db.transaction().execute(async (tx) => {
    await lockHealth(tx, userId);
    await requireDiary(tx, userId);
    if ((await countOthers(tx, userId, row)) >= maxRecordsPerDay)
      throw invalid({ date: [`A day has room for ${maxRecordsPerDay} records.`] });
    await putRecord(tx, userId, row);
  });
  return { message: 'Saved to your diary.' };
};
