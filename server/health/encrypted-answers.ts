import type { Pairs, StoredAnswers } from '#domain/questionnaire/questionnaire.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import {
  findEncryptedAnswers,
  findEncryptedScores,
  putEncryptedAnswers,
  putEncryptedScore,
} from '#server/queries/health.ts';

type Keys = Pick<Context, 'secrets' | 'log'>;

/** Sealed together with whose it is and what it is, so that it opens nowhere else. */
const seal = ({ secrets }: Keys, userId: string, what: string, value: unknown) =>
  secrets.encrypt(JSON.stringify([userId, what, value]));

/** Undefined for what was sealed with another key, changed, or moved from elsewhere. */
function unseal({ secrets, log }: Keys, userId: string, what: string, sealed: string): unknown {
  const text = secrets.decrypt(sealed);
  const parsed: unknown = text === null ? null : JSON.parse(text);
  const [whose, which, value]: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  if (whose === userId && which === what) return value;
  log.warn('health answers cannot be opened with the key of this server');
  return undefined;
}

const answersOf = (category: string) => `answers ${category}`;
const scoreOf = (day: string) => `score ${day}`;

/** Everything the member has submitted. What cannot be opened is as if it had never been. */
export async function readStored(context: Keys, db: Db, userId: string): Promise<StoredAnswers> {
  const rows = await findEncryptedAnswers(db, userId);
  const opened = rows.flatMap(({ category, sealed }) => {
    const pairs = unseal(context, userId, answersOf(category), sealed);
    return pairs === undefined ? [] : [[category, pairs as Pairs] as const];
  });
  return new Map(opened);
}

/** Notes of their own that the member switched off are kept, sealed, beside the answers they follow from. */
export const switchedOffCategory = 'safety-notes';

export const readSwitchedOff = (stored: StoredAnswers): ReadonlySet<string> =>
  new Set(Object.keys(stored.get(switchedOffCategory) ?? {}));

export async function writeStored(
  context: Keys & Pick<Context, 'now'>,
  db: Db,
  userId: string,
  { category, pairs }: { readonly category: string; readonly pairs: Pairs },
): Promise<void> {
  const sealed = seal(context, userId, answersOf(category), pairs);
  await putEncryptedAnswers(db, userId, { category, sealed }, context.now());
}

export interface ScoreDay {
  readonly day: string;
  readonly score: number;
}

/** As many days as a year and a month have. */
const mostDays = 400;

export async function readScores(context: Keys, db: Db, userId: string): Promise<readonly ScoreDay[]> {
  const rows = await findEncryptedScores(db, userId, mostDays);
  return rows.flatMap(({ day, sealed }) => {
    const score = unseal(context, userId, scoreOf(day), sealed);
    return typeof score === 'number' ? [{ day, score }] : [];
  });
}

export async function writeScore(
  context: Keys,
  db: Db,
  userId: string,
  { day, score }: ScoreDay,
): Promise<void> {
  await putEncryptedScore(db, userId, { day, sealed: seal(context, userId, scoreOf(day), score) });
}
