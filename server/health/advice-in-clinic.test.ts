import { expect, test } from 'vitest';
import { applyRule, leavesOutInClinic } from '#domain/health-recommendations/apply-rule.ts';
import type { Rule } from '#domain/health-recommendations/rule.ts';
import { no, unknown, yes } from '#domain/questionnaire/questionnaire.ts';
import { unknownPerson } from '#domain/safety/person-facts.ts';
import { dietRefusal } from '#domain/safety/plan-target.ts';
import { safetyOf } from '#domain/safety/safety-of.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

const { rulebook, situations } = await healthContent({ foods: await loadFoods() });
const eliminating = rulebook.rules.filter(({ eliminates }) => eliminates);

const firstKeys = (condition: Rule['when']) =>
  Object.entries(condition).map(([name, keys]) => [name, keys[0] ?? yes] as const);

/** Whether somebody with these answers gets the advice, of whom nothing else speaks against it. */
function isShown(rule: Rule, more: Readonly<Record<string, number | undefined>>): boolean {
  const answers = new Map<string, number>([
    ...[...Object.keys(rule.unless), ...rule.needsKnown, ...leavesOutInClinic].map(
      (name) => [name, no] as const,
    ),
    ...[...firstKeys(rule.when), ...firstKeys(rule.any[0] ?? {})],
    ['age', 2],
    ['pregnancy', 1],
  ]);
  for (const [name, answer] of Object.entries(more))
    if (answer === undefined) answers.delete(name);
    else answers.set(name, answer);
  return applyRule(rule, { ...unknownPerson, answers, bmi: 22, medications: [] }, rulebook) !== null;
}

test.each(eliminating.map((rule) => [rule.id, rule] as const))(
  '%s is withheld with each illness in which a clinic leads it, with "not sure", and while it is open',
  (_, rule) => {
    expect(isShown(rule, {})).toBe(true);
    for (const name of leavesOutInClinic)
      for (const answer of [yes, unknown, undefined])
        expect(isShown(rule, { [name]: answer }), `${name} ${answer}`).toBe(false);
    for (const answer of [yes, unknown]) expect(isShown(rule, { 'weight-loss': answer })).toBe(false);
  },
);

test('after stomach surgery no ketogenic days are planned', () => {
  const refusal = (answer: number) => {
    const facts = { ...unknownPerson, answers: new Map([['stomach-surgery', answer]]) };
    return dietRefusal(safetyOf(situations, facts), ['Ketogenic']);
  };
  expect(refusal(yes)).toMatch(
    /^We don’t plan Ketogenic meals for you\. .* Ask your surgery team’s dietitian\.$/,
  );
  expect(refusal(no)).toBeNull();
});
