import type { ImportedRecipe, ReadingProblem, ReadOutcome } from '#server/context/recipe-reader.ts';
import { type Fields, parseJson, recipesInHtml, recipesInJson } from '#server/recipe-import/find-recipe.ts';
import { readCooklangRecipe } from '#server/recipe-import/read-cooklang-recipe.ts';
import { readFields, titleIn } from '#server/recipe-import/read-fields.ts';
import { isBrokenOff, type ReadingTimes } from '#server/recipe-import/reader-work.ts';
import { unsupportedFieldsOf } from '#server/recipe-import/unsupported-fields.ts';
import { withinTime } from '#server/threads/within-time.ts';
import { baseName, type FileKind, isClutter, isPicture, kindOf } from './file-kinds.ts';
import { recipesOfBackup } from './mealie-backup.ts';
import { ArchiveProblem, fullRoom, gunzip, isGzip, isZip, type Room, unzip } from './unpack.ts';

/** The limit of own recipes per member. */
const maxRecipes = 500;
/** Characters of all recipes together, as they are returned in one response. */
const maxLetters = 4_000_000;
const maxProblems = 200;
/** Nesting limit of archives; Tandoor's export nests one in another. */
const maxDepth = 2;

type Read = ImportedRecipe | { readonly problem: string };

interface Reading {
  readonly recipes: ImportedRecipe[];
  readonly problems: ReadingProblem[];
  readonly leftOut: Set<string>;
  readonly room: Room;
  readonly times: ReadingTimes;
  readonly ends: number;
  letters: number;
  isFull: boolean;
}

const lettersOf = ({ title, summary, lines, steps }: ImportedRecipe) =>
  [title, summary, ...lines, ...steps].reduce((sum, text) => sum + text.length, 0);

function add(reading: Reading, name: string, read: Read): void {
  if ('problem' in read) {
    reading.problems.push({ name, message: read.problem });
    return;
  }
  reading.letters += lettersOf(read);
  if (reading.recipes.length >= maxRecipes || reading.letters > maxLetters) {
    fill(reading, 'The file holds more than can be read at once. Send the rest in another file.');
    return;
  }
  reading.recipes.push(read);
}

/** Stops reading at a limit. */
function fill(reading: Reading, message: string): void {
  if (reading.isFull) return;
  reading.isFull = true;
  reading.problems.unshift({ name: 'All further recipes', message });
}

const tooLong = 'It takes too long to read. Type it in instead.';

/** Runs the parsing of one recipe within its time limit. After a timeout the thread can't continue. */
function step(reading: Reading, name: string, work: () => void): void {
  if (performance.now() > reading.ends)
    fill(reading, 'Reading took too long. Send the rest in another file.');
  if (reading.isFull) return;
  try {
    withinTime(reading.times.recipe, work);
  } catch (error) {
    if (error instanceof ArchiveProblem) reading.problems.push({ name, message: error.message });
    else if (isBrokenOff(error)) {
      reading.problems.push({ name, message: tooLong });
      fill(reading, `Reading ended at ${name}. Leave that one out, and send the file again.`);
    } else throw error;
  }
}

function addFound(reading: Reading, name: string, found: readonly Fields[]): void {
  if (found.length === 0) reading.problems.push({ name, message: 'It holds no recipe that can be read.' });
  for (const fields of found)
    step(reading, titleIn(fields), () => {
      add(reading, titleIn(fields), readFields(fields));
      for (const kind of unsupportedFieldsOf(fields)) reading.leftOut.add(kind);
    });
}

/** The text of a file; apps write UTF-8, some editors UTF-16 with a byte order mark. */
function textOf(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
}

function readFile(
  reading: Reading,
  name: string,
  kind: Exclude<FileKind, 'zip' | 'gzip'>,
  bytes: Uint8Array,
): void {
  if (kind === 'cooklang') {
    const title = name.replace(/\.cook$/i, '');
    step(reading, name, () => add(reading, name, readCooklangRecipe(textOf(bytes), title)));
    return;
  }
  let found: readonly Fields[] = [];
  step(reading, name, () => {
    const text = textOf(bytes);
    const data = kind === 'json' ? parseJson(text) : undefined;
    found = kind === 'html' ? recipesInHtml(text) : (recipesOfBackup(data) ?? recipesInJson(data));
  });
  if (!reading.isFull) addFound(reading, name, found);
}

function readZip(reading: Reading, name: string, bytes: Uint8Array, depth: number): void {
  if (depth > maxDepth)
    throw new ArchiveProblem('An archive within it holds archives. Unpack it, and try again.');
  const { files, others } = withinTime(reading.times.archive / 3, () =>
    unzip(bytes, reading.room, (path) => kindOf(path) !== null),
  );
  if (others.some(isPicture)) reading.leftOut.add('pictures');
  for (const path of others.filter((it) => !isPicture(it) && !isClutter(it)))
    reading.problems.push({
      name: baseName(path),
      message: 'Files of this kind hold no recipes that can be read.',
    });
  for (const file of files)
    readAny(reading, baseName(file.name) || name, file.bytes, kindOf(file.name), depth);
}

/** Reads a file of an archive, or the uploaded one: its first bytes identify it more reliably than its name. */
function readAny(
  reading: Reading,
  name: string,
  bytes: Uint8Array,
  kind: FileKind | null,
  depth: number,
): void {
  if (reading.isFull) return;
  try {
    if (isZip(bytes)) {
      readZip(reading, name, bytes, depth + 1);
      return;
    }
    if (isGzip(bytes)) {
      const inner = withinTime(reading.times.recipe, () => gunzip(bytes, reading.room));
      readFile(reading, name, 'json', inner);
      return;
    }
    const first = textOf(bytes.subarray(0, 200)).trimStart().charAt(0);
    const guessed = '{['.includes(first) ? 'json' : first === '<' ? 'html' : 'cooklang';
    readFile(reading, name, kind === null || kind === 'zip' || kind === 'gzip' ? guessed : kind, bytes);
  } catch (error) {
    if (depth === 0 || !(error instanceof ArchiveProblem)) throw error;
    reading.problems.push({ name, message: error.message });
  }
}

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function outcomeOf({ recipes, problems, leftOut }: Reading): ReadOutcome {
  if (recipes.length === 0)
    return {
      refusal:
        problems[0] === undefined
          ? 'It holds no recipes that can be read. Send an export of another app, or a zip of Cooklang files.'
          : `No recipe in it can be read. ${problems[0].name}: ${problems[0].message}`,
    };
  const problemText =
    leftOut.size === 0
      ? []
      : [{ name: 'All recipes', message: `Left out: ${joined([...leftOut].toSorted())}.` }];
  const all = [...problemText, ...problems];
  const more = all.length - maxProblems;
  if (more <= 0) return { recipes, problems: all };
  const rest = { name: 'Further files', message: `${more} more could not be read.` };
  return { recipes, problems: [...all.slice(0, maxProblems), rest] };
}

/** All recipes of an archive or a single file, and what was skipped. Throws WorkTimeoutError. */
export function readArchive(bytes: Uint8Array, times: ReadingTimes): ReadOutcome {
  const reading: Reading = {
    recipes: [],
    problems: [],
    leftOut: new Set(),
    room: fullRoom(),
    times,
    ends: performance.now() + times.archive,
    letters: 0,
    isFull: false,
  };
  try {
    readAny(reading, 'The file', bytes, null, 0);
  } catch (error) {
    if (error instanceof ArchiveProblem) return { refusal: `The file cannot be read. ${error.message}` };
    throw error;
  }
  return outcomeOf(reading);
}
