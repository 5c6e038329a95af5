import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { importsOf } from '#tests/architecture/imports.ts';
import { type Route, readRoutes, routeFiles } from './read-routes.ts';
import { isTextsFile, readTexts, type Text, textsFiles } from './read-texts.ts';

/** A text with where it is used and seen. */
export interface ShownText extends Text {
  readonly usedIn: readonly string[];
  /** Paths of the pages that can show it; empty if it is shown outside of them. */
  readonly screens: readonly string[];
  /** The same in short: all screens in a frame are one place. */
  readonly places: readonly string[];
}

/** The screens; in place of all those in a frame its name: `every screen in MemberFrame`. */
export function placesOf(screens: ReadonlySet<string>, routes: readonly Route[]): string[] {
  const frames = [...new Set(routes.flatMap(({ files }) => files.slice(0, -1)))];
  const inFrame = new Map(
    frames.map((frame) => [
      frame,
      routes.filter(({ files }) => files.slice(0, -1).includes(frame)).map(({ path }) => path),
    ]),
  );
  const whole = frames.filter((frame) => inFrame.get(frame)?.every((path) => screens.has(path)));
  const [widest] = whole.filter((frame) => (inFrame.get(frame)?.length ?? 0) > 1);
  if (widest === undefined) return [...screens];
  const inside = new Set(inFrame.get(widest));
  const rest = new Set([...screens].filter((path) => !inside.has(path)));
  return [`every screen in ${basename(widest, '.tsx')}`, ...placesOf(rest, routes)];
}

/** All texts with the screens that can show them, as the imports of the routes' components have it. */
export function shownTexts(): ShownText[] {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|fixture|d)\.tsx?$/.test(file));
  const imports = new Map(files.map((file) => [file, importsOf(file).filter(({ typeOnly }) => !typeOnly)]));
  const routes = readRoutes();
  const pages = new Set(routes.flatMap(({ files: own }) => own));

  /** What is loaded with the file; a page that is only prefetched belongs to its own route. */
  const reached = new Map<string, ReadonlySet<string>>();
  const reachedFrom = (start: string): ReadonlySet<string> => {
    const known = reached.get(start);
    if (known !== undefined) return known;
    const seen = new Set([start]);
    for (const file of seen) for (const { to } of imports.get(file) ?? []) if (!pages.has(to)) seen.add(to);
    reached.set(start, seen);
    return seen;
  };

  const users = (text: Text): { file: string; alias: string }[] =>
    files.flatMap((file) => {
      if (isTextsFile(file)) return [];
      const aliases = (imports.get(file) ?? []).flatMap(({ to, names }) =>
        to === text.file && names.has(text.part) ? [names.get(text.part) ?? ''] : [],
      );
      if (aliases.length === 0) return [];
      const source = readFileSync(file, 'utf8').replace(/^import [^;]*;$/gm, '');
      const [key] = text.key.split('.');
      // by its key, or as a whole
      const uses = (alias: string) => new RegExp(`\\b${alias}(?:\\.${key}\\b|\\b(?!\\.))`).test(source);
      return aliases.filter(uses).map((alias) => ({ file, alias }));
    });

  const isOn = (route: Route, text: Text, file: string, alias: string): boolean =>
    routeFiles.includes(file)
      ? file === route.writtenIn && new RegExp(`\\b${alias}\\.${text.key}\\b`).test(route.source)
      : route.files.some((own) => reachedFrom(own).has(file));

  return textsFiles()
    .flatMap((file) => readTexts(file))
    .map((text) => {
      const used = users(text);
      const on = routes.filter((route) => used.some(({ file, alias }) => isOn(route, text, file, alias)));
      const screens = new Set(on.map(({ path }) => path));
      return {
        ...text,
        usedIn: used.map(({ file }) => file),
        screens: [...screens],
        places: placesOf(screens, routes),
      };
    });
}
