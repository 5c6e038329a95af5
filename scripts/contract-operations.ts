/** The parts of an operation in openapi.yaml that are used. */
interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly security: readonly unknown[];
  readonly 'x-requires-feature'?: string;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const isOperation = (entry: readonly [string, unknown]): entry is [string, Operation] =>
  methods.includes(entry[0]);

const quote = (text: string) => `'${text}'`;

const HEAD = `/**
 * Generated from openapi.yaml by scripts/contract.ts; not to be edited by hand.
 */
import type { operations as Operations } from './api.ts';

/** Every operation of the contract, in its order. \`feature\`: the feature of the membership that it requires. */
export const operations = [
`;

const TAIL = `] as const;

export type OperationId = (typeof operations)[number]['operationId'];
export type OperationTag = (typeof operations)[number]['tag'];

/** Requests and responses are immutable. */
type DeepReadonly<T> = T extends Blob ? T : T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

type Json<C> = DeepReadonly<C extends { readonly 'application/json': infer B } ? B : C[keyof C]>;
type Success<R> = R extends { readonly 200: infer A } ? A : R extends { readonly 201: infer A } ? A : never;

/** Request body; \`undefined\` for a call without one. */
export type OperationBody<K extends OperationId> = Operations[K] extends {
  readonly requestBody: { readonly content: infer C };
}
  ? Json<C>
  : Operations[K] extends { readonly requestBody?: { readonly content: infer C } }
    ? unknown extends C ? undefined : Json<C> | undefined
    : undefined;

/** Query parameters; \`undefined\` for a call without any. */
export type OperationQuery<K extends OperationId> = Exclude<Operations[K]['parameters']['query'], undefined> extends infer Q
  ? [Q] extends [never]
    ? undefined
    : DeepReadonly<Q>
  : never;

/** Path parameters; \`undefined\` for a call without any. */
export type OperationParams<K extends OperationId> = Operations[K]['parameters'] extends { readonly path: infer P }
  ? P
  : undefined;

/** Body of the successful response. */
export type OperationResponse<K extends OperationId> = Success<Operations[K]['responses']> extends {
  readonly content: infer C;
}
  ? DeepReadonly<C[keyof C]>
  : never;

type Missing = Exclude<keyof Operations, OperationId>;
true satisfies [Missing] extends [never] ? true : never;
`;

/** Text of contract/operations.ts: the operations as a constant list, with the types a handler or a client needs. */
export function operationsModule(contract: Contract): string {
  const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(isOperation)
      .map(([method, operation]) => {
        const feature = operation['x-requires-feature'];
        const fields = {
          operationId: quote(operation.operationId),
          method: quote(method),
          path: quote(path),
          tag: quote(operation.tags[0]),
          security: quote(operation.security.length === 0 ? 'guest' : 'member'),
          feature: feature === undefined ? 'null' : quote(feature),
        };
        return `  { ${Object.entries(fields)
          .map(([name, value]) => `${name}: ${value}`)
          .join(', ')} },\n`;
      }),
  );
  return HEAD + rows.join('') + TAIL;
}
