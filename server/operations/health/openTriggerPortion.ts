import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { dishName } from '#domain/triggers/substance-names.ts';
import type { Handler } from '#server/context.ts';
import { ApiError } from '#server/errors.ts';
import { readToday } from '#server/meal-plan/member-day.ts';
import { advance, findPerson } from '#server/triggers/advance.ts';
import { withProgram } from '#server/triggers/open-program.ts';
import { requireTests } from '#server/triggers/require-tests.ts';
import { isServedOn } from '#server/triggers/test-dish.ts';
import { gramsWord } from '#server/triggers/trigger-response.ts';

export const openTriggerPortion: Handler<'openTriggerPortion'> = async (
  context,
  { params, body, member },
) => {
  const { userId } = member;
  const today = readToday(body.today, context.now());
  const person = await findPerson(context, userId);
  return withProgram(context, userId, params.id, async (tx, program) => {
    await requireTests(tx, userId);
    await advance(context, tx, userId, program, { today, person });
    const { portion } = program.state;
    if (portion === null || !isServedOn(program, today))
      throw new ApiError(409, 'No portion is due today. Please look at your test again.');
    if (body.by === 'member' && !portion.isKnown)
      await program.append(tx, { type: 'portion.known' }, today, `known ${program.drawn}`);
    const name = context.foods.byId.get(program.start.foodId)?.name ?? program.start.foodId;
    const food = nameInSentence(name);
    const dish = dishName(program.drawn - 1);
    const { portionG: grams } = portion;
    const text =
      grams > 0
        ? `Mix ${gramsWord(grams)} of ${food} into the one serving of ${dish} that’s for the test, so that it can’t be seen or tasted. Nobody else eats from it.`
        : `${dish} holds no ${food}. Prepare it in the same way without it, so that nobody can tell.`;
    return { data: { dish, grams, food: name, text } };
  });
};
