import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Import, importsOf } from './imports.ts';
import { layers } from './rooms.ts';
import { sourceFiles } from './source-files.ts';

const services = layers.server.flatMap(({ name, folders }) => (name === 'services' ? folders : []));

/** Who may import whom. A room may always import itself, except features, which never import each other. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  domain: ['contract'],
  art: ['domain'],
  machines: ['domain', 'contract'],
  'src/ui': ['domain'],
  'src/paths': [],
  'src/member-paths': ['src/paths'],
  'src/freshness': [],
  'src/api': ['contract', 'domain/message', 'machines/shared'],
  'src/pwa': ['src/api', 'src/offline', 'domain'],
  'src/offline': ['src/api', 'src/freshness', 'domain', 'contract'],
  'src/flows': [
    'machines',
    'domain',
    'src/api',
    'src/pwa',
    'src/offline',
    'src/freshness',
    'src/paths',
    'src/member-paths',
    'contract',
  ],
  'src/features': ['src/flows', 'src/ui', 'src/paths', 'src/member-paths', 'domain', 'contract'],
  'src/app': [
    'src/ui',
    'src/api',
    'src/pwa',
    'src/flows',
    'src/features',
    'src/paths',
    'src/member-paths',
    'domain',
    'contract',
  ],
  'server/operations': [
    ...services.map((folder) => `server/${folder}`),
    'server/queries',
    'server/errors',
    'server/context',
    'server/providers',
    'server/security',
    'domain',
    'contract',
  ],
  'server/queries': ['server/db', 'art', 'domain', 'contract'],
  // the protocol of a food test runs on the server: docs/decisions/057-trigger-tests.md
  server: ['art', 'domain', 'contract', 'machines/triggers'],
};

function roomOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  if (
    first === 'src' &&
    /^(main|preload-data|capture-early-submit|show-rendered-page|prerender|render-pages|vite-env)/.test(
      second,
    )
  )
    return 'src/app';
  if (first === 'src') return `src/${second.replace(/\.tsx?$/, '')}`;
  if (first === 'server' && (second === 'operations' || second === 'queries')) return `server/${second}`;
  return first;
}

const isWithin = (path: string, room: string) =>
  path === room || path.startsWith(`${room}/`) || path.startsWith(`${room}.`);

function isAllowed({ from, to }: Import): boolean {
  const room = roomOf(from);
  if (room === 'tests' || room === 'scripts') return true;
  if (room === 'src/features' && isWithin(to, 'src/features')) return from.split('/')[2] === to.split('/')[2];
  if (isWithin(to, room)) return true;
  if (room === 'machines') return isWithin(to, 'domain') || isWithin(to, 'contract');
  return (mayImport[room] ?? []).some((allowed) => isWithin(to, allowed));
}

const files = sourceFiles().filter((file) => !/\.test\.tsx?$/.test(file));
const imports = files.flatMap(importsOf);

describe('architecture', () => {
  test('every room is known', () => {
    const rooms = new Set(files.map(roomOf));
    const known = new Set([...Object.keys(mayImport), 'tests', 'scripts']);
    expect([...rooms].filter((room) => !known.has(room))).toEqual([]);
  });

  test('rooms import only what they may', () => {
    expect(imports.filter((i) => !isAllowed(i)).map((i) => `${i.from} -> ${i.to}`)).toEqual([]);
  });

  test('a flow imports other flows only from machines/shared', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.endsWith('.machine.ts') &&
        to.startsWith('machines/') &&
        !to.startsWith('machines/shared/') &&
        dirname(from) !== dirname(to),
    );
    expect(wrong).toEqual([]);
  });

  test('nothing imports tests but tests and scripts', () => {
    const wrong = imports.filter(
      ({ from, to }) => to.startsWith('tests/') && !/^(tests|scripts)\//.test(from),
    );
    expect(wrong).toEqual([]);
  });

  test('EXT-13 the app never decides whether food fits: it shows the server’s response', () => {
    const deciding =
      /^domain\/(dietary-profile|swap\/(swaps-for|best-swap|changed-dish)|make-it-fit|allergen\/allergens-of|diet\/diets-of|intolerance\/(member-verdict|verdicts|low-servings|member-lists))/;
    const next = Map.groupBy(
      imports.filter(({ typeOnly }) => !typeOnly),
      ({ from }) => from,
    );
    // what they import in turn as well, with the way to it
    const importChains = new Map(
      files.filter((file) => file.startsWith('src/')).map((file) => [file, [file]]),
    );
    for (const [file, chain] of importChains)
      for (const { to } of next.get(file) ?? [])
        if (!importChains.has(to)) importChains.set(to, [...chain, to]);
    expect(importChains.has('domain/intolerance/intolerances.ts')).toBe(true);
    expect(
      [...importChains].flatMap(([file, chain]) => (deciding.test(file) ? [chain.join(' -> ')] : [])),
    ).toEqual([]);
    const named = imports.filter(({ from, to }) => from.startsWith('src/') && deciding.test(to));
    expect(named.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
    const compared = /\b(level|limit)\b[\w.?()]*\s*[<>]=?\s*[\w.?()]*\b(level|limit)\b/;
    const comparing = files.filter(
      (file) => file.startsWith('src/') && compared.test(readFileSync(file, 'utf8')),
    );
    expect(comparing).toEqual([]);
  });

  test('there is no import cycle', () => {
    const graph = new Map(
      files.map((file) => [file, imports.filter((i) => i.from === file && !i.typeOnly).map((i) => i.to)]),
    );
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, trail: readonly string[]) => {
      const at = trail.indexOf(file);
      if (at >= 0) cycles.push([...trail.slice(at), file].join(' -> '));
      if (at >= 0 || done.has(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });
});
