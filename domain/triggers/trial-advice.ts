import { applyRule, type Facts } from '#domain/health-recommendations/apply-rule.ts';
import type { Rule, Rulebook } from '#domain/health-recommendations/rule.ts';
import { no, unknown } from '#domain/questionnaire/questionnaire.ts';
import { isAnswered } from '#domain/safety/situation-test.ts';
import { protocol } from './protocol.ts';

const adult = 2;
const notPregnant = 1;

/** Answers that the screening asks for, too, with those that No there means. */
export const askedByScreening: Readonly<Record<string, number>> = {
  age: adult,
  pregnancy: notPregnant,
  'weight-loss': no,
  'eating-disorder': no,
  'kidney-disease': no,
  'heart-disease': no,
  'bowel-inflammation': no,
  'coeliac-disease': no,
  'stomach-surgery': no,
  phenylketonuria: no,
  'fructose-intolerance': no,
};

/** `food-allergy` closes the foods that it concerns, for which the screening asks by itself. */
const closesByItself = 'food-allergy';

/** The advice to leave out groups of food for a while, for whomever it is meant. */
const trialsOf = ({ rules }: Pick<Rulebook, 'rules'>): Rule[] =>
  rules
    .filter(({ eliminates }) => eliminates)
    .map(({ unless: { [closesByItself]: _, ...unless }, ...rule }) => ({
      ...rule,
      unless,
      when: {},
      any: [],
      takes: [],
    }));

/**
 * As if the screening were answered with No, which also says that the list of medicines is whole. `Not sure` stays what
 * it is.
 */
function assumed(facts: Facts): Facts {
  const open = Object.entries(askedByScreening).filter(
    ([name, key]) => facts.answers.get(name) !== unknown && isAnswered(facts.answers, name, [key]) === null,
  );
  return {
    ...facts,
    answers: new Map([...facts.answers, ...open]),
    bmi: facts.bmi ?? protocol.lowestBmi,
    medications: facts.medications ?? [],
  };
}

/**
 * Whether we keep advice to leave food out from this person: a test does the same, so it isn't for them either. The
 * screening asks for what is open here, and for weight and height.
 */
export function isTrialWithheld(facts: Facts, rulebook: Rulebook): boolean {
  const trials = trialsOf(rulebook);
  const known = assumed(facts);
  return trials.length === 0 || trials.some((rule) => applyRule(rule, known, rulebook) === null);
}
