import { utcDay } from '#domain/calendar/real-date.ts';
import { addDays, daysFrom } from '#domain/calendar/week.ts';
import { diaryHint, hintNeeds, isWithheld } from '#domain/triggers/diary-hint.ts';
import { entryOf } from '#domain/triggers/diary-record.ts';
import type { Handler } from '#server/context.ts';
import { readEaten, requireDiary } from '#server/health/diary.ts';
import { findSafety } from '#server/health/dietary-profiles.ts';
import { findPerson } from '#server/triggers/advance.ts';

const readDays = 60;
const tenth = (value: number) => Math.round(value * 10) / 10;

export const getDiaryHint: Handler<'getDiaryHint'> = async (context, { member: { userId } }) => {
  await requireDiary(context.db, userId);
  const today = addDays(utcDay(context.now()), 1);
  const dates = daysFrom(addDays(today, 1 - readDays), readDays);
  const [{ records, eaten }, { facts }, { known }] = await Promise.all([
    readEaten(context, userId, dates),
    findSafety(context, userId),
    findPerson(context, userId),
  ]);
  const entries = dates.flatMap(
    (date) =>
      entryOf(
        date,
        records.filter((record) => record.date === date),
      ) ?? [],
  );
  const hint = diaryHint(entries, eaten);
  const isShown = !isWithheld(facts) && !known.isWithheld;
  return {
    data: {
      kind: isShown ? hint.kind : 'withheld',
      entries: hint.entries,
      entries_needed: hintNeeds.entries,
      days: hint.days,
      days_needed: hintNeeds.days,
      guesses: (isShown ? hint.guesses : []).map((guess) => ({
        substance: guess.substance,
        days_with: guess.daysWith,
        worst_with: tenth(guess.worstWith),
        days_without: guess.daysWithout,
        worst_without: tenth(guess.worstWithout),
      })),
      unclear: isShown ? [...hint.unclear] : [],
    },
  };
};
