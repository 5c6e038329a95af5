import type { OperationAnswer } from '#contract/operations.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { type Judgement, judge } from '#domain/dietary-profile/judge.ts';
import { dishOfFacts } from '#domain/dietary-profile/judged-dish.ts';
import { axisWord, wordOf } from '#domain/dietary-profile/judgement-text.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { isUnknownFood } from '#domain/source-recipe/unknown-food.ts';
import type { LinePreview, OwnPreview } from '#server/context/recipe-reader.ts';
import type { Context, Handler } from '#server/context.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { findBindings } from '#server/queries/ingredient-bindings.ts';
import { allergenStatementResponse, fitResponse } from '#server/recipes/fit-response.ts';
import { readOwnRecipe } from '#server/recipes/own-recipe.ts';

type Answer = OperationAnswer<'previewOwnRecipe'>['data'];

/** The verdicts left open by the line; those the member limits first. */
function leavesOpen({ foodIds }: LinePreview, { reasons }: Judgement, { verdicts }: OwnPreview): string[] {
  const isOfLine = (ids: readonly string[]) => ids.some((id) => foodIds.includes(id));
  const own = reasons.filter((reason) => reason.kind === 'unknown' && isOfLine(reason.foodIds)).map(wordOf);
  const axes = intolerances
    .filter((axis) => verdicts[axis].level === null && isOfLine(verdicts[axis].unknown))
    .map(axisWord);
  const rest = foodIds.some((id) => isUnknownFood({ id })) ? ['allergens', 'diets'] : [];
  return [...new Set([...own, ...axes, ...rest])];
}

const kinds = { bound: 'bound', open: 'open', heading: 'heading', leftOut: 'left_out' } as const;

function answerOf(preview: OwnPreview, profile: DietaryProfile, foods: Context['foods']): Answer {
  const { lines, questions, facts, recipe } = preview;
  const judgement = judge(dishOfFacts(facts, foods.byId), profile);
  return {
    lines: lines.map((line) => ({
      text: line.text,
      kind: kinds[line.kind],
      foods: [...line.foods],
      grams: line.grams === null ? null : Math.round(line.grams * 100) / 100,
      is_chosen: line.isChosen,
      doubts: [...line.doubts],
      candidates: [...line.candidates],
      leaves_open: leavesOpen(line, judgement, preview),
    })),
    questions: [...questions],
    calories: facts.calories,
    ...(profile.hidesEnergy && { shows_energy: false }),
    allergen_statement: allergenStatementResponse(facts, profile, foods, recipe),
    fit: fitResponse(judgement),
  };
}

export const previewOwnRecipe: Handler<'previewOwnRecipe'> = async (context, { body, member }) => {
  const { db, foods, recipeReader } = context;
  const own = readOwnRecipe(body, null, foods);
  const bindings = await findBindings(db, member.userId);
  const preview = await recipeReader.preview(own, bindings, member.userId);
  return { data: answerOf(preview, await findDietaryProfile(context, member.userId), foods) };
};
