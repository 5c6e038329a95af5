import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

interface Source {
  readonly title: string;
  readonly url: string;
  readonly checked: string;
  readonly finding: string;
}
const file = readFileSync('content/recommendations/sources.yaml', 'utf8');
const sources: readonly Source[] = Object.values(parse(file) as Record<string, Source>);
const { rulebook } = await healthContent({ foods: await loadFoods() });

test('every source is one that something rests on', () => {
  const used = new Set(
    [...rulebook.rules, ...rulebook.interactions.values()].flatMap(({ evidence }) =>
      evidence.map(({ url }) => url),
    ),
  );
  expect(sources.filter(({ url }) => !used.has(url)).map(({ title }) => title)).toEqual([]);
});

test('nothing rests on sources alone that were not opened', () => {
  const isOpened = (url: string) => sources.some((each) => each.url === url && each.checked !== 'no');
  const common = new Set(['iron-foods']);
  for (const { id, evidence } of rulebook.rules)
    if (!common.has(id)) expect([id, evidence.some(({ url }) => isOpened(url))]).toEqual([id, true]);
  for (const [id, { evidence }] of rulebook.interactions)
    expect([id, evidence.some(({ url }) => isOpened(url))]).toEqual([id, true]);
});

test('no sentence promises to heal, or orders', () => {
  for (const { id, label, how } of rulebook.rules)
    expect([
      id,
      `${label} ${how}`.match(/\b(?:cures?|heals?|guarantee\w*|always works|must|never fails)\b/i),
    ]).toEqual([id, null]);
});
