import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { hashToken, newPair } from '#server/security/tokens.ts';
import type { TestApp } from '#tests/server/app-under-test.ts';

const many = 1_000;

interface NewMember {
  readonly userId: string;
  readonly accessToken: string;
}

function newMember(): NewMember {
  const userId = randomUUID();
  return { userId, accessToken: newPair(userId).accessToken };
}

/** Adds a copy of the member's account and session for each new one. */
async function copyMember(db: Db, token: string, members: readonly NewMember[]): Promise<void> {
  const userIds = members.map(({ userId }) => userId);
  const hashes = members.map(({ accessToken }) => hashToken(accessToken));
  await sql`
    with source as (
      select u as account, s as session, t as generation
      from session_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
      where t.access_hash = ${hashToken(token)}
    ), named as (
      select user_id, gen_random_uuid() as session_id, hash
      from unnest(${userIds}::uuid[], ${hashes}::text[]) as member(user_id, hash)
    ), accounts as (
      insert into users select (jsonb_populate_record(account, jsonb_build_object(
        'id', user_id, 'email', hash || '@example.com', 'email_key', hash || '@example.com', 'referral_code', null
      ))).* from named, source returning 1
    ), opened as (
      insert into sessions select (jsonb_populate_record(session, jsonb_build_object(
        'id', session_id, 'user_id', user_id
      ))).* from named, source returning 1
    )
    insert into session_tokens select (jsonb_populate_record(generation, jsonb_build_object(
      'user_id', user_id, 'session_id', session_id, 'access_hash', hash, 'refresh_hash', 'refresh ' || hash
    ))).* from named, source`.execute(db);
}

/** A third of them have a favorite among the recipes, each of which is one's. */
async function addFavorites(db: Db, recipeIds: readonly number[]): Promise<void> {
  await sql`
    insert into favorites (user_id, recipe_id, created_at)
    select id, (${recipeIds}::int[])[1 + (nth / 3) % ${recipeIds.length}::int], now()
    from (select id, row_number() over (order by id) as nth from users) as numbered where nth % 3 = 0
    on conflict do nothing`.execute(db);
}

/** Access tokens of this many members, the first of whom is new and the model of the others. */
export async function benchMembers(
  app: TestApp,
  count: number,
  recipeIds: readonly number[],
): Promise<readonly string[]> {
  const { token } = await app.member();
  const tokens = [token];
  while (tokens.length < count) {
    const more = Array.from({ length: Math.min(many, count - tokens.length) }, newMember);
    await copyMember(app.db, token, more);
    tokens.push(...more.map(({ accessToken }) => accessToken));
  }
  if (count > 1) await addFavorites(app.db, recipeIds);
  return tokens;
}
