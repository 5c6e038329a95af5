import { noticeOf } from '#domain/notification/notification.ts';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import type { Db } from '#server/db/connect.ts';
import type { PlanReads } from '#server/meal-plan/plan-response.ts';
import { addAccountChange } from '#server/queries/account-changes.ts';
import { addNotification } from '#server/queries/notifications.ts';
import { endAllSessions } from '#server/queries/session-ends.ts';
import { isTwoStepOn, resetTwoStep } from '#server/queries/two-step.ts';
import { countOfUser, findUserBy, searchUsers, setBlocked, setVerified } from '#server/queries/user-admin.ts';
import { type Admin, type Area, type Caution, group, mustConfirm, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { membershipFacts, membershipOf, printPayments } from '../membership-of-user.ts';
import { minute, printFacts, printJson, printLine, printTable } from '../print.ts';
import { wholeFrom } from '../whole-number.ts';

/** What deleting an account reads, of the opened database. */
export type ReadsOf = (db: Db) => Promise<PlanReads>;

interface Json {
  readonly json?: boolean;
}
interface Search extends Json {
  readonly search?: string;
  readonly limit: number;
}

async function list({ io, withDatabase }: Admin, { search = '', limit, json }: Search): Promise<void> {
  const { users, total } = await withDatabase((db) => searchUsers(db, { text: search.trim(), most: limit }));
  if (json) {
    const facts = users.map(({ id, email, name, ...user }) => ({
      id,
      email,
      name,
      joined: user.created_at,
      verified: user.email_verified_at,
      locked: user.blocked_at,
    }));
    return printJson(io, { users: facts, total });
  }
  printTable(
    io,
    ['email', 'name', 'joined', 'verified', ''],
    users.map((user) => [
      user.email,
      user.name,
      minute(user.created_at).slice(0, 10),
      minute(user.email_verified_at).slice(0, 10),
      user.blocked_at === null ? '' : 'locked',
    ]),
  );
  printLine(io, `${users.length.toLocaleString('en')} of ${total.toLocaleString('en')}`);
}

async function mustFind(db: Db, reference: string) {
  const user = await findUserBy(db, reference);
  if (user === undefined) throw new AdminError(`Nobody has the email or id "${reference}".`);
  return user;
}
type User = Awaited<ReturnType<typeof mustFind>>;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Without the personal fields of the profile (body, birth date, bio). */
const factsOf = ({ id, email, name, partner_id, ...user }: User) => ({
  id,
  email,
  name,
  partner: partner_id,
  joined: user.created_at,
  verified: user.email_verified_at,
  locked: user.blocked_at,
  hasPassword: user.password_hash !== null,
  referralCode: user.referral_code,
});

async function show({ io, now, withDatabase }: Admin, reference: string, { json }: Json): Promise<void> {
  const { facts, counts, membership } = await withDatabase(async (db) => {
    const user = await mustFind(db, reference);
    const hasTwoStep = await isTwoStepOn(db, user.id);
    return {
      facts: { ...factsOf(user), hasTwoStep },
      counts: await countOfUser(db, user.id, now()),
      membership: await membershipOf(db, user.id, now()),
    };
  });
  if (json) return printJson(io, { ...facts, ...counts, ...membership });
  printFacts(io, [
    ['email', facts.email],
    ['id', facts.id],
    ['name', facts.name],
    ['partner', facts.partner],
    ['joined', `${minute(facts.joined)} UTC`],
    ['verified', facts.verified === null ? 'no' : `${minute(facts.verified)} UTC`],
    ['locked', facts.locked === null ? 'no' : `${minute(facts.locked)} UTC`],
    ['password', facts.hasPassword ? 'yes' : 'no, signs in through another provider'],
    ['two-step sign-in', facts.hasTwoStep ? 'on' : 'off'],
    ['referral code', facts.referralCode ?? 'none'],
    ['signed in on', counted(counts.sessions, 'device')],
    ['favorites', String(counts.favorites)],
    ['reviews', String(counts.reviews)],
    ...membershipFacts(membership),
  ]);
  printPayments(io, membership);
}

interface Change {
  /** The message when there is nothing to do; null otherwise. */
  readonly settled: (user: User) => string | null;
  readonly question?: string;
  readonly work: (db: Db, user: User, now: Date, readsOf: ReadsOf) => Promise<void>;
  readonly done: (user: User) => string;
}

const changes = {
  verify: {
    settled: (user) => (user.email_verified_at === null ? null : `${user.email} is verified already.`),
    work: (db, user, now) => setVerified(db, user.id, now),
    done: (user) => `${user.email} is verified.`,
  },
  lock: {
    settled: (user) => (user.blocked_at === null ? null : `${user.email} is locked already.`),
    work: (db, user, now) => setBlocked(db, user.id, now),
    done: (user) =>
      `${user.email} is locked: they’re signed out of everything, and signing in tells them why.`,
  },
  unlock: {
    settled: (user) => (user.blocked_at === null ? `${user.email} isn’t locked.` : null),
    work: (db, user) => setBlocked(db, user.id, null),
    done: (user) => `${user.email} can sign in again.`,
  },
  'end-sessions': {
    settled: () => null,
    question: 'Sign this user out on every device?',
    work: (db, user, now) => endAllSessions(db, user.id, now),
    done: (user) => `${user.email} has to sign in again everywhere.`,
  },
  'reset-two-step': {
    settled: () => null,
    question: 'Turn off two-step sign-in for this user? Make sure it’s really them asking.',
    work: (db, user, now) =>
      db.transaction().execute(async (tx) => {
        await resetTwoStep(tx, user.id);
        await addAccountChange(tx, {
          id: crypto.randomUUID(),
          userId: user.id,
          kind: 'twoStepReset',
          client: { device: null, network: null },
          now,
          revertibleBy: null,
        });
        await addNotification(tx, { userId: user.id, payload: noticeOf({ kind: 'twoStepReset' }), now });
      }),
    done: (user) => `${user.email} now signs in without a second step.`,
  },
  delete: {
    settled: () => null,
    question: 'Delete this account and everything in it for good?',
    work: async (db, user, _, readsOf) => {
      const reads = await readsOf(db);
      await db.transaction().execute((tx) => deleteAccount(reads, tx, user.id));
    },
    done: (user) => `${user.email} is deleted.`,
  },
} as const satisfies Readonly<Record<string, Change>>;

async function change(
  admin: Admin,
  readsOf: ReadsOf,
  name: keyof typeof changes,
  reference: string,
  caution: Caution,
): Promise<void> {
  const { settled, work, done, question }: Change = changes[name];
  await admin.withDatabase(async (db) => {
    const user = await mustFind(db, reference);
    const nothing = settled(user);
    if (nothing !== null) return printLine(admin.io, nothing);
    if (question !== undefined || caution.dryRun) {
      const { sessions, favorites, reviews } = await countOfUser(db, user.id, admin.now());
      printLine(
        admin.io,
        `${user.email} (${user.name}), joined ${minute(user.created_at).slice(0, 10)}, signed in on ${counted(sessions, 'device')}, ${counted(favorites, 'favorite')}, ${counted(reviews, 'review')}`,
      );
    }
    if (caution.dryRun) return printLine(admin.io, 'Nothing was changed.');
    if (question !== undefined) await mustConfirm(admin, caution, question);
    await work(db, user, admin.now(), readsOf);
    printLine(admin.io, done(user));
  });
}

/** `users`: the accounts. */
export const usersArea =
  (readsOf: ReadsOf): Area =>
  (program, admin) => {
    const users = group(program, 'users', 'the members’ accounts');
    const reference = ['<who>', 'email or id'] as const;
    users
      .command('list')
      .description('accounts, newest first')
      .option('--search <text>', 'only those with the text in their email or name')
      .option('--limit <n>', 'how many at most', wholeFrom(1, 10_000), 50)
      .option(...options.json)
      .action((given: Search) => list(admin, given));
    users
      .command('show')
      .description('one account with its plan and payments, without health and body data')
      .argument(...reference)
      .option(...options.json)
      .action((name: string, given: Json) => show(admin, name, given));
    const command = (name: keyof typeof changes, description: string) =>
      users
        .command(name)
        .description(description)
        .argument(...reference)
        .option(...options.dryRun);
    command('verify', 'marks the email as verified').action((name: string, given: Caution) =>
      change(admin, readsOf, 'verify', name, given),
    );
    command('lock', 'locks the user out, with a message that says so').action(
      (name: string, given: Caution) => change(admin, readsOf, 'lock', name, given),
    );
    command('unlock', 'lets a locked user in again').action((name: string, given: Caution) =>
      change(admin, readsOf, 'unlock', name, given),
    );
    command('end-sessions', 'signs the user out on every device')
      .option(...options.yes)
      .action((name: string, given: Caution) => change(admin, readsOf, 'end-sessions', name, given));
    command('reset-two-step', 'turns off two-step sign-in')
      .option(...options.yes)
      .action((name: string, given: Caution) => change(admin, readsOf, 'reset-two-step', name, given));
    command('delete', 'deletes the account and everything in it')
      .option(...options.yes)
      .action((name: string, given: Caution) => change(admin, readsOf, 'delete', name, given));
  };
