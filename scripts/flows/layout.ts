import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Arrow, Chart, Situation } from './chart.ts';
import { humanize } from './describe-flow.ts';
import { textWidth } from './text-width.ts';

/** Font sizes in pixels. */
export const fontSize = { name: 13, small: 11 } as const;
export const lineHeight = 14;
export const box = { padding: 10, head: 22 } as const;

/** Wraps text at about `width` characters, at word boundaries. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The text below the name of a state. */
export const smallPrint = ({ description, calls, parts }: Situation): string[] => [
  ...wrap(description, parts.length > 0 ? 64 : 34),
  ...calls.map((call) => `calls ${humanize(call)}`),
];

/** Positions all boxes and edges; coordinates are relative to the top left of the diagram. */
export async function layOut(chart: Chart): Promise<ElkNode> {
  const drawing = await layOutWith(chart, new Map());
  const lacking = new Map(
    lackingWidths(chart.root, new Map(everyBox(drawing).map((each) => [each.id, each]))),
  );
  return lacking.size === 0 ? drawing : layOutWith(chart, lacking);
}

const everyBox = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(everyBox)];

/** By how much a group is narrower than its texts: ELK makes it as wide as what is in it. */
const lackingWidths = (
  situation: Situation,
  places: ReadonlyMap<string, ElkNode>,
): (readonly [id: string, width: number])[] => {
  const lacking = widthOf(situation) - (places.get(situation.id)?.width ?? 0);
  const inside = situation.parts.flatMap((part) => lackingWidths(part, places));
  return lacking > 0 ? [[situation.id, lacking], ...inside] : inside;
};

function layOutWith(chart: Chart, lacking: ReadonlyMap<string, number>): Promise<ElkNode> {
  const elk = new ELK();
  return elk.layout({
    id: 'drawing',
    children: [toBox(chart.root, false, lacking)],
    edges: chart.arrows.map(toEdge),
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.spacing.edgeLabel': '4',
      'elk.spacing.nodeNode': '36',
      'elk.spacing.edgeNode': '18',
      'elk.layered.spacing.nodeNodeBetweenLayers': '44',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    },
  });
}

/** Space above an initial state for its dot and arrow. */
export const startHeight = 24;

/** A diagram is read from its top: the initial state is the topmost. */
const placement = (isInitial: boolean) => ({
  'elk.alignment': 'TOP',
  ...(isInitial && { 'elk.layered.layering.layerConstraint': 'FIRST' }),
});

const widthOf = (situation: Situation): number =>
  Math.max(
    96,
    textWidth(humanize(situation.name), fontSize.name, 'semibold') + 2 * box.padding,
    ...smallPrint(situation).map((line) => textWidth(line, fontSize.small) + 2 * box.padding),
  );

function toBox(situation: Situation, isInitial: boolean, lacking: ReadonlyMap<string, number>): ElkNode {
  const { id, parts, initial } = situation;
  const height = box.head + smallPrint(situation).length * lineHeight + box.padding;
  if (parts.length === 0)
    return { id, width: widthOf(situation), height, layoutOptions: placement(isInitial) };
  const first = initial === null ? 0 : startHeight;
  return {
    id,
    children: parts.map((part) => toBox(part, part.id === initial, lacking)),
    layoutOptions: {
      ...placement(isInitial),
      'elk.padding': `[top=${height + 10 + first},left=16,bottom=16,right=${16 + Math.ceil(lacking.get(id) ?? 0)}]`,
    },
  };
}

function toEdge({ from, to, labels: names }: Arrow): ElkExtendedEdge {
  const labels = names.map(humanize);
  const width = Math.max(...labels.map((label) => textWidth(label, fontSize.small))) + 8;
  return {
    id: edgeId(from, to),
    sources: [from],
    targets: [to],
    labels: [{ text: labels.join('\n'), width, height: labels.length * lineHeight + 2 }],
  };
}

export const edgeId = (from: string, to: string) => `${from} to ${to}`;
