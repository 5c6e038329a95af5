import {
  type FailedMail,
  findFailedMail,
  listFailedMails,
  retryMails,
} from '#server/queries/failed-mails.ts';
import { type Admin, type Area, type Caution, group, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { minute, printJson, printLine, printTable } from '../print.ts';

interface Json {
  readonly json?: boolean;
}
const most = 1_000;

/** A table fits a terminal. */
const widest = { email: 28, about: 24, why: 16 } as const;
const cut = (text: string, width: number) => (text.length <= width ? text : `${text.slice(0, width - 1)}…`);

/** Of `membership renewed 12` the words. */
const aboutOf = (topic: string): string =>
  topic
    .split(/[ :]/)
    .filter((word) => /^[a-z-]+$/i.test(word))
    .join(' ');

const stateOf = ({ failed, next }: FailedMail): string =>
  failed === null ? `again ${minute(next)}` : 'not sent';

const factsOf = (mail: FailedMail) => ({
  id: mail.id,
  email: mail.email,
  about: aboutOf(mail.topic),
  queued: mail.queued,
  tries: mail.attempts,
  why: mail.failure,
  next: mail.next,
  given_up: mail.failed,
  expires: mail.expires,
});

async function list({ io, withDatabase }: Admin, { json }: Json): Promise<void> {
  const mails = await withDatabase((db) => listFailedMails(db, most));
  if (json) return printJson(io, mails.map(factsOf));
  if (mails.length === 0) return printLine(io, 'No mail has failed in the last week.');
  printTable(
    io,
    ['id', 'to', 'about', 'tries', 'why', ''],
    mails.map((mail) => [
      String(mail.id),
      cut(mail.email, widest.email),
      cut(aboutOf(mail.topic), widest.about),
      String(mail.attempts),
      cut(mail.failure ?? '', widest.why),
      stateOf(mail),
    ]),
  );
  printLine(io, '`mails retry ID` sends one again, `mails retry --all` all of them.');
}

const numberOf = (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null);
const countOf = (count: number) => (count === 1 ? '1 mail' : `${count} mails`);

async function retryOne({ io, now, withDatabase }: Admin, id: string, { dryRun }: Caution): Promise<void> {
  await withDatabase(async (db) => {
    const number = numberOf(id);
    const mail = number === null ? undefined : await findFailedMail(db, number);
    if (mail === undefined)
      throw new AdminError(`There is no failed mail "${id}". \`mails list\` shows them.`);
    if (dryRun) return printLine(io, `The mail to ${mail.email} would be sent again. Nothing was changed.`);
    if ((await retryMails(db, mail.id, now())) === 0)
      throw new AdminError(
        'It has expired, is being sent, or a newer mail has replaced it. Nothing was changed.',
      );
    printLine(io, `The server sends the mail to ${mail.email} again within seconds.`);
  });
}

async function retryAll({ io, now, withDatabase }: Admin, { dryRun }: Caution): Promise<void> {
  await withDatabase(async (db) => {
    if (dryRun) {
      const mails = await listFailedMails(db, most);
      return printLine(io, `Up to ${countOf(mails.length)} would be sent again. Nothing was changed.`);
    }
    const count = await retryMails(db, null, now());
    printLine(
      io,
      count === 0
        ? 'There is nothing to send again.'
        : `The server sends ${countOf(count)} again within seconds.`,
    );
  });
}

interface Retry extends Caution {
  readonly all?: boolean;
}

/** `mails`: those that could not be sent. */
export const mailsArea: Area = (program, admin) => {
  const mails = group(program, 'mails', 'mails that could not be sent');
  mails
    .command('list', { isDefault: true })
    .description('those of the last week, newest first')
    .option(...options.json)
    .action((given: Json) => list(admin, given));
  mails
    .command('retry')
    .description('sends one again, or all')
    .argument('[id]', 'of the mail, as `mails list` shows it')
    .option('--all', 'all that failed')
    .option(...options.dryRun)
    .action((id: string | undefined, { all = false, ...caution }: Retry) => {
      if (all === (id !== undefined)) throw new AdminError('Name one mail, or add --all.', 'wrong');
      return id === undefined ? retryAll(admin, caution) : retryOne(admin, id, caution);
    });
};
