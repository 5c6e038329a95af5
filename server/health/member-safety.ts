import { utcDay } from '#domain/calendar/real-date.ts';
import type { SafetyConstraint } from '#domain/dietary-profile/dietary-profile.ts';
import { withAge } from '#domain/health-recommendations/age-band.ts';
import { cautionConstraints } from '#domain/health-recommendations/with-cautions.ts';
import {
  allBounds,
  asConstraints,
  asPlanBounds,
  type MedicineBound,
} from '#domain/medicines/medicine-safety.ts';
import { readAnswers, takenMedications } from '#domain/questionnaire/answers.ts';
import type { Medication, StoredAnswers } from '#domain/questionnaire/questionnaire.ts';
import { withImplied } from '#domain/safety/implied-answers.ts';
import { type PersonFacts, personFacts } from '#domain/safety/person-facts.ts';
import { type Safety, safetyOf } from '#domain/safety/safety-of.ts';
import type { Db } from '#server/db/connect.ts';
import { unauthorized } from '#server/errors.ts';
import type { MeasuredUser } from '#server/queries/member-rows.ts';
import { findUser } from '#server/queries/users.ts';
import { readSwitchedOff } from './encrypted-answers.ts';
import type { HealthContent } from './health-content.ts';
import { myMedicines } from './my-medicines.ts';

/** The facts about a member that rules read; the answers include the age from the account. */
export interface MemberFacts extends PersonFacts {
  readonly medications: readonly Medication[] | null;
}

/** A member with everything that affects their safety. */
export interface MemberSafety extends Safety {
  readonly facts: MemberFacts;
  /** Constraints that follow from medicines. */
  readonly medicines: readonly SafetyConstraint[];
  /** Limits that medicines set for a plan as a whole. */
  readonly planBounds: readonly MedicineBound[];
  /** The same, and those that the member hasn't agreed to: of what nobody needs to eat, like a test portion. */
  readonly allBounds: readonly MedicineBound[];
}

const factsOfUser = (
  now: Date,
  { date_of_birth: dateOfBirth, gender, weight, height }: MeasuredUser,
  { questionnaire }: Pick<HealthContent, 'questionnaire'>,
  stored: StoredAnswers,
): MemberFacts => {
  const answers = withImplied(readAnswers(questionnaire, stored));
  const medications = takenMedications(questionnaire, stored);
  const facts = personFacts({ dateOfBirth, gender, weight, height }, answers, medications, utcDay(now));
  return { ...facts, answers: withAge(answers, dateOfBirth, now), medications };
};

export async function factsOf(
  now: Date,
  db: Db,
  userId: string,
  content: Pick<HealthContent, 'questionnaire'>,
  stored: StoredAnswers,
): Promise<MemberFacts> {
  const user = await findUser(db, userId);
  if (user === undefined) throw unauthorized();
  return factsOfUser(now, user, content, stored);
}

export function memberSafetyOf(
  now: Date,
  user: MeasuredUser,
  content: HealthContent,
  stored: StoredAnswers,
): MemberSafety {
  const facts = factsOfUser(now, user, content, stored);
  const mine = myMedicines(content, stored);
  return {
    ...safetyOf(content.situations, facts, readSwitchedOff(stored)),
    facts,
    medicines: [
      ...cautionConstraints(content.rulebook.cautions, facts),
      ...asConstraints(mine.taken, mine.agreements),
    ],
    planBounds: asPlanBounds(mine.taken, mine.agreements),
    allBounds: allBounds(mine.taken),
  };
}
