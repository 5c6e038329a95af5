import { standAlone, urgentSigns } from '#domain/health-recommendations/apply-rule.ts';
import type { UrgentSign } from '#domain/health-recommendations/rule.ts';
import type { Body } from '#domain/health-score/derived-grades.ts';
import { type HealthScore, healthScore } from '#domain/health-score/health-score.ts';
import type { StoredAnswers } from '#domain/questionnaire/questionnaire.ts';
import { isIn } from '#domain/safety/situation-test.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import type { HealthContent } from './health-content.ts';
import { factsOf, type MemberFacts } from './member-safety.ts';

/** What a member's answers result in. */
export interface Health {
  readonly facts: MemberFacts;
  readonly score: HealthScore;
  readonly signs: readonly UrgentSign[];
  /** Why no score is shown; null: it is shown. */
  readonly scoreWithheld: string | null;
}

const beforeHelp = 'Your score can wait. Please get help first.';

function withheld(
  { situations }: Pick<HealthContent, 'situations'>,
  facts: MemberFacts,
  signs: readonly UrgentSign[],
): string | null {
  if (standAlone(signs)) return beforeHelp;
  return (
    situations.find(({ any, noScore }) => noScore !== null && isIn(any, facts) === true)?.noScore ?? null
  );
}

const kilogramsOfPound = 0.453_592_37;
const centimetresOfInch = 2.54;

const bodyOf = ({ weightKg, heightCm, age }: MemberFacts): Body => ({
  weight: weightKg === null ? null : weightKg / kilogramsOfPound,
  height: heightCm === null ? null : heightCm / centimetresOfInch,
  isAdult: age === null ? null : age.to >= 18,
});

/** Computed from the stored answers, with age, weight and height from the profile. */
export async function evaluateHealth(
  { now }: Pick<Context, 'now'>,
  db: Db,
  userId: string,
  content: HealthContent,
  stored: StoredAnswers,
): Promise<Health> {
  const facts = await factsOf(now(), db, userId, content, stored);
  const signs = urgentSigns(content.rulebook, facts);
  return {
    facts,
    score: healthScore(content.questionnaire, facts.answers, bodyOf(facts)),
    signs,
    scoreWithheld: withheld(content, facts, signs),
  };
}
