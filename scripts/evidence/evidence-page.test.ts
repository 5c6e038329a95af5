import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from '#server/health/health-content.ts';
import { type EvidenceSection, evidencePage } from './evidence-page.ts';
import { readSignatures } from './read-signatures.ts';
import { evidenceSections } from './sections.ts';

const line = (id: string) => ({ id, claim: 'Says this | that.', source: 'Label', checked: 'opened' });
const sections: readonly EvidenceSection[] = [
  { title: 'Rules', about: 'About.', signedBy: ['physician', 'dietitian'], lines: [line('a'), line('b')] },
];
const signed = { id: 'a', role: 'physician', name: 'Dr. N. N.', date: '2026-12-01' } as const;

describe('EXT-17 EXT-18 the page that is signed', () => {
  test('lists the missing signatures of each line and their total', () => {
    const text = evidencePage(sections, [signed]);
    expect(text).toContain(
      '| a | Says this / that. | Label | opened | physician: Dr. N. N., 2026-12-01; dietitian: **unsigned** |',
    );
    expect(text).toContain('physician: **unsigned**; dietitian: **unsigned** |');
    expect(text).toContain('| physician | 2 | 1 | 1 |');
    expect(text).toContain('| pharmacist | 0 | 0 | 0 |');
  });

  test('a signature of an unknown line fails', () => {
    expect(() => evidencePage(sections, [{ ...signed, id: 'c' }])).toThrow('there is no rule "c"');
  });

  test('signatures name a role and a day', () => {
    const table = (row: string) => readSignatures(`id,role,name,date\n${row}`);
    expect(readSignatures('id,role,name,date\n')).toEqual([]);
    expect(table('a,physician,Dr. N. N.,2026-12-01')).toEqual([signed]);
    expect(() => table('a,dentist,N,2026-12-01')).toThrow('line 2');
    expect(() => table('a,physician,N,soon')).toThrow('a day like 2026-11-23');
  });

  test('every rule, dose, interaction and urgent sign is on docs/health-evidence.md, each with a unique id', async () => {
    const content = await healthContent({ foods: await loadFoods() });
    const ids = evidenceSections(content, []).flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const { rules, interactions, urgent, limits } = content.rulebook;
    for (const { id, dose } of rules)
      expect(ids).toEqual(expect.arrayContaining(dose ? [id, `dose:${id}`] : [id]));
    for (const id of interactions.keys()) expect(ids).toContain(`withheld:${id}`);
    for (const { id } of content.medicines.interactions) expect(ids).toContain(id);
    for (const { name, kind, keys } of urgent.signs)
      expect(ids).toContain(`urgent:${kind}:${name}:${keys.join('-')}`);
    for (const { id } of content.situations.flatMap(({ rules: of }) => of))
      expect(ids).toContain(`safety:${id}`);
    for (const nutrient of limits.keys()) expect(ids).toContain(`limit:${nutrient}`);
    const page = readFileSync('docs/health-evidence.md', 'utf8');
    for (const id of ids) expect(page).toContain(`| ${id} |`);
  });
});
