import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { contractSchemas } from '#server/http/contract-document.ts';
import { ContentError } from './content-error.ts';

const ajv = new Ajv2020({ allErrors: false, strict: false });
ajv.addSchema({ $id: 'contract', components: { schemas: contractSchemas } });

function sentenceOf(error: ErrorObject): string {
  const place = error.instancePath.slice(1).replaceAll('/', '.');
  if (error.keyword === 'required')
    return `${[place, error.params['missingProperty']].filter(Boolean).join('.')} is missing`;
  if (error.keyword === 'additionalProperties')
    return `${[place, error.params['additionalProperty']].filter(Boolean).join('.')} is not a setting`;
  return `${place || 'the file'} ${error.message ?? 'cannot be used'}`;
}

/** The settings of a YAML text, checked against the contract. Throws ContentError. */
export function parseSettings(text: string): Record<string, unknown> {
  let settings: unknown;
  try {
    settings = parse(text);
  } catch (error) {
    const [where = ''] = (error instanceof Error ? error.message : '').split('\n');
    throw new ContentError(`content/settings.yaml cannot be read: ${where}`);
  }
  const validate = ajv.compile<Record<string, unknown>>({ $ref: 'contract#/components/schemas/Settings' });
  if (validate(settings)) return settings;
  const [first] = validate.errors ?? [];
  throw new ContentError(
    `content/settings.yaml: ${first === undefined ? 'it cannot be used' : sentenceOf(first)}.`,
  );
}
