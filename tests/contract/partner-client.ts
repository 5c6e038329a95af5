import { Ajv2020 } from 'ajv/dist/2020.js';
import { default as addFormats } from 'ajv-formats';
import type { OperationId, OperationResponse } from '#contract/operations.ts';
import type { TestApp, TestResponse } from '#tests/server/app-under-test.ts';
import { findCall } from '#tests/server/contract-check.ts';

/** Neither unknown fields nor coercion: what the contract does not name cannot be sent. */
const strict = { strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true } as const;
const bodies = addFormats['default'](new Ajv2020(strict));
/** Queries and paths are texts. */
const texts = addFormats['default'](new Ajv2020({ ...strict, coerceTypes: 'array' }));

interface Given {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A form, sent as it is. */
  readonly form?: { readonly body: unknown; readonly headers: Readonly<Record<string, string>> };
  readonly isGuest?: boolean;
}

/** A client of another company, generated from openapi.yaml. It refuses to send what the contract does not allow. */
export function partnerClient(app: TestApp, headers: Readonly<Record<string, string>>) {
  const walked = new Set<string>();
  let token: string | undefined;

  /** `documented`: the call as the two documents name it, such as `GET users/me`. */
  async function send(id: OperationId, documented: string, given: Given): Promise<TestResponse> {
    const [method = '', path = ''] = documented.split(' ');
    const { params = {}, query = {}, body, form, isGuest = false } = given;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const call = findCall(method, `/api/${filled}`);
    if (call?.operationId !== id)
      throw new Error(`${documented} is ${call?.operationId ?? 'nothing'}, not ${id}.`);
    for (const [name, value] of Object.entries(query)) {
      const parameter = call.parameters.find((each) => each.in === 'query' && each.name === name);
      if (parameter === undefined) throw new Error(`${call.operationId} has no parameter ${name}.`);
      if (!texts.validate(parameter.schema, value)) throw new Error(`${name}: ${texts.errorsText()}`);
    }
    const json = call.requestBody?.content['application/json'];
    if (form === undefined && (body !== undefined || call.requestBody?.required)) {
      if (json === undefined) throw new Error(`${call.operationId} takes no JSON.`);
      if (!bodies.validate(json.schema, body))
        throw new Error(`${call.operationId} does not take this body: ${bodies.errorsText()}`);
    }
    const search = new URLSearchParams(query);
    walked.add(documented);
    // the response is compared with the contract by the app under test
    return app.request(method, `/api/${filled}${search.size === 0 ? '' : `?${search}`}`, {
      ...(form === undefined ? body !== undefined && { body } : { body: form.body }),
      ...(!isGuest && token !== undefined && { token }),
      headers: { ...headers, ...form?.headers },
    });
  }

  return {
    walked,
    useToken: (next: string) => {
      token = next;
    },
    /** For a call that must fail. */
    refused: async (id: OperationId, documented: string, wanted: number): Promise<void> => {
      const { status, text } = await send(id, documented, {});
      if (status !== wanted) throw new Error(`${documented} responded with ${status}: ${text}`);
    },
    ok: async <Id extends OperationId>(
      id: Id,
      documented: string,
      given: Given = {},
    ): Promise<OperationResponse<Id>> => {
      const { status, body, text } = await send(id, documented, given);
      if (status < 200 || status > 299) throw new Error(`${documented} responded with ${status}: ${text}`);
      return body as OperationResponse<Id>;
    },
  };
}
