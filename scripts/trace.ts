/** Lists requirement rows that no test title names, and ids in titles that are no row. Exits with 1 if there are any. */
import { globSync, readFileSync } from 'node:fs';

const rowPattern = /^\| ([A-Z]+-\d+) \|/gm;
const titlePattern =
  /\b(?:test|\w+Test|it|describe|journey)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
/** The title of a table-driven test follows its table. */
const eachTitlePattern = /\.each\b[\s\S]*?[\])]\)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
/** Of a journey. */
const titleKeyPattern = /\btitle:\s+(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
const isJourneys = /\.journeys\.ts$/;
const idPattern = /\b[A-Z]{2,5}-\d+\b/g;

/** Ids of rows in a text. */
export const rowIdsIn = (text: string): string[] => [...text.matchAll(idPattern)].map(([id]) => id);

/** Ids in the titles of tests, with their files. */
export function idsInTitles(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const files = globSync(
    '{domain,machines,src,server,scripts,tests}/**/*.{test.ts,test.tsx,e2e.ts,journeys.ts}',
  );
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const patterns = [titlePattern, eachTitlePattern, ...(isJourneys.test(file) ? [titleKeyPattern] : [])];
    for (const pattern of patterns)
      for (const match of text.matchAll(pattern)) {
        // With %s the title takes its words from the table.
        const title = match[2]?.includes('%s') ? match[0] : (match[2] ?? '');
        for (const id of rowIdsIn(title)) found.set(id, (found.get(id) ?? new Set()).add(file));
      }
  }
  return found;
}

function main(): void {
  const rows = [...readFileSync('docs/requirements.md', 'utf8').matchAll(rowPattern)].map((m) => m[1] ?? '');
  const tested = idsInTitles();
  if (process.argv.includes('--where'))
    for (const [id, files] of [...tested].sort()) console.log(`${id}\t${[...files].join(' ')}`);
  const areas = new Set(rows.map((row) => row.split('-')[0]));
  const untested = rows.filter((id) => !tested.has(id));
  const unknown = [...tested.keys()].filter((id) => areas.has(id.split('-')[0]) && !rows.includes(id));
  console.log(`${rows.length - untested.length} of ${rows.length} rows are in test titles.`);
  if (untested.length > 0) console.error(`In no test title: ${untested.join(' ')}`);
  if (unknown.length > 0) console.error(`Not in docs/requirements.md: ${unknown.join(' ')}`);
  if (untested.length + unknown.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
