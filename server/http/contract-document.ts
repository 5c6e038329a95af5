import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const contractFile = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

/** openapi.yaml as it is served. */
export const contractText = readFileSync(contractFile, 'utf8');

/** The named schemas of the contract, with their references to each other. */
export const contractSchemas: Readonly<Record<string, object>> = parse(contractText).components.schemas;
