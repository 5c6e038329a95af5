import { basename, extname } from 'node:path';
import type { Db } from '#server/db/connect.ts';
import { ownPageIds, readOwnPage } from '#server/pages/page-files.ts';
import { parsePage } from '#server/pages/parse-page.ts';
import { findPage, listPages, putPage, removePage } from '#server/queries/pages.ts';
import { findSettings } from '#server/queries/settings.ts';
import { namedPages } from '#server/settings/check-settings.ts';
import { type Admin, type Area, type Caution, group, mustConfirm, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { minute, printFacts, printJson, printLine, printTable } from '../print.ts';

interface Json {
  readonly json?: boolean;
}
interface Import extends Caution {
  readonly id?: string;
  readonly name?: string;
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxSlugLength = 100;

async function list({ io, withDatabase }: Admin, { json }: Json): Promise<void> {
  const pages = await withDatabase(listPages);
  if (json) return printJson(io, pages);
  printTable(
    io,
    ['page', 'name', 'changed', 'by', ''],
    pages.map(({ id, name, updatedAt, origin, removedAt }) => [
      id,
      name,
      minute(updatedAt).slice(0, 10),
      origin === 'content' ? 'project' : 'you',
      removedAt === null ? '' : 'removed',
    ]),
  );
}

async function mustFind(db: Db, id: string) {
  const page = await findPage(db, id);
  if (page === undefined) throw new AdminError(`There is no page "${id}". \`pages list\` shows them all.`);
  return page;
}

async function show({ io, withDatabase }: Admin, id: string, { json }: Json): Promise<void> {
  const page = await withDatabase((db) => mustFind(db, id));
  if (json) return printJson(io, page);
  printFacts(io, [
    ['page', page.id],
    ['address', `/pages/${page.id}`],
    ['name', page.name],
    ['description', page.description],
    ['changed', `${minute(page.updatedAt)} UTC`],
  ]);
  printLine(io, '');
  for (const line of page.content.split('\n')) printLine(io, line);
}

/** The id of a file is its name without the ending. Throws AdminError. */
function idOf(file: string, given: string | undefined): string {
  if (given === undefined && file === '-') throw new AdminError('Use --id to say which page it is.', 'wrong');
  const id = given ?? basename(file, extname(file)).toLowerCase();
  if (!slug.test(id) || id.length > maxSlugLength)
    throw new AdminError(
      `"${id}" can’t be a page’s address; use lowercase letters, digits, and hyphens${given === undefined ? ', or name it with --id' : ''}.`,
      'wrong',
    );
  return id;
}

async function importPage(
  admin: Admin,
  file: string,
  { id: givenId, name, ...caution }: Import,
): Promise<void> {
  const id = idOf(file, givenId);
  const format = /\.html?$/i.test(file) ? 'html' : 'markdown';
  const text = parsePage(file === '-' ? 'The text' : file, admin.io.readText(file), format, name);
  const page = { id, name: text.name, description: text.description, content: text.content };
  await admin.withDatabase(async (db) => {
    const former = await db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst();
    const isSame =
      former?.removed_at === null && former.content === page.content && former.name === page.name;
    const headings = page.content.match(/<h\d>/g)?.length ?? 0;
    printLine(
      admin.io,
      `${former === undefined ? 'New page' : 'Page'} ${id}: "${page.name}", ${page.content.length.toLocaleString('en')} characters of HTML, ${headings} headings.`,
    );
    if (isSame) return printLine(admin.io, 'It’s there already, word for word.');
    if (caution.dryRun) return printLine(admin.io, 'Nothing was changed.');
    if (former?.origin === 'operator')
      await mustConfirm(admin, caution, `Replace the page "${former.name}" that you imported before?`);
    await putPage(db, {
      ...page,
      origin: 'operator',
      updated_at: text.updatedAt ?? admin.now(),
      removed_at: null,
    });
    printLine(admin.io, `It’s at /pages/${id}.`);
  });
}

async function remove(admin: Admin, id: string, caution: Caution): Promise<void> {
  await admin.withDatabase(async (db) => {
    const page = await mustFind(db, id);
    const naming = namedPages(await findSettings(db)).filter((named) => named.page === id);
    if (naming.length > 0)
      throw new AdminError(
        `The page is named by ${naming.map(({ setting }) => setting).join(' and ')}; change that first with \`settings set\`.`,
      );
    const isOwn = ownPageIds().includes(id);
    printLine(
      admin.io,
      `Page ${id}: "${page.name}"${isOwn ? '; `pages restore` brings the project’s own text back' : ''}.`,
    );
    if (caution.dryRun) return printLine(admin.io, 'Nothing was changed.');
    await mustConfirm(admin, caution, 'Remove this page?');
    await removePage(db, id, isOwn ? { hideFrom: admin.now() } : 'delete');
    printLine(admin.io, 'Removed.');
  });
}

async function restore(admin: Admin, id: string, caution: Caution): Promise<void> {
  if (!ownPageIds().includes(id))
    throw new AdminError(`The project has no page "${id}" of its own. It has ${ownPageIds().join(', ')}.`);
  const own = readOwnPage(id);
  await admin.withDatabase(async (db) => {
    const former = await db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst();
    if (former?.origin === 'content' && former.removed_at === null)
      return printLine(admin.io, 'It’s the project’s own text already.');
    if (caution.dryRun)
      return printLine(admin.io, `Page ${id} would be "${own.name}" again. Nothing was changed.`);
    if (former?.removed_at === null)
      await mustConfirm(admin, caution, `Discard the page "${former.name}" that you imported?`);
    const { name, description, content, updatedAt } = own;
    await putPage(db, {
      id,
      name,
      description,
      content,
      origin: 'content',
      updated_at: updatedAt ?? admin.now(),
      removed_at: null,
    });
    printLine(admin.io, `Page ${id} is "${name}" again.`);
  });
}

/** `pages`: content pages such as terms, privacy and FAQ. */
export const pagesArea: Area = (program, admin) => {
  const pages = group(program, 'pages', 'the site’s texts: about, terms, privacy, FAQ');
  pages
    .command('list')
    .description('all pages')
    .option(...options.json)
    .action((given: Json) => list(admin, given));
  pages
    .command('show')
    .description('one page and its text')
    .argument('<page>', 'its id, as in /pages/{id}')
    .option(...options.json)
    .action((id: string, given: Json) => show(admin, id, given));
  pages
    .command('import')
    .description('imports a page from Markdown or HTML, without scripts')
    .argument('<file>', 'a .md or .html file; - reads Markdown that is piped in')
    .option('--id <id>', 'its address below /pages; by default the file name')
    .option('--name <name>', 'its name; by default "name:" between --- lines or the first heading')
    .option(...options.dryRun)
    .option(...options.yes)
    .addHelpText(
      'after',
      [
        '',
        'A file may begin with name, description, and updated (a day) between --- lines.',
        'To show the page in a menu, name it in a setting: settings set account_menu.imprint Imprint',
      ].join('\n'),
    )
    .action((file: string, given: Import) => importPage(admin, file, given));
  pages
    .command('remove')
    .description('removes a page')
    .argument('<page>', 'its id')
    .option(...options.dryRun)
    .option(...options.yes)
    .action((id: string, given: Caution) => remove(admin, id, given));
  pages
    .command('restore')
    .description('brings back the project’s own text of a page')
    .argument('<page>', 'its id')
    .option(...options.dryRun)
    .option(...options.yes)
    .action((id: string, given: Caution) => restore(admin, id, given));
};
