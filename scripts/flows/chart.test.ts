import type { ElkNode } from 'elkjs/lib/elk.bundled.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { flows } from '#tests/paths/registry.ts';
import { allTransitions, nodesOf } from '#tests/paths/transitions.ts';
import { chartOf, type Situation } from './chart.ts';
import { humanize } from './describe-flow.ts';
import { box, fontSize, layOut, smallPrint, wrap } from './layout.ts';
import { toMermaid } from './mermaid.ts';
import { toSvg } from './svg.ts';
import { textWidth } from './text-width.ts';

const everyPart = (situation: Situation): Situation[] => [situation, ...situation.parts.flatMap(everyPart)];

const everyNode = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(everyNode)];

describe.each(flows)('the chart of $file', ({ machine }) => {
  const chart = chartOf(machine);
  const situations = everyPart(chart.root);
  let drawing: ElkNode;
  beforeAll(async () => {
    drawing = await layOut(chart);
  });

  test('contains every state', () => {
    const names = nodesOf(machine.root).map(({ id }) => id);
    expect(situations.map(({ id }) => id)).toEqual(names);
    const [mermaid, svg] = [toMermaid(chart), toSvg(chart, drawing)];
    for (const { name } of situations.slice(1)) {
      expect(mermaid).toContain(`"${name}`);
      expect(svg).toContain(`>${humanize(name)}<`);
    }
    for (const { labels } of chart.arrows)
      for (const label of labels) expect(svg).toContain(`>${escapeHtml(humanize(label))}<`);
  });

  test('begins with its initial states: nothing beside them is higher, and every text fits its box', () => {
    const places = new Map(everyNode(drawing).map((node) => [node.id, node]));
    const top = (id: string) => places.get(id)?.y ?? Number.NaN;
    for (const { initial, parts } of situations)
      if (initial !== null) expect(Math.min(...parts.map(({ id }) => top(id)))).toBe(top(initial));
    for (const situation of situations) {
      const widths = [
        textWidth(humanize(situation.name), fontSize.name, 'semibold'),
        ...smallPrint(situation).map((line) => textWidth(line, fontSize.small)),
      ];
      expect(places.get(situation.id)?.width).toBeGreaterThanOrEqual(Math.max(...widths) + box.padding);
    }
    for (const { text = '', width } of drawing.edges?.flatMap(({ labels }) => labels ?? []) ?? [])
      for (const line of text.split('\n'))
        expect(width).toBeGreaterThanOrEqual(textWidth(line, fontSize.small));
  });

  test('has no empty space below what is in a box', () => {
    const points = (drawing.edges ?? []).flatMap(({ sections, labels }) => [
      ...(sections ?? []).flatMap(({ startPoint, endPoint, bendPoints }) => [
        startPoint,
        endPoint,
        ...(bendPoints ?? []),
      ]),
      ...(labels ?? []).map(({ x = 0, y = 0, height = 0 }) => ({ x, y: y + height })),
    ]);
    for (const { x = 0, y = 0, width = 0, height = 0, children } of everyNode(drawing)) {
      if (children === undefined) continue;
      const bottom = y + height;
      const inside = points.filter((point) => point.x > x && point.x < x + width && point.y < bottom);
      const lowest = Math.max(
        ...children.map((child) => (child.y ?? 0) + (child.height ?? 0)),
        ...inside.map((point) => point.y),
      );
      expect(bottom - lowest).toBeLessThanOrEqual(60);
    }
  });

  test('transitions connect known states only, and none is missing', () => {
    const known = new Set(situations.map(({ id }) => id));
    expect(chart.arrows.filter(({ from, to }) => !known.has(from) || !known.has(to))).toEqual([]);
    const pairs = new Set(chart.arrows.map(({ from, to }) => `${from} -> ${to}`));
    expect(pairs.size).toBe(chart.arrows.length);
    const ways = chart.arrows.flatMap(({ labels }) => labels);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.length).toBeLessThanOrEqual(allTransitions(machine).length);
  });
});

test('a text is broken between words', () => {
  expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
  expect(wrap('immeasurable', 4)).toEqual(['immeasurable']);
  expect(wrap('', 10)).toEqual([]);
});
