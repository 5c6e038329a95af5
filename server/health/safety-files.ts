import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { rawIdsOf, rawKinds } from '#domain/recipe/raw-foods.ts';
import {
  type EnergyBound,
  type NutrientBound,
  type SafetyRule,
  type Situation,
  type SituationTest,
  safetyEffects,
} from '#domain/safety/safety-rule.ts';
import { ContentFile, type Part } from './content-file.ts';
import { among, type KnownNames, readAnswer } from './known-names.ts';
import { UniqueIds } from './questionnaire-file.ts';
import { readDirections } from './read-directions.ts';
import { foodFields, readFoods } from './safety-foods.ts';

const ruleFields = [
  'id',
  'title',
  'effect',
  'why',
  'source',
  'choice',
  'unless_takes',
  'unless_in',
  ...foodFields,
  'words',
  'raw',
  'allergens',
  'bound',
  'more',
  'less',
  'even',
  'energy',
  'diet',
  'not_diets',
  'ask',
];
const bodyTests = [
  'age_under',
  'age_from',
  'unless_age_under',
  'bmi_under',
  'body_unclear',
  'unless_male',
  'open',
  'takes',
];
const allergenIds = allergens.map(({ id }) => id);

const classesOf = (part: Part | undefined, known: KnownNames): readonly string[] =>
  (part?.listOrNone() ?? []).map((each) =>
    among(each, 'class of medicines', (given) => known.classes.has(given)),
  );

/** Reads conditions on answers, age, sex, weight and medicines. */
export function readSituationTest(part: Part, known: KnownNames): SituationTest {
  const entries = new Map(part.entries());
  if (entries.size === 0) part.report('a test asks for something');
  const amount = (name: string) => entries.get(name)?.amount() ?? null;
  const answerTests = [...entries].filter(([name]) => !bodyTests.includes(name));
  return {
    answers: Object.fromEntries(answerTests.map(([name, keys]) => [name, readAnswer(name, keys, known)])),
    ageUnder: amount('age_under'),
    ageFrom: amount('age_from'),
    unlessAgeUnder: amount('unless_age_under'),
    bmiUnder: amount('bmi_under'),
    bodyUnclear: entries.get('body_unclear')?.truth() ?? false,
    unlessMale: entries.get('unless_male')?.truth() ?? false,
    open: (entries.get('open')?.listOrNone() ?? []).map((each) =>
      among(each, 'question', (given) => known.questions.has(given)),
    ),
    takes: classesOf(entries.get('takes'), known),
  };
}

function readBound(part: Part): NutrientBound | null {
  if (!part.isThere) return null;
  const field = part.fields(['nutrient', 'most', 'unit']);
  return {
    nutrient: field('nutrient').slug(),
    most: field('most').isThere ? field('most').amount() : null,
    unit: field('unit').textOrNull(),
  };
}

function readEnergy(part: Part): EnergyBound | null {
  if (!part.isThere) return null;
  const field = part.fields(['extra', 'floor', 'shows_numbers', 'may_plan']);
  const truth = (name: string) => !field(name).isThere || field(name).truth();
  return {
    extra: field('extra').whole(0, 1_000),
    floor: field('floor').isThere ? field('floor').whole(1_200, 3_000) : null,
    showsNumbers: truth('shows_numbers'),
    mayPlan: truth('may_plan'),
  };
}

/** A rule with an effect names what it affects, and nothing else. */
function checkEffect(part: Part, rule: SafetyRule): void {
  const has = {
    'leave-out': rule.foods.length + rule.words.length + rule.raw.length + rule.allergens.length > 0,
    limit: rule.bound !== null,
    steady: rule.bound !== null,
    energy: rule.energy !== null,
    diet: rule.diet !== null,
    ask: rule.ask !== null,
    tell: true,
  };
  if (!has[rule.effect]) part.report(`a rule of the effect "${rule.effect}" says what it works on`);
  const isLeavingOut = has['leave-out'];
  if (isLeavingOut && rule.effect !== 'leave-out') part.report('only "leave-out" names foods');
  if (rule.energy !== null && rule.choice !== 'always') part.report('energy is never switched off');
}

/** Names without a food in the table; a food that gets such a name later is matched. */
const foodsNamed = (words: readonly string[], { named }: KnownNames): readonly string[] =>
  words.flatMap((word) => named(word).map(({ id }) => id));

function readRule(part: Part, known: KnownNames, taken: UniqueIds): SafetyRule {
  const field = part.fields(ruleFields);
  const id = field('id').slug();
  taken.claim(field('id'), 'id', id);
  const words = field('words')
    .listOrNone()
    .map((each) => each.text());
  const raw = field('raw')
    .listOrNone()
    .map((each) => each.oneOf(rawKinds));
  const rule: SafetyRule = {
    id,
    title: field('title').text(),
    effect: field('effect').oneOf(safetyEffects),
    why: field('why').text(),
    source: field('source').text(),
    choice: field('choice').oneOf(['always', 'member'] as const),
    unlessTakes: classesOf(field('unless_takes'), known),
    unlessIn: field('unless_in')
      .listOrNone()
      .map((each) => among(each, 'situation above this one', (given) => taken.has('situation', given))),
    foods: [...new Set([...readFoods(field, known), ...foodsNamed(words, known)])],
    words,
    raw,
    rawFoods: rawIdsOf(known.foods, raw),
    allergens: field('allergens')
      .listOrNone()
      .map((each) => each.oneOf(allergenIds)),
    bound: readBound(field('bound')),
    directions: readDirections(field),
    energy: readEnergy(field('energy')),
    diet: field('diet').isThere ? field('diet').oneOf(diets) : null,
    notDiets: field('not_diets')
      .listOrNone()
      .map((each) => each.oneOf(diets)),
    ask: field('ask').textOrNull(),
  };
  if (!rule.why.endsWith('.')) field('why').report('why is a sentence');
  checkEffect(part, rule);
  return rule;
}

/** All situations from the texts of content/safety. Throws ContentError with file and line of the problems. */
export function readSituations(files: ReadonlyMap<string, string>, known: KnownNames): readonly Situation[] {
  const taken = new UniqueIds();
  return [...files].flatMap(([name, text]) => {
    const file = new ContentFile(name, text);
    const situations = file.root.list().map((part): Situation => {
      const field = part.fields(['id', 'name', 'any', 'no_score', 'rules']);
      const id = field('id').slug();
      taken.claim(field('id'), 'situation', id);
      return {
        id,
        name: field('name').text(),
        any: field('any')
          .list()
          .map((each) => readSituationTest(each, known)),
        noScore: field('no_score').textOrNull(),
        rules: field('rules')
          .list()
          .map((each) => readRule(each, known, taken)),
      };
    });
    file.finish();
    return situations;
  });
}
