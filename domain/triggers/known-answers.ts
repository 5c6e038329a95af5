import type { Facts } from '#domain/health-recommendations/apply-rule.ts';
import type { Rulebook } from '#domain/health-recommendations/rule.ts';
import type { PersonFacts } from '#domain/safety/person-facts.ts';
import { isAnswered } from '#domain/safety/situation-test.ts';
import { protocol } from './protocol.ts';
import { type KnownAnswers, type ScreeningQuestion, screeningQuestions } from './screening.ts';
import { isTrialWithheld } from './trial-advice.ts';

const anyAnswered = (facts: PersonFacts, names: readonly string[], keys: readonly number[]): boolean =>
  names.some((name) => isAnswered(facts.answers, name, keys) === true);

const takes = ({ medications }: PersonFacts, name: string): boolean =>
  (medications ?? []).some(({ classes }) => classes.includes(name));

/** What the account and the health questionnaire already say. The member sees these answers and confirms them. */
export function offeredAnswers(facts: PersonFacts): Partial<Record<ScreeningQuestion, true>> {
  const says: Partial<Record<ScreeningQuestion, boolean>> = {
    minor: facts.age !== null && facts.age.from < 18,
    pregnant: anyAnswered(facts, ['pregnancy'], [2, 3, 4]),
    weightLoss: anyAnswered(facts, ['weight-loss'], [1]),
    eatingDisorder: anyAnswered(facts, ['eating-disorder'], [1]),
    lowersSugar: takes(facts, 'sugar-lowering') || anyAnswered(facts, ['type-1-diabetes'], [1]),
    kidneyDisease: anyAnswered(facts, ['kidney-disease', 'dialysis'], [1]),
    bowelIllness: anyAnswered(facts, ['bowel-inflammation', 'coeliac-disease', 'stomach-surgery'], [1]),
    seriousIllness: anyAnswered(
      facts,
      ['heart-failure', 'liver-disease', 'phenylketonuria', 'cancer-treatment'],
      [1],
    ),
    warningSigns: anyAnswered(facts, ['blood-in-stool', 'trouble-swallowing', 'lasting-vomiting'], [1]),
    fructoseIntolerance: anyAnswered(facts, ['fructose-intolerance'], [1]),
    severeReaction: anyAnswered(facts, ['swelling-or-breath', 'food-allergy'], [1]),
    kidneyStones: anyAnswered(facts, ['kidney-stones'], [1]),
  };
  const offered: Partial<Record<ScreeningQuestion, true>> = {};
  for (const { id } of screeningQuestions) if (says[id] === true) offered[id] = true;
  return offered;
}

export const knownAnswers = (facts: PersonFacts & Facts, rulebook: Rulebook): KnownAnswers => ({
  offered: offeredAnswers(facts),
  isUnderweight: facts.bmi !== null && facts.bmi < protocol.lowestBmi,
  isBodyUnknown: facts.bmi === null,
  isWithheld: isTrialWithheld(facts, rulebook),
});
