import type { OperationResponse } from '#contract/operations.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { type Facts, standAlone } from '#domain/health-recommendations/apply-rule.ts';
import { type Recommendation, recommend, rulesForEater } from '#domain/health-recommendations/recommend.ts';
import type { Rule } from '#domain/health-recommendations/rule.ts';
import { withCautions } from '#domain/health-recommendations/with-cautions.ts';
import { conflictOf, type Open, openOf } from '#domain/health-recommendations/withheld.ts';
import { featuredCount } from '#domain/health-score/recommendations.ts';
import { formatList } from '#domain/message/format-list.ts';
import { answerInWords } from '#domain/questionnaire/answers.ts';
import { type Answers, questionsOf } from '#domain/questionnaire/questionnaire.ts';
import type { Context } from '#server/context.ts';
import { withBusyMessage } from '#server/health/busy-message.ts';
import { findDietaryProfile, findSafety } from '#server/health/dietary-profiles.ts';
import { evaluateHealth } from '#server/health/evaluate-health.ts';
import { readConsented } from '#server/health/health-consent.ts';
import { type HealthContent, healthContent } from '#server/health/health-content.ts';
import { safetyCards } from '#server/health/safety-cards.ts';
import { type UrgentHelp, urgentHelp } from '#server/health/urgent-help.ts';
import { findRecipesOfFoods } from '#server/queries/recipes-of-foods.ts';
import { fitOfRow } from '#server/recipes/fit-response.ts';
import { recipePicture } from '#server/recipes/recipe-picture.ts';
import { cleanHtml } from '#server/security/clean-html.ts';

type RecommendationsData = OperationResponse<'listRecommendations'>['data'];
type Item = RecommendationsData['allrecs'][number];
type Detail = RecommendationsData['rec_details'][string];
type Found = Awaited<ReturnType<typeof findRecipesOfFoods>>;

const shownRecipes = 3;

function itemOf({ rule: { id, label, category, dose, how } }: Recommendation): Item {
  return {
    recommendation_id: id,
    label,
    category,
    dose_amount: dose?.amount ?? null,
    dose_units: dose?.units ?? null,
    dose_interval: dose?.interval ?? null,
    how: cleanHtml(how),
  };
}

function becauseOf({ because }: Recommendation, { questionnaire }: HealthContent, answers: Answers) {
  const questions = questionnaire.categories.flatMap(questionsOf);
  const answered = because.questions.flatMap((name) => {
    const question = questions.find((each) => each.name === name);
    const answer = question === undefined ? null : answerInWords(question, answers);
    return question === undefined || answer === null ? [] : [{ prompt: question.formPrompt, answer }];
  });
  return [...answered, ...because.medications.map((answer) => ({ prompt: 'Medication', answer }))];
}

function recipesOf(
  { foods }: Recommendation,
  found: Found,
  profile: DietaryProfile,
  table: Context['foods'],
): Detail['recipes'] {
  const ids = new Set(foods.map(({ id }) => id));
  return found
    .filter((recipe) => recipe.food_ids.some((id) => ids.has(id)))
    .slice(0, shownRecipes)
    .map((row) => ({
      id: row.id,
      title: row.title,
      image: recipePicture(row),
      fit: fitOfRow(row, profile, table),
    }));
}

/** Undefined without an upper level: then the dose is the recommended amount, not a limit. */
function limitOf({ rule }: Recommendation, { rulebook }: HealthContent): Detail['limit'] {
  const { amount = null, units = '', source = '' } = rulebook.limits.get(rule.nutrient ?? '') ?? {};
  return amount === null ? null : { amount, units, source };
}

/** The questions to answer first, as a sentence. */
function openSentence({ questions, isMedicine }: Open, { questionnaire }: HealthContent): string {
  const allQuestions = questionnaire.categories.flatMap(questionsOf);
  const names = questions.flatMap(
    (name) => allQuestions.find((each) => each.name === name)?.formPrompt ?? [],
  );
  const answered = names.length === 0 ? [] : [`answered ${formatList(names.map((name) => `“${name}”`))}`];
  const missing = isMedicine ? ['said which medicines you take, or that you take none'] : [];
  return `We can offer it once you have ${[...answered, ...missing].join(', and ')}.`;
}

function leftOut(
  content: HealthContent,
  facts: Facts,
  rules: readonly Rule[],
): NonNullable<RecommendationsData['left_out']> {
  const { rulebook } = content;
  return rules.flatMap((rule) => {
    const conflict = conflictOf(rule, facts, rulebook);
    const open = conflict === null ? openOf(rule, facts, rulebook) : null;
    const shared = { recommendation_id: rule.id, label: rule.label };
    if (open !== null)
      return [{ ...shared, medications: [], why: openSentence(open, content), evidence: [] }];
    if (conflict === null) return [];
    const { medications, interaction } = conflict;
    return [
      {
        ...shared,
        medications: [...medications],
        why: interaction.why,
        evidence: interaction.evidence.map((source) => ({ ...source })),
      },
    ];
  });
}

/** A member with urgent signs sees the help and nothing else. */
const nothingBeside = (urgent_help: UrgentHelp): RecommendationsData => ({
  recommendations: [],
  allrecs: [],
  allcats: [],
  rec_urls: {},
  rec_details: {},
  urgent_help,
  left_out: [],
});

export const listRecommendations = withBusyMessage<'listRecommendations'>(async (context, { member }) => {
  const { db, foods } = context;
  const [content, stored, saved] = await Promise.all([
    healthContent(context),
    readConsented(context, db, member.userId),
    findDietaryProfile(context, member.userId),
  ]);
  const { facts: known, score, signs } = await evaluateHealth(context, db, member.userId, content, stored);
  if (standAlone(signs)) return { data: nothingBeside(urgentHelp(content, signs)) };
  const safety = await findSafety(context, member.userId);
  const cards = safetyCards(safety);
  const facts = { ...known, mayHaveDeficit: safety.energy.mayHaveDeficit, asked: safety.asked };
  const careful = withCautions(saved, facts, content.rulebook);
  const all = recommend(content.rulebook, facts, score, careful, foods);
  const foodIds = [...new Set(all.flatMap((each) => each.foods.map(({ id }) => id)))];
  const found = await findRecipesOfFoods(db, foodIds, careful);
  const items = [...cards, ...all.map(itemOf)];
  const details = all.map((each): [string, Detail] => [
    each.rule.id,
    {
      because: becauseOf(each, content, facts.answers),
      evidence: each.rule.evidence.map((source) => ({ ...source })),
      foods: each.foods.map(({ id, name }) => ({ food_id: id, name })),
      recipes: recipesOf(each, found, saved, foods),
      limit: limitOf(each, content),
    },
  ]);
  return {
    data: {
      recommendations: items.slice(0, featuredCount),
      allrecs: items,
      allcats: [...new Set(items.map(({ category }) => category))],
      rec_urls: Object.fromEntries([
        ...cards.map(({ recommendation_id: id }) => [id, '/account/safety-notes']),
        ...details.flatMap(([id, { recipes, evidence }]) => {
          const [recipe, source] = [recipes[0], evidence[0]];
          const url = recipe === undefined ? source?.url : `/recipes/${recipe.id}`;
          return url === undefined ? [] : [[id, url]];
        }),
      ]),
      rec_details: Object.fromEntries(details),
      urgent_help: urgentHelp(content, signs),
      left_out: leftOut(content, facts, rulesForEater(content.rulebook, careful, foods)),
    },
  };
});
