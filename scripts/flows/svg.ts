import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk.bundled.js';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Chart, Situation } from './chart.ts';
import { humanize } from './describe-flow.ts';
import { box, edgeId, fontSize, lineHeight, smallPrint, startHeight } from './layout.ts';

const ink = { name: '#1f2a24', text: '#55605a', line: '#5d6b63', rejection: '#b3b9b5' } as const;
const paper = { around: '#ffffff', group: '#f6f7f3', plain: '#ffffff', calling: '#eef3ea' } as const;

/** The graph as SVG, laid out by `layOut`; its names are plain words, those of the Mermaid diagram the code's. */
export function toSvg(chart: Chart, drawing: ElkNode): string {
  const places = new Map(placesOf(drawing).map((node) => [node.id, node]));
  const rejections = new Set(
    chart.arrows.filter(({ onlyDefects }) => onlyDefects).map(({ from, to }) => edgeId(from, to)),
  );
  const edges = drawing.edges ?? [];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(drawing.width)} ${round(drawing.height)}" width="${round(drawing.width)}" height="${round(drawing.height)}" font-family="system-ui, sans-serif" role="img">`,
    `<title>${escapeHtml(chart.title)}</title>`,
    `<desc>${escapeHtml(chart.description)}</desc>`,
    '<defs>',
    marker('tip', ink.line),
    marker('faint-tip', ink.rejection),
    '</defs>',
    `<rect width="100%" height="100%" fill="${paper.around}"/>`,
    ...boxesOf(chart.root, places),
    ...edges.map((edge) => lineOf(edge, rejections.has(edge.id))),
    ...wordsOf(chart.root, places),
    ...edges.flatMap(labelsOf),
    '</svg>',
    '',
  ].join('\n');
}

const marker = (id: string, color: string) =>
  `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="${color}"/></marker>`;

const placesOf = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(placesOf)];

function boxesOf(situation: Situation, places: ReadonlyMap<string, ElkNode>): string[] {
  const place = places.get(situation.id);
  if (place === undefined) throw new Error(`${situation.id} was not laid out`);
  const [x, y] = [round(place.x), round(place.y)];
  const [width, height] = [round(place.width), round(place.height)];
  const fill =
    situation.parts.length > 0 ? paper.group : situation.calls.length > 0 ? paper.calling : paper.plain;
  const dash = situation.kind === 'parallel' ? ' stroke-dasharray="6 4"' : '';
  const rect = (inset: number) =>
    `<rect x="${x + inset}" y="${y + inset}" width="${round(width - 2 * inset)}" height="${round(height - 2 * inset)}" rx="8" fill="${fill}" stroke="${ink.line}"${dash}${inset === 0 ? ` data-state="${escapeHtml(situation.id)}"` : ''}/>`;
  return [
    rect(0),
    ...(situation.kind === 'final' ? [rect(3)] : []),
    ...startOf(places.get(situation.initial ?? '')),
    ...situation.parts.flatMap((part) => boxesOf(part, places)),
  ];
}

/** Names and descriptions, above the lines; lines that cross those of a group are interrupted there. */
function wordsOf(situation: Situation, places: ReadonlyMap<string, ElkNode>): string[] {
  const place = places.get(situation.id);
  const [x, y] = [round(place?.x) + box.padding, round(place?.y)];
  const words = [
    text(x, y + 18, fontSize.name, ink.name, humanize(situation.name), 600),
    ...smallPrint(situation).map((line, row) =>
      text(x, y + box.head + 12 + row * lineHeight, fontSize.small, ink.text, line),
    ),
  ];
  if (situation.parts.length === 0) return words;
  return [
    `<g stroke="${paper.group}" stroke-width="5" stroke-linejoin="round" paint-order="stroke">`,
    ...words,
    '</g>',
    ...situation.parts.flatMap((part) => wordsOf(part, places)),
  ];
}

/** The dot and the arrow that point to an initial state. */
function startOf(initial: ElkNode | undefined): string[] {
  if (initial === undefined) return [];
  const [x, bottom] = [round((initial.x ?? 0) + 24), round(initial.y)];
  const top = round(bottom - startHeight + 7);
  return [
    `<circle cx="${x}" cy="${top}" r="5" fill="${ink.line}"/>`,
    `<polyline points="${x},${top} ${x},${bottom}" fill="none" stroke="${ink.line}" marker-end="url(#tip)"/>`,
  ];
}

function lineOf({ sections }: ElkExtendedEdge, isRejection: boolean): string {
  const [color, tip] = isRejection ? [ink.rejection, 'faint-tip'] : [ink.line, 'tip'];
  return (sections ?? [])
    .map(({ startPoint, bendPoints, endPoint }) => {
      const points = [startPoint, ...(bendPoints ?? []), endPoint].map(pair).join(' ');
      return `<polyline points="${points}" fill="none" stroke="${color}" marker-end="url(#${tip})"/>`;
    })
    .join('');
}

const labelsOf = ({ labels }: ElkExtendedEdge): string[] =>
  (labels ?? []).flatMap(({ text: words = '', x, y, width, height }) => [
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${paper.around}" fill-opacity="0.85" rx="3"/>`,
    ...words
      .split('\n')
      .map((line, row) =>
        text(round(x) + 4, round(y) + 11 + row * lineHeight, fontSize.small, ink.name, line),
      ),
  ]);

const text = (x: number, y: number, size: number, color: string, words: string, weight = 400) =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${color}">${escapeHtml(words)}</text>`;

const pair = ({ x, y }: ElkPoint) => `${round(x)},${round(y)}`;
const round = (value: number | undefined) => Math.round((value ?? 0) * 10) / 10;
