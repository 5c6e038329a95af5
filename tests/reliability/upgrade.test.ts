import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { type Made, readShown } from '#scripts/earlier-sites/shown.ts';
import { type SiteClient, signIn } from '#scripts/earlier-sites/site-client.ts';
import { movedClock } from '#scripts/moved-clock.ts';
import { createEmptyDatabase } from '#tests/server/prepared-database.ts';
import { isOnPostgres } from '#tests/server/test-database.ts';
import { cleanUp, type Environment, startServer, temporaryFolder } from './server-process.ts';

afterAll(cleanUp);

/** Unpacks a site as the server of its commit has left it; its clock stands where it ended. */
async function unpack(file: string): Promise<{ readonly env: Environment; readonly made: Made }> {
  const folder = temporaryFolder();
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  const made = JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8')) as Made;
  const rows = readFileSync(join(folder, 'database.sql'), 'utf8');
  const place: Record<string, string> = {};
  if (isOnPostgres) {
    place['DATABASE_URL'] = await createEmptyDatabase(process.env['TEST_DATABASE_URL'] ?? '');
    const client = new pg.Client({ connectionString: place['DATABASE_URL'] });
    await client.connect();
    await client.query(rows);
    await client.end();
  } else {
    const database = new PGlite(join(folder, 'database'), { extensions: { pg_trgm } });
    await database.exec(rows);
    await database.close();
  }
  for (const name of ['made.json', 'database.sql']) rmSync(join(folder, name));
  const clock = join(folder, 'clock');
  writeFileSync(clock, String((Date.parse(made.made_at) - Date.now()) / 86_400_000));
  const NODE_OPTIONS = `--import ${movedClock({ file: clock })}`;
  return { env: { DATA_DIR: folder, NODE_OPTIONS, ...place }, made };
}

/** Computed by the version from its catalog and rules, about its own texts, renewed below, or new with each response. */
const computed = [
  ...['image', 'image_wide', 'image_url', 'fit', 'conflicts', 'nutrients', 'verdicts'],
  ...['fodmap_sums', 'safety_sums', 'created_at_text', 'exported_at', 'last_used_at'],
  ...['target_calories', 'version', 'is_current', 'is_wanted', 'given_at', 'explanation'],
];
/** Of a recipe of the catalog, which an update may change. */
const ofCatalog = 'ref_id title summary author calories price_class diets ready_in_minutes'.split(' ');

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => value !== null && typeof value === 'object';
const isOfCatalog = ({ ref_id: ref }: Fields) => typeof ref === 'string' && !ref.startsWith('own-');
/** Rows with an id are the same row wherever they stand. */
const counterpart = (rows: unknown, row: unknown, index: number): unknown => {
  if (!Array.isArray(rows)) return undefined;
  return isFields(row) && 'id' in row ? rows.find((each) => each?.id === row['id']) : rows[index];
};

/** What a member had that is not there any more, or not the same; more may have come. */
function lost(before: unknown, after: unknown, path = ''): readonly string[] {
  if (Array.isArray(before))
    return before.flatMap((row, index) => lost(row, counterpart(after, row, index), `${path}[${index}]`));
  if (!isFields(before))
    return Object.is(before, after)
      ? []
      : [`${path}: ${JSON.stringify(before)}, now ${JSON.stringify(after)}`];
  const skipped = isOfCatalog(before) ? [...computed, ...ofCatalog] : computed;
  return Object.entries(before)
    .filter(([name]) => !skipped.includes(name))
    .flatMap(([name, value]) => lost(value, isFields(after) ? after[name] : undefined, `${path}.${name}`));
}

interface Consent {
  readonly id: string;
  readonly version: string;
  readonly has_data: boolean;
}

/** As the app asks after an update with another text: until then, health answers are kept and not used. */
async function agree({ send }: SiteClient): Promise<void> {
  const { data } = (await send('GET', '/users/me/consents')) as { readonly data: readonly Consent[] };
  for (const { id, version, has_data: hasData } of data)
    if (hasData) await send('PUT', `/users/me/consents/${id}`, { version });
}

/** Oldest first: one for every change, all at night. */
const sites = globSync('tests/fixtures/sites/*.tar.gz').sort();
const count = Number(process.env['RUNS'] ?? 1);

test.each(sites.slice(0, count))(
  'an update loses nothing that a member has on %s',
  async (file) => {
    const { env, made } = await unpack(file);
    const { url, kill } = await startServer(env);
    const device = await fetch(`${url}/api/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'refresh_token',
        client_id: 'app',
        refresh_token: made.refresh_token,
      }),
    });
    expect(device.status).toBe(200);
    const member = await signIn(url);
    await agree(member);
    const shown = await readShown(url, member, Object.keys(made.shown.weeks));
    expect(lost(made.shown, shown)).toEqual([]);
    expect((await kill('SIGTERM')).code).toBe(0);
  },
  // a start with another catalog computes all of it
  600_000,
);

test('the sites are of five versions, and small', () => {
  expect(sites.length).toBeGreaterThanOrEqual(5);
  expect(sites.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(2_000_000);
});
