import { join, resolve } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { checkPictures, moveDatabase, movePictures, placeText } from '#server/backup/move.ts';
import type { Config } from '#server/config.ts';
import { createStorage } from '#server/providers/storage/create-storage.ts';
import { createFolderStorage } from '#server/providers/storage/folder-storage.ts';
import { createS3Storage } from '#server/providers/storage/s3-storage.ts';
import { allowWrites, findMove } from '#server/queries/write-stop.ts';
import { keyFileOf } from '#server/security/server-key.ts';
import { appVersion } from '#server/version.ts';
import { type Admin, type Area, mustConfirm, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { printFacts, printJson, printLine } from '../print.ts';

interface MoveFlags {
  readonly to?: string;
  readonly picturesTo?: 's3' | 'folder';
  readonly reopen?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** `embedded`, or the address of a PostgreSQL. */
function readPlace(value: string): string {
  if (value === 'embedded') return value;
  const url = URL.parse(value);
  if (
    url === null ||
    !/^postgres(ql)?:$/.test(url.protocol) ||
    url.hostname === '' ||
    url.pathname.length < 2
  )
    throw new InvalidArgumentError('It must be embedded, or postgres://USER:PASSWORD@HOST/DATABASE.');
  return value;
}

function placeOf(config: Config, to: string): Config['database'] {
  const place: Config['database'] =
    to === 'embedded'
      ? { kind: 'embedded', folder: resolve(config.dataDir, 'database') }
      : { kind: 'postgres', url: to };
  if (placeText(place) === placeText(config.database))
    throw new AdminError(`The database is in ${placeText(place)} already.`, 'wrong');
  return place;
}

/** What the operator has to set, so that the server uses the new place. */
function nextSteps(config: Config, to: Config['database']): string {
  if (to.kind === 'embedded') return 'Remove DATABASE_URL from the settings, and restart the server.';
  const key =
    config.secretKey === null ? `, and SECRET_KEY to what stands in ${keyFileOf(config.dataDir)}` : '';
  return `Set DATABASE_URL to the new address${key}, and restart the server. Until then, members can read but not write.`;
}

async function move(admin: Admin, config: Config, to: string, flags: MoveFlags): Promise<void> {
  const { io, now, withDatabase } = admin;
  const place = placeOf(config, to);
  await mustConfirm(admin, flags, 'Members can’t write from now until you restart the server. Move?');
  const onProgress = (line: string) => io.err(`${line}\n`);
  const result = await withDatabase(async (db) => ({
    loaded: await moveDatabase({ config, db, to: place, version: appVersion, now: now(), onProgress }),
    files: await checkPictures(db, createStorage(config)),
  }));
  const { loaded, files } = result;
  if (flags.json)
    return printJson(io, {
      from: placeText(config.database),
      to: placeText(place),
      tables: loaded.tables,
      ...files,
    });
  printFacts(io, [
    ['from', placeText(config.database)],
    ['to', placeText(place)],
    ['tables', `${loaded.tables.length}, each counted and compared`],
    ['rows', String(loaded.end.rows)],
    ['pictures', `${files.pictures} stay where they are, ${files.missing.length} missing`],
  ]);
  printLine(io, '');
  printLine(io, `${nextSteps(config, place)}`);
}

async function movePicturesTo(admin: Admin, config: Config, { picturesTo, json }: MoveFlags): Promise<void> {
  const { io, withDatabase } = admin;
  if (config.s3 === null)
    throw new AdminError(
      'S3_BUCKET is not set: name the bucket in the settings first, and start the server after.',
    );
  const [folder, bucket] = [createFolderStorage(join(config.dataDir, 'files')), createS3Storage(config.s3)];
  const [from, to] = picturesTo === 's3' ? [folder, bucket] : [bucket, folder];
  const result = await withDatabase((db) => movePictures(db, from, to, (line) => io.err(`${line}\n`)));
  if (json) return printJson(io, { to: picturesTo, ...result });
  printFacts(io, [
    ['pictures', `${result.pictures} copied and compared`],
    ['missing', String(result.missing.length)],
  ]);
}

async function reopen({ io, withDatabase }: Admin, { json }: MoveFlags): Promise<void> {
  const moved = await withDatabase(async (db) => {
    const found = await findMove(db);
    if (found !== null) await allowWrites(db);
    return found;
  });
  const movedTo = moved?.place ?? null;
  if (json) return printJson(io, { reopened: movedTo !== null, movedTo });
  printLine(
    io,
    movedTo === null
      ? 'This database wasn’t moved; it accepts writes.'
      : `This database accepts writes again. It doesn’t have what was written in ${movedTo}.`,
  );
}

/** `move`: the database to another place, or the pictures. */
export const moveArea =
  (configOf: () => Config): Area =>
  (program, admin) => {
    program
      .command('move')
      .description('moves all data to PostgreSQL or back to the embedded database, or pictures to S3 or back')
      .option('--to <place>', 'postgres://USER:PASSWORD@HOST/DATABASE, or embedded', readPlace)
      .addOption(new Option('--pictures-to <place>', 'copies the pictures').choices(['s3', 'folder']))
      .option('--reopen', 'lets a moved database accept writes again')
      .option(...options.yes)
      .option(...options.json)
      .action(async (flags: MoveFlags) => {
        const { to, picturesTo, reopen: isReopen } = flags;
        if ([to, picturesTo, isReopen].filter((each) => each !== undefined).length !== 1)
          throw new AdminError('Name one of --to, --pictures-to, and --reopen.', 'wrong');
        if (to !== undefined) return move(admin, configOf(), to, flags);
        return isReopen ? reopen(admin, flags) : movePicturesTo(admin, configOf(), flags);
      });
  };
