import { type Selectable, sql } from 'kysely';
import type { MetaValue } from '#domain/account/metas.ts';
import type { Db } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared-queries.ts';
import type { UsersTable } from '#server/db/tables/users.ts';
import type { EncryptedAnswers } from './health.ts';
import { type AdultColumns, type Membership, membershipOf } from './households.ts';
import type { EncryptedLimit, EncryptedProgram } from './trigger-tests.ts';

export type MeasuredUser = Pick<Selectable<UsersTable>, 'date_of_birth' | 'gender' | 'weight' | 'height'>;

/** What the pages of a member depend on. */
export interface MemberRows {
  readonly user: MeasuredUser;
  readonly metas: ReadonlyMap<string, MetaValue>;
  /** Has agreed to the current text about health answers, or to an earlier one. */
  readonly hasHealthConsent: boolean;
  readonly answers: readonly EncryptedAnswers[];
  readonly limits: readonly EncryptedLimit[];
  /** The test that runs; null without one. */
  readonly openProgram: EncryptedProgram | null;
  readonly place: Membership | null;
  readonly hasOwnRecipes: boolean;
  readonly hasNotes: boolean;
}

interface Row extends MeasuredUser, AdultColumns {
  readonly metas: readonly (readonly [string, MetaValue])[] | null;
  readonly has_consent: boolean;
  readonly answers: readonly EncryptedAnswers[] | null;
  readonly limits: readonly EncryptedLimit[] | null;
  readonly open_program: EncryptedProgram | null;
  readonly has_recipes: boolean;
  readonly has_notes: boolean;
}

const memberRows = prepared((db, { userId }: { readonly userId: string }) =>
  sql<Row>`
    select users.date_of_birth, users.gender, users.weight, users.height,
      adult.id, adult.household_id, adult.role, adult.shares_food, adult.shares_energy, adult.joined_at,
      adult.plans_for_all, adult.shares_plan,
      (select json_agg(json_build_array(name, value)) from user_metas where user_id = users.id) as metas,
      exists (
        select from consents where user_id = users.id and consent = 'health' and withdrawn_at is null
      ) as has_consent,
      (
        select json_agg(json_build_object('category', category, 'encrypted', encrypted))
        from health_answers where user_id = users.id
      ) as answers,
      (
        select json_agg(json_build_object('id', id, 'encrypted', encrypted) order by id)
        from trigger_limits where user_id = users.id
      ) as limits,
      (
        select json_build_object(
          'id', id, 'is_open', is_open, 'encrypted', encrypted, 'encrypted_low', encrypted_low
        ) from trigger_programs where user_id = users.id and is_open
      ) as open_program,
      exists (select from recipes where owner_id = users.id) as has_recipes,
      exists (select from recipe_notes where user_id = users.id) as has_notes
    from users left join household_adults adult on adult.user_id = users.id
    where users.id = ${userId}`.compile(db),
);

/** In one query, as each costs a round trip; undefined for an unknown member. */
export async function findMemberRows(db: Db, userId: string): Promise<MemberRows | undefined> {
  const [row] = await memberRows(db, { userId });
  return (
    row && {
      user: row,
      metas: new Map(row.metas),
      hasHealthConsent: row.has_consent,
      answers: row.answers ?? [],
      limits: row.limits ?? [],
      openProgram: row.open_program,
      place: membershipOf(row),
      hasOwnRecipes: row.has_recipes,
      hasNotes: row.has_notes,
    }
  );
}
