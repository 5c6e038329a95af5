/** Lists requirement rows that no test title names. Exits with 1 if one of them is in docs/built-requirements.txt. */
import { globSync, readFileSync } from 'node:fs';

const rowPattern = /^\| ([A-Z]+-\d+) \|/gm;
const titlePattern =
  /\b(?:test|\w+Test|it|describe|journey)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
/** The title of a table-driven test follows its table. */
const eachTitlePattern = /\.each\b[\s\S]*?[\])]\)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
/** Of a journey. */
const titleKeyPattern = /\btitle:\s+(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
const isJourneys = /\.journeys\.ts$/;
const idPattern = /\b([A-Z]{2,5})-(\d+)(?:\.\.(\d+))?\b/g;

/** `AUTH-04..06` and `AUTH-04` become single ids. */
export function expandIds(text: string): string[] {
  return [...text.matchAll(idPattern)].flatMap(([, area = '', from = '0', to]) => {
    const first = Number(from);
    const last = to === undefined ? first : Number(to);
    return Array.from(
      { length: last - first + 1 },
      (_, i) => `${area}-${String(first + i).padStart(2, '0')}`,
    );
  });
}

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
        for (const id of expandIds(title)) found.set(id, (found.get(id) ?? new Set()).add(file));
      }
  }
  return found;
}

function main(): void {
  const rows = [...readFileSync('docs/requirements.md', 'utf8').matchAll(rowPattern)].map((m) => m[1] ?? '');
  const known = new Set(rows);
  const builtText = readFileSync('docs/built-requirements.txt', 'utf8').replace(/^#.*$/gm, '');
  const built = new Set(expandIds(builtText));
  const tested = idsInTitles();

  const unknown = [...built].filter((id) => !known.has(id));
  const missing = [...built].filter((id) => !tested.has(id));
  const untested = rows.filter((id) => !built.has(id) && !tested.has(id) && !id.startsWith('OR-'));
  if (process.argv.includes('--where'))
    for (const [id, files] of [...tested].sort()) console.log(`${id}\t${[...files].join(' ')}`);
  console.log(
    `${built.size} rows built, ${built.size - missing.length} of them in test titles; ${untested.length} rows not built yet.`,
  );
  if (unknown.length > 0) console.error(`Not in docs/requirements.md: ${unknown.join(' ')}`);
  if (missing.length > 0) console.error(`Built but in no test title: ${missing.join(' ')}`);
  if (process.argv.includes('--later')) console.log(`Not built yet: ${untested.join(' ')}`);
  if (unknown.length + missing.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
