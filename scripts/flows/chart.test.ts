import { describe, expect, test } from 'vitest';
import { flows } from '#tests/paths/registry.ts';
import { allTransitions, nodesOf } from '#tests/paths/transitions.ts';
import { chartOf, type Situation } from './chart.ts';
import { wrap } from './layout.ts';
import { toMermaid } from './mermaid.ts';
import { toSvg } from './svg.ts';

const everyPart = (situation: Situation): Situation[] => [situation, ...situation.parts.flatMap(everyPart)];

describe.each(flows)('the chart of $file', ({ machine }) => {
  const chart = chartOf(machine);
  const situations = everyPart(chart.root);

  test('contains every state', async () => {
    const names = nodesOf(machine.root).map(({ id }) => id);
    expect(situations.map(({ id }) => id)).toEqual(names);
    const [mermaid, svg] = [toMermaid(chart), await toSvg(chart)];
    for (const { name } of situations.slice(1)) {
      expect(mermaid).toContain(`"${name}`);
      expect(svg).toContain(`>${name}<`);
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
