/**
 * Changes the text or number of every row ERR, OK and CONST in a scratch copy, and expects a test with the id of
 * the row in its title to fail. Lists the rows whose tests notice nothing, and exits with 1 if there are any.
 * `-- ERR-03 CONST-07`: only these rows; `--no-browser`: without the browser tests, which take minutes.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutationsOf } from './trace/mutations.ts';
import { runRowTests } from './trace/run-row-tests.ts';
import { scratchCopy } from './trace/scratch-copy.ts';
import { idsInTitles } from './trace.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-browser': { type: 'boolean', default: false } },
});
const all = mutationsOf(readFileSync('docs/requirements.md', 'utf8'));
const unknown = positionals.filter((id) => !all.has(id));
if (unknown.length > 0) throw new Error(`No row ERR, OK or CONST: ${unknown.join(', ')}.`);
const rows = [...all].filter(([id]) => positionals.length === 0 || positionals.includes(id));
const tests = idsInTitles();

const copy = scratchCopy();
const unnoticed: string[] = [];
try {
  for (const [id, mutations] of rows) {
    const files = [...(tests.get(id) ?? [])].sort();
    for (const [at, mutation] of mutations.entries()) {
      const undo = copy.apply(mutation);
      const { passed, failed } = runRowTests(copy.folder, id, files, { browser: !values['no-browser'] });
      undo();
      const name = mutations.length > 1 ? `${id} (${at + 1})` : id;
      console.log(`${failed > 0 ? 'noticed' : 'NOT NOTICED'} ${name}: ${failed} failed, ${passed} passed`);
      if (failed === 0)
        unnoticed.push(`${name}: ${mutation.map(({ file, from }) => `${file} ${from}`).join('; ')}`);
    }
  }
} finally {
  copy.remove();
}
if (unnoticed.length > 0) {
  console.error(`No test with the id fails when this changes:\n${unnoticed.join('\n')}`);
  process.exitCode = 1;
}
