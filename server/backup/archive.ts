import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, type Entry, type Head, type TableHead } from './entries.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function textOf(entry: Entry): string {
  if (entry.kind === 'lines') return entry.lines.map((line) => `${line}\n`).join('');
  if (entry.kind !== 'picture') return `${JSON.stringify(entry)}\n`;
  const { kind, name, bytes } = entry;
  return `${JSON.stringify({ kind, name, sha256: sha256(bytes), base64: Buffer.from(bytes).toString('base64') })}\n`;
}

/** Writes entries as compressed lines. Several such files in a row are one. */
export async function writeEntries(file: string, entries: AsyncIterable<Entry>): Promise<void> {
  await pipeline(
    async function* () {
      for await (const entry of entries) yield textOf(entry);
    },
    createGzip({ level: 6 }),
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
}

async function* linesOf(file: string): AsyncGenerator<string, void> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  let rest: Buffer[] = [];
  for await (const chunk of unzipped as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at)]).toString('utf8');
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) throw new BackupError(`${file} ends in the middle of a line.`);
}

const linesPerBatch = 200;

/** Counts and sums the lines of a table as the database did. */
class TableCheck {
  readonly #head: TableHead;
  #rows = 0;
  #sum = 0n;

  constructor(head: TableHead) {
    this.#head = head;
  }

  add(line: string): void {
    this.#rows += 1;
    this.#sum += BigInt(`0x${createHash('md5').update(line).digest('hex').slice(0, 15)}`);
  }

  finish(file: string): void {
    const { table, rows, checksum } = this.#head;
    if (this.#rows !== rows || String(this.#sum) !== checksum)
      throw new BackupError(`${file} is damaged: the table ${table} differs from its checksum.`);
  }
}

const kinds: readonly unknown[] = ['head', 'table', 'picture', 'end'];

function parsed(file: string, line: string): Exclude<Entry, { kind: 'lines' }> {
  let value: { kind?: unknown; format?: unknown; name?: unknown; base64?: unknown; sha256?: unknown } | null;
  try {
    value = JSON.parse(line);
  } catch {
    value = null;
  }
  if (value === null || !kinds.includes(value.kind))
    throw new BackupError(`${file} is not a backup of Kindfare.`);
  if (value.kind === 'head' && value.format !== 1)
    throw new BackupError(`${file} was made by a newer version: use that one to restore it.`);
  if (value.kind !== 'picture') return value as Head;
  const bytes = Buffer.from(String(value.base64), 'base64');
  if (sha256(bytes) !== value.sha256)
    throw new BackupError(`${file} is damaged: the picture ${String(value.name)} differs from its checksum.`);
  return { kind: 'picture', name: String(value.name), bytes };
}

async function* checkedEntries(file: string): AsyncGenerator<Entry, void> {
  let check: TableCheck | null = null;
  let lines: string[] = [];
  const found = { tables: 0, pictures: 0 };
  let isFirst = true;
  let isWhole = false;
  let hasEnded = false;
  for await (const line of linesOf(file)) {
    if (line.startsWith('[') && check !== null) {
      check.add(line);
      lines.push(line);
      if (lines.length === linesPerBatch) yield { kind: 'lines', lines: lines.splice(0) };
      continue;
    }
    if (lines.length > 0) yield { kind: 'lines', lines };
    lines = [];
    check?.finish(file);
    const entry = parsed(file, line);
    if (isFirst && entry.kind !== 'head') throw new BackupError(`${file} is not a backup of Kindfare.`);
    if (hasEnded) throw new BackupError(`${file} is damaged: something follows its end.`);
    isFirst = false;
    hasEnded = entry.kind === 'end';
    check = entry.kind === 'table' ? new TableCheck(entry) : null;
    if (entry.kind === 'table') found.tables += 1;
    if (entry.kind === 'picture') found.pictures += 1;
    if (entry.kind === 'end') isWhole = entry.tables === found.tables && entry.pictures === found.pictures;
    yield entry;
  }
  if (!isWhole) throw new BackupError(`${file} is incomplete.`);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EISDIR: 'is a folder',
  EACCES: 'may not be read',
  Z_DATA_ERROR: 'is not a backup of Kindfare, or is damaged',
  Z_BUF_ERROR: 'is incomplete',
};

/** The entries of a file, every table and picture compared with its checksum. Throws BackupError. */
export async function* readArchive(file: string): AsyncGenerator<Entry, void> {
  try {
    yield* checkedEntries(file);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
    throw reason === undefined ? error : new BackupError(`${file} ${reason}.`);
  }
}
