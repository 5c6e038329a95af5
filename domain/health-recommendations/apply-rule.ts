import { type Answers, type Medication, no, yes } from '#domain/questionnaire/questionnaire.ts';
import type { PersonFacts } from '#domain/safety/person-facts.ts';
import { isAnswered, isIn } from '#domain/safety/situation-test.ts';
import type { Condition, Rule, Rulebook, UrgentKind, UrgentSign } from './rule.ts';
import { aloneKinds, urgentKinds } from './rule.ts';

/** What rules look at. */
export interface Facts extends Pick<PersonFacts, 'answers' | 'bmi'> {
  /** False: what they need is planned, so nothing leaves out groups of foods. */
  readonly mayHaveDeficit?: boolean;
  /** Null as long as the member has not said. */
  readonly medications: readonly Medication[] | null;
}

/** The answers a rule follows from, by question; and the medicines. */
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

/** Whether it is ruled out by what is known. Of a doctor's care only a Yes rules it out; else what is not known does too. */
const isRuledOut = ({ unless, kind }: Rule, answers: Answers): boolean =>
  Object.entries(unless).some(([name, keys]) => {
    const truth = isAnswered(answers, name, keys);
    return truth === true || (truth === null && kind !== 'care');
  });

/** Below it a grown-up is underweight, by the classes of the WHO. Of the young nothing is advised that needs it. */
const leastHealthyBmi = 18.5;

/** The option of `age` for those under 18. */
const young = 1;

/** Whether somebody may be told to eat less, to leave out or to burn more. */
function mayRestrict({ restricts, eliminates }: Rule, { answers, bmi, mayHaveDeficit }: Facts): boolean {
  if (!restricts && !eliminates) return true;
  if (eliminates && mayHaveDeficit === false) return false;
  if (isAnswered(answers, 'eating-disorder', [yes]) !== false) return false;
  if (answers.get('weight-loss') === yes || isAnswered(answers, 'age', [young]) === true) return false;
  if (bmi === null) return !eliminates;
  return bmi >= leastHealthyBmi;
}

/** Options of `age` that are grown up, and of `pregnancy` that are neither pregnant nor breastfeeding. */
const adultAges: readonly number[] = [2, 3, 4];
const notPregnant = 1;

/** Known to be an adult who is neither pregnant nor breastfeeding; what is open is not known. */
export const isPlainAdult = (answers: Answers): boolean =>
  adultAges.includes(answers.get('age') ?? 0) && answers.get('pregnancy') === notPregnant;

/** What was answered that a doctor should hear of; of each question the most urgent. */
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

/** Whether nothing else is to be shown beside them. */
export const standAlone = (signs: readonly Pick<UrgentSign, 'kind'>[]): boolean =>
  signs.some(({ kind }) => aloneKinds.includes(kind));

/** Whether there is any sign at all, of whomever. */
const hasSign = ({ urgent }: Pick<Rulebook, 'urgent'>, answers: Answers): boolean =>
  urgent.signs.some(({ name, keys, any }) => any.length === 0 && isAnswered(answers, name, keys) === true);

/** Those of the kinds that there are signs of, the most urgent first. */
export const urgentKindsOf = (signs: readonly { readonly kind: UrgentKind }[]): UrgentKind[] =>
  urgentKinds.filter((kind) => signs.some((sign) => sign.kind === kind));

/** The classes of medicines that the rule does not go with. */
export const classesAgainst = (
  { affects }: Rule,
  { interactions }: Pick<Rulebook, 'interactions'>,
): Set<string> => new Set(affects.flatMap((subject) => interactions.get(subject)?.classes ?? []));

/** Nobody knows what goes with a medicine that is not listed: no supplement, and nothing that any medicine speaks against. */
const isHeldBack = ({ kind, affects }: Rule, medications: readonly Medication[]): boolean =>
  (kind === 'supplement' || affects.length > 0) && medications.some(({ isUnlisted }) => isUnlisted);

/** What some medicine speaks against waits until the member has said what they take, or that they take nothing. */
function goesWithMedication(rule: Rule, { medications }: Facts, rulebook: Rulebook): boolean {
  if (medications === null) return rule.affects.length === 0;
  if (isHeldBack(rule, medications)) return false;
  const against = classesAgainst(rule, rulebook);
  return medications.every(({ classes }) => !classes.some((each) => against.has(each)));
}

/** A supplement needs more to be known: the age, that there is no pregnancy, and the medication. */
function mayBeShown(rule: Rule, facts: Facts, rulebook: Rulebook): boolean {
  if (rule.waits && hasSign(rulebook, facts.answers)) return false;
  if (!mayRestrict(rule, facts)) return false;
  if (rule.kind !== 'supplement') return rule.audience === 'all' || isPlainAdult(facts.answers);
  return isPlainAdult(facts.answers) && facts.medications !== null;
}

/** Whether the rule is for somebody with these answers, and because of which; null: it is not. */
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
