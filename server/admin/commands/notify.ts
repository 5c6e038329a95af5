import { type NotificationPayload, targetOf } from '#domain/notification/notification.ts';
import type { Db } from '#server/db/connect.ts';
import { isUuid } from '#server/db/is-uuid.ts';
import { addNotification, addNotificationForAll } from '#server/queries/notifications.ts';
import { findUserBy } from '#server/queries/user-admin.ts';
import { type Admin, type Area, type Caution, mustConfirm, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { printLine } from '../print.ts';

interface NotifyFlags extends Caution {
  readonly all?: boolean;
  /** The id of the last member who was notified by a run that failed. */
  readonly after?: string;
  readonly title: string;
  readonly body: string;
  readonly url?: string;
}

const maxLengths = { title: 100, body: 500 } as const;

/** The notification's payload. Throws AdminError for a text that is empty or too long. */
function payloadOf({ title, body, url }: NotifyFlags): NotificationPayload {
  for (const [name, text] of Object.entries({ title, body })) {
    const max = maxLengths[name as keyof typeof maxLengths];
    if (text.trim() === '') throw new AdminError(`The ${name} is empty.`, 'wrong');
    if (text.length > max) throw new AdminError(`The ${name} is longer than ${max} characters.`, 'wrong');
  }
  const payload = { title: title.trim(), body: body.trim(), actions: url === undefined ? [] : [{ url }] };
  if (url !== undefined && targetOf(payload, 'https://kindfare.example').to === 'nowhere')
    throw new AdminError(
      `${url} doesn’t lead anywhere; use a path such as /recipes or an https address.`,
      'wrong',
    );
  return payload;
}

async function mustFind(db: Db, reference: string): Promise<string> {
  const user = await findUserBy(db, reference);
  if (user === undefined) throw new AdminError(`Nobody has the email or id "${reference}".`);
  return user.id;
}

/** Throws AdminError that names where to go on. */
async function notifyAll(
  db: Db,
  notice: Parameters<typeof addNotificationForAll>[1],
  after: string | undefined,
): Promise<number> {
  let done = { count: 0, lastId: after };
  try {
    return await addNotificationForAll(db, notice, {
      ...(after === undefined ? {} : { after }),
      onBatch: (count, lastId) => {
        done = { count, lastId };
      },
    });
  } catch (error) {
    if (done.count === 0) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new AdminError(
      `${done.count.toLocaleString('en')} members were notified, then it stopped (${reason}). To continue without notifying them again, add --after ${done.lastId}.`,
    );
  }
}

async function notify(
  { io, now, withDatabase, ...admin }: Admin,
  reference: string | undefined,
  given: NotifyFlags,
) {
  if ((reference === undefined) === (given.all !== true))
    throw new AdminError('Say who to notify: an email, an id, or --all.', 'wrong');
  if (given.after !== undefined && (given.all !== true || !isUuid(given.after)))
    throw new AdminError('--after goes with --all and the id that the stopped run named.', 'wrong');
  const payload = payloadOf(given);
  await withDatabase(async (db) => {
    const userId = reference === undefined ? null : await mustFind(db, reference);
    if (given.dryRun) return printLine(io, `"${payload.title}" is ready to send. Nobody was notified.`);
    if (userId === null)
      await mustConfirm({ io, now, withDatabase, ...admin }, given, 'Notify every member?');
    if (userId !== null) await addNotification(db, { userId, payload, now: now() });
    const notified = userId === null ? await notifyAll(db, { payload, now: now() }, given.after) : 1;
    printLine(
      io,
      notified === 1 ? 'One member was notified.' : `${notified.toLocaleString('en')} members were notified.`,
    );
  });
}

/** `notify`: sends members a notification, in the app and as a push. */
export const notifyArea: Area = (program, admin) => {
  program
    .command('notify')
    .description('notifies a member, or all of them')
    .argument('[who]', 'email or id')
    .option('--all', 'every member who isn’t locked')
    .option('--after <id>', 'with --all: continues after the id that a stopped run named')
    .requiredOption('--title <text>', 'one line')
    .requiredOption('--body <text>', 'one or two sentences; nothing about health')
    .option('--url <address>', 'where it leads: a path in the app or another address')
    .option(...options.dryRun)
    .option(...options.yes)
    .action((reference: string | undefined, given: NotifyFlags) => notify(admin, reference, given));
};
