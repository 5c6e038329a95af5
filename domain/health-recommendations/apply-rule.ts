import { type Answers, type Medication, no, unknown, yes } from '#domain/questionnaire/questionnaire.ts';
import {
  type Directions,
  joinedDirections,
  noDirections,
  opposedBy,
} from '#domain/safety/opposite-advice.ts';
import type { PersonFacts } from '#domain/safety/person-facts.ts';
import { isAnswered, isIn } from '#domain/safety/situation-test.ts';
import type { Condition, Rule, Rulebook, UrgentKind, UrgentSign } from './rule.ts';
import { aloneKinds, urgentKinds } from './rule.ts';

/** Facts about the person that rules depend on. */
export interface Facts extends PersonFacts {
  /** False if plans cover their energy need; then no recommendation eliminates food groups. */
  readonly mayHaveDeficit?: boolean;
  /** What their safety notes ask for; a recommendation of the opposite is withheld. */
  readonly asked?: Directions;
  /** Null until the member has answered. */
  readonly medications: readonly Medication[] | null;
}

/** Answers and medicines that a rule is based on. */
export interface Because {
  readonly questions: readonly string[];
  readonly medications: readonly string[];
}

const holds = (answers: Answers, [name, keys]: readonly [string, readonly number[]]): boolean => {
  const answer = answers.get(name);
  return answer !== undefined && keys.includes(answer);
};
export const all = (answers: Answers, condition: Condition) =>
  Object.entries(condition).every((each) => holds(answers, each));

/** Whether a rule is ruled out. A doctor's care rules it out only by a Yes; other conditions also when unknown. */
const isRuledOut = ({ unless, kind }: Rule, answers: Answers): boolean =>
  Object.entries(unless).some(([name, keys]) => {
    const truth = isAnswered(answers, name, keys);
    return truth === true || (truth === null && kind !== 'care');
  });

/** Below it an adult is underweight (WHO classes). Recommendations that need it are never given to under-18s. */
const minHealthyBmi = 18.5;

/** The option of `age` for those under 18. */
const young = 1;

/**
 * With these, groups of food are left out by a clinic alone, as too little to eat threatens: AGA Clinical Practice Update
 * (2022), BOMSS (2020), European PKU guideline (2017), GeneReviews on hereditary fructose intolerance.
 */
export const leavesOutInClinic: readonly string[] = [
  'bowel-inflammation',
  'stomach-surgery',
  'phenylketonuria',
  'fructose-intolerance',
];

/** Whether recommendations to eat less, eliminate foods or burn more may be given. */
function mayRestrict({ restricts, eliminates }: Rule, { answers, bmi, mayHaveDeficit }: Facts): boolean {
  if (!restricts && !eliminates) return true;
  if (eliminates && mayHaveDeficit === false) return false;
  if (eliminates && leavesOutInClinic.some((name) => isAnswered(answers, name, [yes]) !== false))
    return false;
  if (isAnswered(answers, 'eating-disorder', [yes]) !== false) return false;
  if (isAnswered(answers, 'weight-loss', [yes, unknown]) === true) return false;
  if (isAnswered(answers, 'age', [young]) === true) return false;
  if (bmi === null) return !eliminates;
  return bmi >= minHealthyBmi;
}

/** Options of `age` for adults, and of `pregnancy` for neither pregnant nor breastfeeding. */
const adultAges: readonly number[] = [2, 3, 4];
const notPregnant = 1;

/** Known to be an adult, not pregnant and not breastfeeding; open answers count as unknown. */
export const isPlainAdult = (answers: Answers): boolean =>
  adultAges.includes(answers.get('age') ?? 0) && answers.get('pregnancy') === notPregnant;

/** Answers that need a doctor, the most urgent one of each question. */
export function urgentSigns({ urgent }: Pick<Rulebook, 'urgent'>, facts: PersonFacts): UrgentSign[] {
  const found = urgent.signs.filter(
    ({ name, keys, any }) =>
      isAnswered(facts.answers, name, keys) === true && (any.length === 0 || isIn(any, facts) === true),
  );
  const rank = ({ kind }: UrgentSign) => urgentKinds.indexOf(kind);
  return [...Map.groupBy(found, ({ name }) => name).values()].flatMap(
    (signs) => signs.toSorted((a, b) => rank(a) - rank(b))[0] ?? [],
  );
}

