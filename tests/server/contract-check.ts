import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { default as addFormats } from 'ajv-formats';
import { type Call, calls } from '#tests/contract/contract-document.ts';

const ajv = addFormats['default'](
  new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true }),
);
const compiled = new Map<object, ValidateFunction>();

function compile(schema: object): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, known);
  return known;
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`);
const literalFirst = (a: Call, b: Call) => a.path.split('{').length - b.path.split('{').length;
const routes = calls.toSorted(literalFirst).map((call) => ({ call, pattern: patternOf(call.path) }));

/** The call of the contract that a request is for, if any. */
export function findCall(method: string, url: string): Call | undefined {
  const path = new URL(url, 'http://x').pathname.replace(/^\/api(?=\/)/, '').replace(/(?<=.)\/+$/, '');
  return routes.find(({ call, pattern }) => call.method === method.toLowerCase() && pattern.test(path))?.call;
}

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

/** Throws when an answer is not one that the contract gives for the call. */
export function checkAnswer(call: Call, { status, contentType, body }: Answer): void {
  const named = call.responses[String(status)];
  if (named === undefined)
    throw new Error(`${call.operationId} answered ${status}, which the contract does not name.`);
  const type = contentType.split(';')[0] ?? '';
  const media = named.content?.[type];
  if (media === undefined) throw new Error(`${call.operationId} answered ${status} as ${type || 'nothing'}.`);
  if (type !== 'application/json') return;
  const validate = compile(media.schema);
  if (!validate(body))
    throw new Error(
      `${call.operationId} answered ${status} outside the contract: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
    );
}
