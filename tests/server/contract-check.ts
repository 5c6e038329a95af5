import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { default as addFormats } from 'ajv-formats';
import { type Call, calls } from '#tests/contract/contract-document.ts';

const strict = {
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  allErrors: true,
  // simplifying the generated code takes as long as generating it
  code: { optimize: false },
} as const;
const responses = addFormats['default'](new Ajv2020(strict));
const requests = addFormats['default'](new Ajv2020({ ...strict, removeAdditional: true }));
const compiled = new Map<Ajv2020, Map<object, ValidateFunction>>();

function compile(ajv: Ajv2020, schema: object): ValidateFunction {
  const bySchema = compiled.get(ajv) ?? new Map<object, ValidateFunction>();
  const validate = bySchema.get(schema) ?? ajv.compile(schema);
  compiled.set(ajv, bySchema.set(schema, validate));
  return validate;
}

/** Validates a request value: unknown fields are ignored, strings are not coerced. */
export const accepts = (schema: object, value: unknown): boolean =>
  compile(requests, schema)(structuredClone(value));

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`);
const literalFirst = (a: Call, b: Call) => a.path.split('{').length - b.path.split('{').length;
const routes = calls.toSorted(literalFirst).map((call) => ({ call, pattern: patternOf(call.path) }));

/** The operation of a request, if any. */
export function findCall(method: string, url: string): Call | undefined {
  const path = new URL(url, 'http://x').pathname.replace(/^\/api(?=\/)/, '').replace(/(?<=.)\/+$/, '');
  return routes.find(({ call, pattern }) => call.method === method.toLowerCase() && pattern.test(path))?.call;
}

interface CheckedResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

/** Throws when a response does not match the contract. */
export function checkResponse(call: Call, { status, contentType, body }: CheckedResponse): void {
  const named = call.responses[String(status)];
  if (named === undefined)
    throw new Error(`${call.operationId} responded with ${status}, which the contract does not name.`);
  const type = contentType.split(';')[0] ?? '';
  const media = named.content?.[type];
  if (media === undefined)
    throw new Error(`${call.operationId} responded with ${status} as ${type || 'nothing'}.`);
  if (type !== 'application/json') return;
  const validate = compile(responses, media.schema);
  if (!validate(body))
    throw new Error(
      `${call.operationId} responded with ${status} outside the contract: ${responses.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
    );
}
