/**
 * Makes a fixture of the upgrade test: the site that the server of a commit leaves after a year of one member, as SQL with
 * the files, and what it showed. Recipes that nobody has used are left out, as the next start adds them.
 * `node scripts/earlier-site.ts COMMIT`; needs PostgreSQL with pg_dump.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#tests/server/start-postgres.ts';
import { fillYear } from './earlier-sites/fill-year.ts';
import { readShown } from './earlier-sites/shown.ts';
import { account } from './earlier-sites/site-client.ts';
import { movedClock } from './moved-clock.ts';

const [commit = 'HEAD'] = process.argv.slice(2);
const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const scratch = mkdtempSync(join(tmpdir(), 'kindfare-earlier-'));
const code = join(scratch, 'code');
const dataDir = join(scratch, 'site');
const clock = join(scratch, 'clock');
for (const folder of [code, dataDir]) mkdirSync(folder);
execFileSync('sh', ['-c', `git archive ${git('rev-parse', commit)} | tar -x -C ${code}`]);
symlinkSync(resolve('node_modules'), join(code, 'node_modules'));
writeFileSync(clock, '0');

const postgres = await startPostgres('system');
const server = spawn(process.execPath, ['--import', movedClock({ file: clock }), 'server/main.ts'], {
  cwd: code,
  env: { PATH: process.env['PATH'], PORT: '0', DATABASE_URL: postgres.url, DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise<void>((done) => server.on('exit', () => done()));
const url = await new Promise<string>((found, failed) => {
  let said = '';
  server.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
    const address = /(?:served|listening) at (http:[^\s"]+)/.exec(said);
    if (address?.[1] !== undefined) found(address[1]);
  });
  void ended.then(() => failed(new Error(`The server of ${commit} ended: ${said}`)));
});

/** Removes the recipes of the catalog that no row of a member names. */
async function dropUnusedRecipes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'recipes'::regclass and exists (
      select from pg_attribute o where o.attrelid = c.conrelid and o.attname in ('user_id', 'plan_id', 'collection_id'))`);
  const uses = rows.map(({ table, column }) => `select ${column} from ${table} where ${column} is not null`);
  await client.query(`delete from recipes where owner_id is null and id not in (${uses.join(' union ')})`);
}

try {
  const member = await fillYear({ url, clock });
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', (error) => console.error(error.message));
  await client.connect();
  const { rows: days } = await client.query<{ day: string }>(
    `select distinct to_char(date, 'YYYY-MM-DD') as day from meal_plans order by day`,
  );
  const shown = await readShown(
    url,
    member,
    days.map(({ day }) => day).filter((_, index) => index % 4 === 0),
  );
  server.kill('SIGTERM');
  await ended;
  await dropUnusedRecipes(client);
  await client.end();
  const dump = execFileSync(
    join(postgres.bin, 'pg_dump'),
    ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100', postgres.url],
    { maxBuffer: 2 ** 30, encoding: 'utf8' },
  );
  writeFileSync(join(dataDir, 'database.sql'), dump.replaceAll(/^\\(un)?restrict .*$/gm, ''));
  const made = {
    commit: git('rev-parse', '--short', commit),
    made_at: new Date().toISOString(),
    ...account,
    refresh_token: member.refreshToken,
    shown,
  };
  writeFileSync(join(dataDir, 'made.json'), JSON.stringify(made));
  const day = git('log', '-1', '--format=%cs', commit);
  const file = resolve(`tests/fixtures/sites/${day}-${made.commit}.tar.gz`);
  mkdirSync(resolve('tests/fixtures/sites'), { recursive: true });
  execFileSync('sh', ['-c', `tar -c --exclude=lock --exclude=run . | gzip -9 > ${file}`], { cwd: dataDir });
  console.log(`${file}: ${readFileSync(file).length} bytes, ${days.length} days`);
} finally {
  server.kill('SIGKILL');
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}
