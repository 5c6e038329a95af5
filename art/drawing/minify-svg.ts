/** Minifies an SVG: repeated parts are drawn once and referenced. */
import type { Ink } from './svg.ts';

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Clips and gradients that are alike under two names become one. */
function mergeDefs(svg: string): string {
  const known = new Map<string, string>();
  let merged = svg;
  const defs = /<(clipPath|linearGradient|radialGradient) id="([^"]+)"([^>]*)>(.*?)<\/\1>/g;
  for (const [whole, kind, id = '', attributes, inner] of svg.matchAll(defs)) {
    const content = `${kind}${attributes}${inner}`;
    const first = known.get(content);
    if (first === undefined) known.set(content, id);
    else merged = merged.replace(whole, '').replaceAll(`url(#${id})`, `url(#${first})`);
  }
  return merged;
}

/** A piece that is another one mirrored refers to it. */
function mergeMirrored(svg: string): string {
  const mirrored = /<g id="([^"]+)"><g transform="scale\(-1 1\)">(.*?)<\/g><\/g>/g;
  return svg.replace(mirrored, (whole, id: string, inner: string) => {
    const [, other] = new RegExp(`<g id="([^"]+)">${escaped(inner)}</g>`).exec(svg) ?? [];
    return other ? `<g id="${id}"><use href="#${other}" transform="scale(-1 1)"/></g>` : whole;
  });
}

const turned = /^<use href="#([^"]+)" transform="translate\((-?[\d.]+) ?(-?[\d.]+)\)rotate\((-?\d+)\)"\/>$/;
/** Pieces in one heap, one upon the other. */
const heap = /(?:<use [^>]+\/>){12,}/g;
/** Fewer copies of a piece in a layer cost less each for themselves. */
const several = 3;

interface Lying {
  readonly tag: string;
  readonly id: string;
  readonly at: readonly [x: string, y: string];
}

const lyingOf = (tag: string): Lying => {
  const [, id = '', x = '', y = ''] = turned.exec(tag) ?? [];
  return { tag, id, at: [x, y] };
};

const joined = (numbers: readonly string[]) =>
  numbers.reduce((text, it) => `${text}${text === '' || it.startsWith('-') ? '' : ' '}${it}`, '');

/**
 * Pieces that lie about in numbers become the corners of a path, each corner a mark with the piece in it, turned as the
 * path turns there: a tenth of the bytes. They lie where they lay; how they are turned is another chance.
 */
function piecesAsMarkers(svg: string, names: Ink, layers: number): string {
  const marks = new Map<string, string>();
  let defs = '';
  const markOf = (id: string) => {
    const known = marks.get(id) ?? names.id();
    if (!marks.has(id))
      defs += `<marker id="${known}" overflow="visible" markerUnits="userSpaceOnUse" orient="auto"><use href="#${id}"/></marker>`;
    marks.set(id, known);
    return known;
  };
  const strewn = svg.replace(heap, (whole) => {
    const pieces = (whole.match(/<use [^>]+\/>/g) ?? []).map(lyingOf);
    const size = Math.ceil(pieces.length / layers);
    const laid = Array.from({ length: layers }, (_, n) => pieces.slice(n * size, (n + 1) * size));
    return laid
      .flatMap((layer) =>
        [...Map.groupBy(layer, ({ id }) => id)].map(([id, same]) => {
          if (id === '' || same.length < several) return same.map(({ tag }) => tag).join('');
          const corners = joined(['0', '0', ...same.flatMap(({ at }) => at), '0', '0']);
          return `<path d="M${corners}" marker-mid="url(#${markOf(id)})"/>`;
        }),
      )
      .join('');
  });
  const inked = defs && `<g stroke-width="5" paint-order="stroke">${defs}</g>`;
  return strewn.replace('</defs>', `${inked}</defs>`);
}

interface Repeat {
  readonly first: number;
  readonly second: number;
  readonly length: number;
  readonly saved: number;
}

const isLeaf = (tag: string) => tag.endsWith('/>') && !tag.includes(' id="');

/** The longest repeated run of whole elements, in bytes. */
function longestRepeat(tags: readonly string[]): Repeat | null {
  const places = Map.groupBy(tags.keys(), (place) => tags[place] ?? '');
  let best: Repeat | null = null;
  for (const [first, tag] of tags.entries()) {
    if (!isLeaf(tag)) continue;
    for (const second of places.get(tag) ?? []) {
      if (second <= first) continue;
      let [length, bytes] = [0, 0];
      while (
        first + length < second &&
        isLeaf(tags[first + length] ?? '') &&
        tags[first + length] === tags[second + length]
      ) {
        bytes += tags[first + length]?.length ?? 0;
        length += 1;
      }
      const saved = bytes - 50;
      if (saved > (best?.saved ?? 40)) best = { first, second, length, saved };
    }
  }
  return best;
}

/** Replaces repeated runs of elements by references to the first. */
function reuseRuns(svg: string, names: Ink): string {
  let tags: readonly string[] = svg.match(/<[^>]+>/g) ?? [];
  for (let found = longestRepeat(tags); found !== null; found = longestRepeat(tags)) {
    const { first, length } = found;
    const run = tags.slice(first, first + length);
    const id = names.id();
    const shortened: string[] = [];
    for (let at = 0; at < tags.length; at += 1) {
      const isRun = at >= first && run.every((tag, n) => tags[at + n] === tag);
      if (!isRun) {
        shortened.push(tags[at] ?? '');
        continue;
      }
      if (at === first) shortened.push(`<g id="${id}">`, ...run, '</g>');
      else shortened.push(`<use href="#${id}"/>`);
      at += length - 1;
    }
    tags = shortened;
  }
  return tags.join('');
}

/** Lossless minification. `names` continues the ids of the picture. */
export const minifySvg = (svg: string, names: Ink): string => reuseRuns(mergeMirrored(mergeDefs(svg)), names);

/**
 * The same pieces in the same places, in far fewer bytes, where many of them lie about. Some are turned
 * another way, and a heap lies in so many layers, in each of them one kind of piece after the other.
 */
export const minifyPieces = (svg: string, names: Ink, layers: number): string =>
  minifySvg(piecesAsMarkers(svg, names, layers), names);
