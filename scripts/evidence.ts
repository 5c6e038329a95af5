import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from '#server/health/health-content.ts';
import { evidencePage } from './evidence/evidence-page.ts';
import { readSignatures } from './evidence/read-signatures.ts';
import { evidenceSections, type KnownSource } from './evidence/sections.ts';

const root = join(import.meta.dirname, '..');
const pagePath = join(root, 'docs/health-evidence.md');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const content = await healthContent({ foods: await loadFoods() });
const sources = Object.values(
  parse(read('content/recommendations/sources.yaml')) as Record<string, KnownSource>,
);
const page = evidencePage(
  evidenceSections(content, sources),
  readSignatures(read('content/health-signatures.csv')),
);
if (!values.check) writeFileSync(pagePath, page);
else if (readFileSync(pagePath, 'utf8') !== page)
  throw new Error('docs/health-evidence.md differs from content/; run npm run evidence');
