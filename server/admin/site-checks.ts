import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { executedSteps } from '#server/db/migrate.ts';
import { publicProblems } from '#server/jobs/self-test.ts';
import { createLog } from '#server/log.ts';
import type { ProviderCheck } from '#server/providers/check-providers.ts';
import { createStorage } from '#server/providers/storage/create-storage.ts';
import { fileNameOf } from '#server/providers/storage/stored-files.ts';
import { findLastVersion } from '#server/queries/app-versions.ts';
import { listUsedFiles } from '#server/queries/files.ts';
import { findKey } from '#server/queries/server-keys.ts';
import { readDatabaseFacts } from '#server/queries/site-status.ts';
import { findMove } from '#server/queries/write-stop.ts';
import { isKeyOf } from '#server/secrets/load-secrets.ts';
import { isLoopbackName } from '#server/security/loopback.ts';
import { createSecrets } from '#server/security/secrets.ts';
import { findServerKey, keyFileOf } from '#server/security/server-key.ts';
import { appVersion } from '#server/version.ts';
import { checkCertificate } from './check-certificate.ts';

export interface CheckedSite {
  readonly config: Config;
  readonly now: () => Date;
}

const minNodeVersion = 20;
const maxDiskUse = 0.9;
const maxClockSkewMs = 60_000;
const sampledPictures = 20;

function checkNode(): string {
  const [major = ''] = process.versions.node.split('.');
  if (Number(major) < minNodeVersion)
    throw new Error(`Node ${process.versions.node} is too old: run it with npm, which uses its own.`);
  return `Kindfare ${appVersion} on Node ${process.versions.node}.`;
}

/** Rights of other accounts on what only the server may read. */
function checkRights({ dataDir, secretKey }: Config): string {
  if (!existsSync(dataDir)) throw new Error(`${dataDir} doesn’t exist: set DATA_DIR to the server’s folder.`);
  try {
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new Error(`${dataDir} isn’t writable for this account.`);
  }
  const own = [join(dataDir, 'database'), join(dataDir, 'files'), keyFileOf(dataDir)].filter(existsSync);
  const open = process.platform === 'win32' ? [] : own.filter((path) => (statSync(path).mode & 0o007) !== 0);
  const closed = process.platform !== 'win32' && (statSync(dataDir).mode & 0o007) === 0;
  if (open.length > 0 && !closed)
    throw new Error(`Other accounts can open ${open.join(', ')}: run chmod -R o= ${dataDir}.`);
  return secretKey === null
    ? `${dataDir} is closed to others.`
    : `${dataDir} is closed; the key is SECRET_KEY.`;
}

function checkDisk({ dataDir }: Config): string {
  const { blocks, bavail, bsize } = statfsSync(existsSync(dataDir) ? dataDir : '.');
  const used = 1 - bavail / blocks;
  const text = `${Math.round(used * 100)} % full, ${((bavail * bsize) / 1e9).toFixed(1)} GB left`;
  if (used > maxDiskUse) throw new Error(`The disk of ${dataDir} is ${text}.`);
  return `The disk is ${text}.`;
}

/** What can be checked without the database. */
export const machineChecks = ({ config }: CheckedSite): readonly ProviderCheck[] => [
  { system: 'Version', run: async () => checkNode() },
  { system: 'Data folder', run: async () => checkRights(config) },
  { system: 'Disk', run: async () => checkDisk(config) },
];

async function checkDatabase(db: Db): Promise<string> {
  const { server, isReadOnly } = await readDatabaseFacts(db);
  const moved = await findMove(db);
  if (moved !== null) throw new Error(`It was moved to ${moved.place} and doesn’t accept writes.`);
  if (isReadOnly)
    throw new Error('It doesn’t accept writes: it’s a standby, or default_transaction_read_only is on.');
  const last = await findLastVersion(db);
  const by = last === undefined ? '' : `, last started by Kindfare ${last.version}`;
  return `PostgreSQL ${server}, schema ${(await executedSteps(db)).at(-1)}${by}.`;
}

async function checkClock(db: Db, now: Date): Promise<string> {
  const { now: databaseNow } = await readDatabaseFacts(db);
  const apart = Math.abs(databaseNow.getTime() - now.getTime());
  if (apart > maxClockSkewMs)
    throw new Error(
      `This clock and the database's are ${Math.round(apart / 1000)} s apart: turn on NTP on both.`,
    );
  const last = await findLastVersion(db);
  if (last !== undefined && last.last_started_at.getTime() > now.getTime() + maxClockSkewMs)
    throw new Error(`The server started at ${last.last_started_at.toISOString()}, which is in the future.`);
  return 'It agrees with the database.';
}

async function checkKey(config: Config, db: Db): Promise<string> {
  const [mark, key] = [await findKey(db, 'mark'), findServerKey(config)];
  if (mark === undefined) return 'Nothing is encrypted yet.';
  if (key === null) throw new Error(`${keyFileOf(config.dataDir)} doesn’t exist, and SECRET_KEY isn’t set.`);
  if (!isKeyOf(mark, key)) throw new Error('The database is encrypted with another key.');
  return 'It opens what the database holds. Keep a copy apart from the backups.';
}

async function checkPictures(config: Config, db: Db): Promise<string> {
  const urls = await listUsedFiles(db);
  const storage = createStorage(config);
  const some = urls.slice(-sampledPictures);
  for (const url of some)
    if ((await storage.get(fileNameOf(url))) === null)
      throw new Error(`${url} is shown, and its file is missing.`);
  return `${some.length} of ${urls.length} were read.`;
}

async function checkAddress({ config, now }: CheckedSite, origin: string): Promise<string> {
  const key = findServerKey(config);
  if (key === null) throw new Error('Without the key the server is not recognized.');
  const log = createLog('silent');
  const problems = await publicProblems(origin, { config, log, secrets: createSecrets(key) });
  if (problems.length > 0) throw new Error(problems.join(' '));
  const { headers } = await fetch(new URL('/healthz', origin), { signal: AbortSignal.timeout(5_000) });
  const apart = Math.abs(Date.parse(headers.get('date') ?? '') - now().getTime());
  if (apart > maxClockSkewMs)
    throw new Error(`Its clock is ${Math.round(apart / 1000)} s away from this one.`);
  return `Strangers reach it at ${origin}, and no stand-in.`;
}

async function checkMail({ mail, isPublic }: Config): Promise<string> {
  if (mail !== null) return `Goes out through ${new URL(mail.smtpUrl).host}.`;
  if (isPublic) throw new Error('SMTP_URL isn’t set: members don’t get their codes.');
  return 'Stays on this machine, at /outbox.';
}

/** What needs the database. */
export function siteChecks(site: CheckedSite, db: Db): readonly ProviderCheck[] {
  const { config, now } = site;
  const { publicUrl } = config;
  const isLocal = publicUrl === null || isLoopbackName(new URL(publicUrl).host);
  return [
    { system: 'Database', run: () => checkDatabase(db) },
    { system: 'Clock', run: () => checkClock(db, now()) },
    { system: 'Key', run: () => checkKey(config, db) },
    { system: 'Pictures', run: () => checkPictures(config, db) },
    { system: 'Mail', run: () => checkMail(config) },
    {
      system: 'Push',
      run: async () => (config.firebase === null ? 'Web Push, with keys of its own.' : 'Through Firebase.'),
    },
    { system: 'Public address', run: isLocal ? null : () => checkAddress(site, publicUrl) },
    {
      system: 'Certificate',
      run:
        isLocal || !publicUrl.startsWith('https:')
          ? null
          : () => checkCertificate({ origin: publicUrl, now: now() }),
    },
  ];
}
