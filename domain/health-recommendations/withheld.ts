import { type Answers, no } from '#domain/questionnaire/questionnaire.ts';
import { isAnswered } from '#domain/safety/situation-test.ts';
import { applyRule, type Facts, leavesOutInClinic } from './apply-rule.ts';
import type { Interaction, Rule, Rulebook } from './rule.ts';

/** The medicines that a rule conflicts with. */
export interface Conflict {
  readonly medications: readonly string[];
  readonly interaction: Interaction;
}

/** The conflict, if the rule would apply without the member's medicines; else null. */
export function conflictOf(rule: Rule, facts: Facts, rulebook: Rulebook): Conflict | null {
  const { medications } = facts;
  if (medications === null || applyRule(rule, { ...facts, medications: [] }, rulebook) === null) return null;
  const unlisted = medications.filter(({ isUnlisted }) => isUnlisted);
  for (const subject of rule.affects) {
    const interaction = rulebook.interactions.get(subject);
    const against = medications.filter(({ classes }) =>
      classes.some((each) => interaction?.classes.includes(each)),
    );
    if (against.length === 0) against.push(...unlisted);
    if (interaction !== undefined && against.length > 0)
      return { medications: against.map(({ name }) => name), interaction };
  }
  return null;
}

/** Answers required before a rule can be recommended. */
export interface Open {
  /** Names of questions that are open or answered with `not known`. */
  readonly questions: readonly string[];
  readonly isMedicine: boolean;
}

const singleAnswers = [1, no];
const isOpen = (answers: Answers, name: string) => isAnswered(answers, name, singleAnswers) === null;

/**
 * The open answers, if the rule would apply with No to each; else null. Restrictive rules aren't mentioned to people
 * they may harm.
 */
export function openOf(rule: Rule, facts: Facts, rulebook: Rulebook): Open | null {
  if (applyRule(rule, facts, rulebook) !== null) return null;
  const { answers, medications } = facts;
  const conditions = [
    ...Object.keys(rule.unless),
    ...(rule.eliminates ? leavesOutInClinic : []),
    ...rule.needsNo,
    ...rule.needsKnown,
  ];
  const questions = [...new Set(conditions)].filter((name) => isOpen(answers, name));
  if ((rule.restricts || rule.eliminates) && questions.includes('eating-disorder')) return null;
  const assumed = new Map([...answers, ...questions.map((name) => [name, no] as const)]);
  const isMedicine = medications === null && (rule.affects.length > 0 || rule.kind === 'supplement');
  const other = { ...facts, answers: assumed, medications: medications ?? [] };
  if ((questions.length === 0 && !isMedicine) || applyRule(rule, other, rulebook) === null) return null;
  return { questions, isMedicine };
}
