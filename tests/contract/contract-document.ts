import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';

export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

export interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, Media>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

const methods = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof methods)[number];

type PathItem = Readonly<Partial<Record<Method, Operation>>> & { readonly parameters?: readonly Parameter[] };

interface Document {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
  };
}

export const file = new URL('../../contract/openapi.json', import.meta.url);
const source: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));

const validator = new Validator();
/** Result of an OpenAPI validator. */
export const validity = await validator.validate(structuredClone(source));
export const version = validator.version;

/** The contract with every reference replaced by what it points to. */
export const contract = validator.resolveRefs() as unknown as Document;

export interface Call extends Operation {
  readonly method: Method;
  readonly path: string;
  /** Parameters of the operation and of its path. */
  readonly parameters: readonly Parameter[];
}

/** Every operation of the document, in its order. */
export const calls: readonly Call[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (operation === undefined) return [];
    return [
      {
        ...operation,
        method,
        path,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
      },
    ];
  }),
);

/** The single success response of an operation. */
export function success(call: Call): {
  readonly status: number;
  readonly type: string;
  readonly media: Media;
} {
  const [found, ...more] = Object.entries(call.responses).filter(([status]) => Number(status) < 300);
  const [type, media] = Object.entries(found?.[1].content ?? {})[0] ?? [];
  if (found === undefined || more.length > 0 || type === undefined || media === undefined)
    throw new Error(`${call.operationId} has no single success answer with content`);
  return { status: Number(found[0]), type, media };
}

/** The example of a request or a response, `undefined` without one. */
export const exampleOf = (media: Media): unknown =>
  media.example ?? Object.values(media.examples ?? {})[0]?.value;

/** Every schema nested in a schema, itself first, with its path. */
export function* within(schema: Schema, at = ''): Generator<readonly [string, Schema]> {
  yield [at, schema];
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* within(inner, `${at}.${name}`);
  if (schema.items) yield* within(schema.items, `${at}[]`);
  if (typeof schema.additionalProperties === 'object') yield* within(schema.additionalProperties, `${at}{}`);
}

export const isOfType = (schema: Schema, type: string) => [schema.type].flat().includes(type);
