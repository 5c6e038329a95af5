import { randomUUID } from 'node:crypto';
import type { OperationBody } from '#contract/operations.ts';
import { challengeFoods } from '#domain/triggers/challenge-foods.ts';
import { isCounted, loadsOfLargest, type TestedSubstance } from '#domain/triggers/doses.ts';
import { mayShare } from '#domain/triggers/one-restriction.ts';
import { largestPortionG } from '#domain/triggers/portion.ts';
import { noAnswers, type ScreeningAnswers, screen } from '#domain/triggers/screening.ts';
import { readSubstance } from '#domain/triggers/substance-names.ts';
import type { Handler } from '#server/context.ts';
import { ApiError, invalid } from '#server/errors.ts';
import { readToday } from '#server/meal-plan/member-day.ts';
import { lockHealth } from '#server/queries/health.ts';
import { addProgram, findPrograms } from '#server/queries/trigger-tests.ts';
import { advance, findPerson, mayCarry } from '#server/triggers/advance.ts';
import { countsFromDiary, readDaysOfTest } from '#server/triggers/days-of-test.ts';
import { continuedStart } from '#server/triggers/next-test.ts';
import {
  encryptLow,
  encryptStart,
  openProgram,
  type ProgramStart,
  replayed,
} from '#server/triggers/program-log.ts';
import { requireTests } from '#server/triggers/require-tests.ts';
import { shownTests } from '#server/triggers/trigger-response.ts';

const notForYou =
  'Based on your answers, a test at home isn’t for you. You can keep your diary and show it to your doctor.';

const bodyMissing = 'Add your weight and height to your profile first, so that we know it’s safe for you.';

function answersOf({ yes, no }: OperationBody<'startTriggerTest'>): ScreeningAnswers {
  const given = [...no.map((id) => [id, false] as const), ...yes.map((id) => [id, true] as const)];
  return { ...noAnswers, ...Object.fromEntries(given) };
}

export const startTriggerTest: Handler<'startTriggerTest'> = async (context, { body, member }) => {
  const { db, foods, now } = context;
  const { userId } = member;
  const today = readToday(body.today, now());
  const substance = readSubstance(body.substance);
  const food = foods.byId.get(body.food_id);
  if (substance === null) throw invalid({ substance: ['This can’t be tested.'] });
  if (food === undefined) throw invalid({ food_id: ['There is no such food.'] });
  await requireTests(db, userId);
  const person = await findPerson(context, userId);
  const answers = answersOf(body);
  const screening = screen(answers, person.known);
  if (screening.kind === 'unanswered') throw invalid({ no: ['Please answer every question.'] });
  if (screening.kind === 'refused')
    throw invalid({ yes: [screening.reasons.every((it) => it === 'bodyUnknown') ? bodyMissing : notForYou] });
  if (!mayCarry(substance, food, person, screening))
    throw invalid({ food_id: ['This food isn’t right for a test of yours. Please choose another one.'] });
  const { also_low: alsoLow = [] } = body;
  const isTestable = (sugar: TestedSubstance) =>
    foods.foods.some((each) => mayCarry(sugar, each, person, screening));
  if (!mayShare(substance, alsoLow) || !alsoLow.every(isTestable))
    throw invalid({ also_low: ['These can’t be left out together. Please choose again.'] });
  const highestLoad = isCounted(substance)
    ? (challengeFoods(substance, [food], person)[0]?.highestLoad ?? 0)
    : loadsOfLargest;
  await db.transaction().execute(async (tx) => {
    await lockHealth(tx, userId);
    await requireTests(tx, userId);
    const programs = await findPrograms(tx, userId);
    if (programs.some(({ is_open: isOpen }) => isOpen))
      throw new ApiError(409, 'You’re testing something already. One test at a time, or neither can tell.');
    const reads = { ...context, db: tx };
    const before = countsFromDiary(await readDaysOfTest(reads, userId, today, today), today);
    const asked = { substance, ...(alsoLow.length > 0 && { alsoLow }) };
    const [last] = programs;
    const former = last && (await openProgram(context, tx, userId, last));
    const continued =
      former &&
      (await continuedStart(reads, userId, former, asked, { today, silentDays: before.silentDays }));
    const start: ProgramStart = {
      answers,
      screening,
      ...asked,
      foodId: food.id,
      largestPortionG: largestPortionG(food),
      highestLoad,
      isHelped: body.is_helped,
      startedOn: today,
      ...(continued ?? { counts: before }),
    };
    const id = randomUUID();
    const program = replayed(context, userId, id, start, []);
    const encrypted = encryptStart(context, userId, id, start);
    const low = encryptLow(context, userId, program);
    await addProgram(tx, userId, { id, encrypted, encrypted_low: low, now: now() });
    await advance(context, tx, userId, program, { today, person });
  });
  return { data: await shownTests(context, db, userId, today) };
};
