import type { OperationResponse } from '#contract/operations.ts';
import { allergenWord } from '#domain/allergen/allergen-text.ts';
import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { type Judgement, judge } from '#domain/dietary-profile/judge.ts';
import { dishOfFacts } from '#domain/dietary-profile/judged-dish.ts';
import { axisWord, wordOf } from '#domain/dietary-profile/judgement-text.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { eitherFoodIds } from '#domain/source-recipe/either-food.ts';
import { allergenFinding, dietFinding, type Finding, partsOfIds } from '#domain/source-recipe/known-parts.ts';
import { isUnknownFood } from '#domain/source-recipe/unknown-food.ts';
import type { LinePreview, OwnPreview } from '#server/context/recipe-reader.ts';
import type { Context, Handler } from '#server/context.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { findBindings } from '#server/queries/ingredient-bindings.ts';
import { findOwnText } from '#server/queries/own-recipes.ts';
import { allergenStatementResponse, fitResponse } from '#server/recipes/fit-response.ts';
import { editOfStored, readOwnRecipe } from '#server/recipes/own-recipe.ts';

type PreviewData = OperationResponse<'previewOwnRecipe'>['data'];

/** The verdicts that the line leaves unknown; those the member limits first. */
function leavesOpen(
  { foodIds }: LinePreview,
  { reasons }: Judgement,
  { verdicts }: OwnPreview,
  { byId }: Context['foods'],
): string[] {
  const isOfLine = (ids: readonly string[]) => ids.some((id) => foodIds.includes(id));
  const own = reasons.filter((reason) => reason.kind === 'unknown' && isOfLine(reason.foodIds)).map(wordOf);
  const axes = intolerances
    .filter((axis) => verdicts[axis].level === null && isOfLine(verdicts[axis].unknown))
    .map(axisWord);
  const isUnidentified = foodIds.some((id) => isUnknownFood({ id }) && eitherFoodIds(id).length === 0);
  const rest = isUnidentified ? ['allergens', 'diets'] : foodIds.flatMap((id) => openOfChoice(id, byId));
  return [...new Set([...own, ...axes, ...rest])];
}

/** How the possible foods of an ingredient differ: allergens by name, diets. */
function openOfChoice(id: string, byId: Context['foods']['byId']): string[] {
  const parts = partsOfIds([id], byId);
  if (parts.eithers.length === 0) return [];
  const isOpen = ({ answer, foodIds }: Finding) => answer === 'unknown' && foodIds.length > 0;
  return [
    ...allergens.flatMap(({ id: allergen, name }) =>
      isOpen(allergenFinding(parts, allergen)) ? allergenWord(name) : [],
    ),
    ...(diets.some((diet) => isOpen(dietFinding(parts, diet))) ? ['diets'] : []),
  ];
}

const kinds = { bound: 'bound', open: 'open', heading: 'heading', leftOut: 'left_out' } as const;

function previewOf(preview: OwnPreview, profile: DietaryProfile, foods: Context['foods']): PreviewData {
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
      leaves_open: leavesOpen(line, judgement, preview, foods),
    })),
    questions: [...questions],
    calories: facts.calories,
    ...(profile.hidesEnergy && { shows_energy: false }),
    allergen_statement: allergenStatementResponse(facts, profile, foods, recipe),
    fit: fitResponse(judgement),
  };
}

export const previewOwnRecipe: Handler<'previewOwnRecipe'> = async (
  context,
  { body, query, member: { userId } },
) => {
  const { db, foods, recipeReader } = context;
  const read = readOwnRecipe(body, null, foods);
  const ref = query?.recipe_id;
  const [bindings, stored] = await Promise.all([
    findBindings(db, userId),
    ref === undefined ? undefined : findOwnText(db, userId, ref),
  ]);
  const own = stored === undefined ? read : editOfStored(read, stored);
  const preview = await recipeReader.preview(own, bindings, userId);
  return { data: previewOf(preview, await findDietaryProfile(context, userId), foods) };
};
