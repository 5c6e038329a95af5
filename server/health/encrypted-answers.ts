import type { Pairs, StoredAnswers } from '#domain/questionnaire/questionnaire.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type EncryptedAnswers,
  findEncryptedAnswers,
  findEncryptedScores,
  putEncryptedAnswers,
  putEncryptedScore,
} from '#server/queries/health.ts';

type Keys = Pick<Context, 'secrets' | 'log'>;

/** Encrypted together with its owner and kind, so that it can't be decrypted elsewhere. */
export const encryptJson = ({ secrets }: Keys, userId: string, purpose: string, value: unknown) =>
  secrets.encrypt(JSON.stringify([userId, purpose, value]));

/** Undefined if it was encrypted with another key, changed, or moved from another row. */
export function decryptJson(
  { secrets, log }: Keys,
  userId: string,
  purpose: string,
  encrypted: string,
): unknown {
  const text = secrets.decrypt(encrypted);
  const parsed: unknown = text === null ? null : JSON.parse(text);
  const [whose, which, value]: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  if (whose === userId && which === purpose) return value;
  log.warn('health data cannot be opened with the key of this server');
  return undefined;
}

const answersOf = (category: string) => `answers ${category}`;
const scoreOf = (day: string) => `score ${day}`;

/** Answers that cannot be decrypted count as absent. */
export function storedAnswersOf(
  context: Keys,
  userId: string,
  rows: readonly EncryptedAnswers[],
): StoredAnswers {
  const opened = rows.flatMap(({ category, encrypted }) => {
    const pairs = decryptJson(context, userId, answersOf(category), encrypted);
    return pairs === undefined ? [] : [[category, pairs as Pairs] as const];
  });
  return new Map(opened);
}

/** Everything the member has submitted. */
export const readStored = async (context: Keys, db: Db, userId: string): Promise<StoredAnswers> =>
  storedAnswersOf(context, userId, await findEncryptedAnswers(db, userId));

/** Notes of their own that the member switched off are stored, encrypted, next to the answers they follow from. */
export const switchedOffCategory = 'safety-notes';

export const readSwitchedOff = (stored: StoredAnswers): ReadonlySet<string> =>
  new Set(Object.keys(stored.get(switchedOffCategory) ?? {}));

export async function writeStored(
  context: Keys & Pick<Context, 'now'>,
  db: Db,
  userId: string,
  { category, pairs }: { readonly category: string; readonly pairs: Pairs },
): Promise<void> {
  const encrypted = encryptJson(context, userId, answersOf(category), pairs);
  await putEncryptedAnswers(db, userId, { category, encrypted }, context.now());
}

export interface ScoreDay {
  readonly day: string;
  readonly score: number;
}

/** Days of a year and a month. */
const maxDays = 400;

export async function readScores(context: Keys, db: Db, userId: string): Promise<readonly ScoreDay[]> {
  const rows = await findEncryptedScores(db, userId, maxDays);
  return rows.flatMap(({ day, encrypted }) => {
    const score = decryptJson(context, userId, scoreOf(day), encrypted);
    return typeof score === 'number' ? [{ day, score }] : [];
  });
}

export async function writeScore(
  context: Keys,
  db: Db,
  userId: string,
  { day, score }: ScoreDay,
): Promise<void> {
  await putEncryptedScore(db, userId, { day, encrypted: encryptJson(context, userId, scoreOf(day), score) });
}
