/** Generates contract/ from openapi.yaml; `--check` only reports through the exit code whether it is up to date. */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';
import { operationsModule } from './contract-operations.ts';

const root = new URL('../', import.meta.url);
const source = new URL('openapi.yaml', root);

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

/** Binary strings are Blobs on both sides. */
const transform = (schema: SchemaObject) => (schema.format === 'binary' ? blob : undefined);

/** The generated files by name. */
async function generate(): Promise<Record<string, string>> {
  // Not `immutable`: openapi-fetch handles readonly arrays wrongly. contract/operations.ts has readonly
  // types.
  const types = await openapiTS(source, { transform, defaultNonNullable: false });
  const document = parse(await readFile(source, 'utf8'));
  return {
    'contract/api.ts': `${COMMENT_HEADER}${astToString(types)}`,
    'contract/operations.ts': operationsModule(document),
    // read by the server at each start, a hundred times as fast as the YAML
    'contract/openapi.json': `${JSON.stringify(document, null, 1)}\n`,
  };
}

const check = process.argv.includes('--check');
const stale: string[] = [];
for (const [name, text] of Object.entries(await generate())) {
  const file = new URL(name, root);
  const present = await readFile(file, 'utf8').catch(() => '');
  if (present === text) continue;
  stale.push(name);
  if (!check) await writeFile(file, text);
}
if (check && stale.length > 0) {
  console.error(`${stale.join(' and ')} do not match openapi.yaml; run: npm run contract`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `wrote ${stale.join(', ')}` : 'the generated contract is fresh');
}
