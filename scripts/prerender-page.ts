import type { StaticPage } from '#src/prerender.tsx';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The JS and CSS files of modules or chunks with all their imports, each once, dependencies first. Paths are below
 * dist/.
 */
export function filesOf(manifest: Manifest, modules: readonly string[]) {
  const seen = new Set<string>();
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  const keyOf = (name: string) =>
    manifest[name] ? name : Object.keys(manifest).find((key) => manifest[key]?.name === name);
  const chunks = modules.flatMap((name) => {
    const key = keyOf(name);
    if (key === undefined) throw new Error(`The build has nothing called ${name}.`);
    return visit(key);
  });
  return {
    js: chunks.map((chunk) => chunk.file),
    css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  };
}

const styleLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const picture = /src="\/([^"]+\.svg)"/g;

/** The style sheets that a page links to, as paths below dist/. */
export const styleSheetsOf = (template: string) =>
  [...template.matchAll(styleLink)].map((match) => match[1] ?? '');

/** The SVG files in the markup, as paths below dist/. */
export const picturesIn = (markup: string) => [
  ...new Set([...markup.matchAll(picture)].map((match) => match[1] ?? '')),
];

/** An SVG as a data URL for an attribute in double quotes; compresses better than base64. */
export function dataUrl(svg: string): string {
  const encoded = svg.replace(/[%#<>&\r\n]/g, encodeURIComponent).replaceAll('"', "'");
  return `data:image/svg+xml,${encoded}`;
}

export interface PageParts {
  /** Scripts to preload with the page. */
  readonly scripts: readonly string[];
  readonly styleSheets: ReadonlyArray<{ readonly name: string; readonly css: string }>;
  readonly pictures: ReadonlyArray<{ readonly name: string; readonly url: string }>;
  /** Preload script and its chunks for signed-in members, with more of them for some pages. */
  readonly preload: {
    readonly script: string;
    readonly member: readonly string[];
    readonly screens: Readonly<Record<string, readonly string[]>>;
  } | null;
  /** The code that runs at the end of the page. */
  readonly atEnd: string | null;
  /** The script that captures an early submit, for pages with a form. */
  readonly captureSubmit: string | null;
}

function preloadScript(preload: PageParts['preload'], isThere: (file: string) => boolean): string[] {
  if (preload === null) return [];
  const { script, member, screens } = preload;
  const named = (files: readonly string[]) =>
    files
      .filter((file) => !isThere(file))
      .map((file) => `/${file}`)
      .join(' ');
  const own = Object.entries(screens).map(
    ([screen, files]) => ` data-${screen}="${named(files.filter((file) => !member.includes(file)))}"`,
  );
  return [`<script async src="/${script}" data-member="${named(member)}"${own.join('')}></script>`];
}

/**
 * A complete page: markup, styles and drawings are inlined. Inlined style sheets are also named by disabled
 * links, which are not fetched and stop the app from fetching them; pictures have their URL as a key, so that
 * the app reuses the inlined ones. The markup must not have style attributes, which the content security
 * policy blocks, and its forms submit nothing before the script is there.
 */
export function fillPage(
  template: string,
  { title, markup, ownStyles = '' }: Pick<StaticPage, 'title' | 'markup' | 'ownStyles'>,
  { scripts, styleSheets, pictures, preload, captureSubmit, atEnd }: PageParts,
): string {
  if (/\sstyle="/.test(markup)) throw new Error('A static page has a style attribute.');
  const isThere = (file: string) =>
    template.includes(file) || scripts.includes(file) || styleSheets.some(({ name }) => name === file);
  const head = [
    ...preloadScript(preload, isThere),
    ...(captureSubmit === null ? [] : [`<script async src="/${captureSubmit}"></script>`]),
    `<style>${[...styleSheets.map(({ css }) => css), ownStyles].map((css) => css.trim()).join('')}</style>`,
    ...styleSheets.map(({ name }) => `<link rel="stylesheet" disabled href="/${name}">`),
    ...scripts
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const shell = pictures.reduce(
    (text, { name, url }) => text.replaceAll(`src="/${name}"`, () => `data-src="/${name}" src="${url}"`),
    markup.replace(/<link rel="preload" as="image"[^>]*>/g, '').replaceAll('<form', '<form method="dialog"'),
  );
  const named =
    title === null ? template : template.replace(/<title>.*?<\/title>/, `<title>${title}</title>`);
  return named
    .replace(styleLink, '')
    .replace('<!--critical-->', () => head.join(''))
    .replace('<!--shell-->', () => shell)
    .replace('</body>', (end) => (atEnd === null ? end : `<script>${atEnd.trim()}</script>${end}`));
}
