import type { OperationResponse } from '#contract/operations.ts';
import type { Food } from '#domain/food/food.ts';
import { type Intolerance, intoleranceNames, intolerances } from '#domain/intolerance/intolerances.ts';
import { alsoRichIn, canTestFood, challengeFoods, gramsFor } from '#domain/triggers/challenge-foods.ts';
import {
  axisTests,
  type CountedSubstance,
  countedSubstances,
  singleFood,
  type TestedSubstance,
} from '#domain/triggers/doses.ts';
import { mayTest } from '#domain/triggers/may-test.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import type { ScreeningQuestion } from '#domain/triggers/screening.ts';
import { substanceTitle } from '#domain/triggers/substance-names.ts';
import type { Handler } from '#server/context.ts';
import { findPerson } from '#server/triggers/advance.ts';
import { gramsWord } from '#server/triggers/trigger-response.ts';

type Choices = OperationResponse<'getTriggerChoices'>['data'];

const closing = ['severeReaction', 'kidneyStones', 'celiacOpen'] as const;
const maxFoods = 20;

function choiceOf(substance: TestedSubstance, food: Food): Choices['foods'][number] {
  const grams = gramsFor(substance, food, Math.max(...protocol.rungs)) ?? 0;
  return {
    id: food.id,
    name: food.name,
    highest: gramsWord(grams),
    also_rich_in: alsoRichIn(food, grams).map((axis) => intoleranceNames[axis]),
    closed_by: closing.filter((it) => !mayTest({ kind: 'cleared', closes: [it] }, substance, food)),
  };
}

const axisOf = (substance: CountedSubstance): Intolerance => (substance === 'oxalate' ? 'oxalate' : 'fodmap');

export const getTriggerChoices: Handler<'getTriggerChoices'> = async (context, { member: { userId } }) => {
  const person = await findPerson(context, userId);
  const { offered, isUnderweight, isBodyUnknown, isWithheld } = person.known;
  const { foods } = context.foods;
  return {
    data: {
      known_yes: Object.keys(offered) as ScreeningQuestion[],
      is_underweight: isUnderweight,
      is_body_unknown: isBodyUnknown,
      is_withheld: isWithheld,
      axes: intolerances.map((axis) => {
        const test = axisTests[axis];
        return { axis, name: intoleranceNames[axis], why_closed: test.isOpen ? null : test.why };
      }),
      substances: countedSubstances.map((substance) => ({
        substance,
        axis: axisOf(substance),
        name: substanceTitle(substance, ''),
        foods: challengeFoods(substance, foods, person)
          .slice(0, maxFoods)
          .map(({ food }) => choiceOf(substance, food)),
      })),
      foods: foods
        .filter((food) => canTestFood(food, person))
        .map((food) => choiceOf(singleFood(food), food)),
    },
  };
};
