/** Puts a build in the place that a server serves, without a moment in which a file is missing. */
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Names what the build consists of; inside its folder. */
const listFile = '.built-files';

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder })
    .concat(globSync('.*/**/*', { cwd: folder }))
    .filter((file) => statSync(join(folder, file)).isFile());

/** Files with a hash in their name are named by pages and the service worker, which therefore come last. */
const order = (file: string) => (/^assets[\\/]/.test(file) ? 0 : /[\\/]/.test(file) ? 1 : 2);

function listedIn(place: string): string[] {
  const list = join(place, listFile);
  if (!existsSync(place)) return [];
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : filesIn(place);
}

/**
 * Moves the files of `built` into `place`, each replacing its predecessor at once. The files of the build before stay
 * for tabs that are open; older ones are removed. `onStep` is called after each file.
 */
export function publishBuild(built: string, place: string, onStep: (file: string) => void = () => {}): void {
  const before = listedIn(place);
  const files = filesIn(built).sort((a, b) => order(a) - order(b) || a.localeCompare(b));
  for (const file of files) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    renameSync(join(built, file), join(place, file));
    onStep(file);
  }
  const retained = new Set([...files, ...before.filter((file) => order(file) === 0)]);
  for (const file of filesIn(place))
    if (!retained.has(file) && !file.startsWith('.built-')) rmSync(join(place, file));
  writeFileSync(join(place, listFile), JSON.stringify(files));
  rmSync(built, { recursive: true, force: true });
}

/** Adds files that are in the place to what its build consists of. */
export function addToBuild(place: string, names: readonly string[]): void {
  writeFileSync(join(place, listFile), JSON.stringify([...new Set([...listedIn(place), ...names])]));
}