/** Whether they replace everything else on the page. */
export const standAlone = (signs: readonly Pick<UrgentSign, 'kind'>[]): boolean =>
  signs.some(({ kind }) => aloneKinds.includes(kind));

/** Kinds with at least one sign, the most urgent first. */
export const urgentKindsOf = (signs: readonly { readonly kind: UrgentKind }[]): UrgentKind[] =>
  urgentKinds.filter((kind) => signs.some((sign) => sign.kind === kind));

/** Medicine classes that conflict with the rule. */
export const classesAgainst = (
  { affects }: Rule,
  { interactions }: Pick<Rulebook, 'interactions'>,
): Set<string> => new Set(affects.flatMap((subject) => interactions.get(subject)?.classes ?? []));

/**
 * Interactions of an unlisted medicine are unknown: excludes supplements and every rule that any medicine conflicts
 * with.
 */
const isWithheld = ({ kind, affects }: Rule, medications: readonly Medication[]): boolean =>
  (kind === 'supplement' || affects.length > 0) && medications.some(({ isUnlisted }) => isUnlisted);

/** Rules that some medicine conflicts with require an answer about medicines, even if it is none. */
function goesWithMedication(rule: Rule, { medications }: Facts, rulebook: Rulebook): boolean {
  if (medications === null) return rule.affects.length === 0;
  if (isWithheld(rule, medications)) return false;
  const against = classesAgainst(rule, rulebook);
  return medications.every(({ classes }) => !classes.some((each) => against.has(each)));
}

/** Whether it is about what to eat or drink, which somebody else has to say for a person with trouble swallowing. */
const needsSwallowing = ({ kind, category }: Rule): boolean =>
  kind === 'food' || (kind === 'habit' && category === 'Eating');

/** What a recommendation wants more or less of, by the subjects that it affects. */
export const directionsOfRule = (
  { affects }: Rule,
  { interactions }: Pick<Rulebook, 'interactions'>,
): Directions => joinedDirections(affects.flatMap((subject) => interactions.get(subject)?.directions ?? []));

/** A supplement also requires age, no pregnancy and the medicines to be known. */
function mayBeShown(rule: Rule, facts: Facts, rulebook: Rulebook): boolean {
  if (rule.waits && urgentSigns(rulebook, facts).length > 0) return false;
  if (!mayRestrict(rule, facts)) return false;
  if (opposedBy(directionsOfRule(rule, rulebook), facts.asked ?? noDirections).length > 0) return false;
  const mayChoke = isAnswered(facts.answers, 'trouble-swallowing', [yes, unknown]) === true;
  if (mayChoke && needsSwallowing(rule)) return false;
  if (rule.kind !== 'supplement') return rule.audience === 'all' || isPlainAdult(facts.answers);
  return isPlainAdult(facts.answers) && facts.medications !== null;
}

/** The answers that make the rule apply; null if it doesn't. */
export function applyRule(rule: Rule, facts: Facts, rulebook: Rulebook): Because | null {
  const { answers, medications } = facts;
  const taken = (medications ?? []).filter(({ classes }) =>
    classes.some((each) => rule.takes.includes(each)),
  );
  const met = rule.any.filter((condition) => all(answers, condition));
  const isFor =
    all(answers, rule.when) &&
    (rule.any.length === 0 || met.length > 0) &&
    (rule.takes.length === 0 || taken.length > 0) &&
    !isRuledOut(rule, answers) &&
    rule.needsNo.every((name) => answers.get(name) === no) &&
    rule.needsKnown.every((name) => isAnswered(answers, name, [yes]) !== null) &&
    goesWithMedication(rule, facts, rulebook) &&
    mayBeShown(rule, facts, rulebook);
  if (!isFor) return null;
  return {
    questions: [...new Set([...Object.keys(rule.when), ...met.flatMap(Object.keys)])],
    medications: taken.map(({ name }) => name),
  };
}
