import type { StaticPage } from '#src/prerender.tsx';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** The files a module needs before it can run, each once, what it builds on first. Paths are below dist/. */
export function filesOf(manifest: Manifest, module: string) {
  const seen = new Set<string>();
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  const chunks = visit(module);
  return {
    js: chunks.map((chunk) => chunk.file),
    css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  };
}

const styleLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const picture = /src="\/([^"]+\.svg)"/g;

/** The style sheets a page asks for, as paths below dist/. */
export const sheetsOf = (template: string) =>
  [...template.matchAll(styleLink)].map((match) => match[1] ?? '');

/** The drawings of a piece of markup, as paths below dist/. */
export const picturesIn = (markup: string) => [
  ...new Set([...markup.matchAll(picture)].map((match) => match[1] ?? '')),
];

/** A drawing as an address that holds it, fit for an attribute in double quotes; packs better than base64. */
export function dataUrl(svg: string): string {
  const encoded = svg.replace(/[%#<>&\r\n]/g, encodeURIComponent).replaceAll('"', "'");
  return `data:image/svg+xml,${encoded}`;
}

export interface PageParts {
  /** Scripts to be fetched together with the page. */
  readonly scripts: readonly string[];
  readonly sheets: ReadonlyArray<{ readonly name: string; readonly css: string }>;
  readonly pictures: ReadonlyArray<{ readonly name: string; readonly url: string }>;
}

/**
 * A page that is complete when it arrives: markup, styles and drawings are in it. Style sheets it holds are named
 * by disabled links, which are not fetched and keep the app from asking for them; pictures keep their address, so
 * that the app draws on with what is there. The markup may not carry style attributes, which the page's policy
 * refuses, and its forms go nowhere before the script is there: the method `dialog` sends nothing.
 */
export function fillPage(
  template: string,
  { title, markup }: Pick<StaticPage, 'title' | 'markup'>,
  { scripts, sheets, pictures }: PageParts,
): string {
  if (/\sstyle="/.test(markup)) throw new Error('A static page has a style attribute.');
  const head = [
    `<style>${sheets.map(({ css }) => css.trim()).join('')}</style>`,
    ...sheets.map(({ name }) => `<link rel="stylesheet" disabled href="/${name}">`),
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
    .replace('<!--shell-->', () => shell);
}
