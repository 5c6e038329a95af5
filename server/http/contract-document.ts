import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** openapi.yaml as served. */
export const contractText = read('openapi.yaml');

export type Schema = Readonly<Record<string, unknown>>;
export type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
export interface ContractRoute {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Fastify's syntax: `/recipes/:id`. */
  readonly url: string;
  /** Null if there are none. */
  readonly path: Schema | null;
  readonly query: Schema | null;
  /** By content type; empty without a body. */
  readonly body: Content;
  /** A change that can be retried: with an idempotency key it is applied once. */
  readonly takesKey: boolean;
  /** By status and content type. */
  readonly responses: Readonly<Record<string, Content>>;
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const document: Document = JSON.parse(read('contract/openapi.json'));

/** The named schemas of the contract, with their references to each other. */
export const contractSchemas = document.components.schemas;

const resolved = new Map<string, unknown>();

function find(reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
}

/** A part of the document with references replaced by their targets; the contract has no cycles. */
function resolve(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(resolve);
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part) {
    const reference = String(part.$ref);
    if (!resolved.has(reference)) resolved.set(reference, resolve(find(reference)));
    return resolved.get(reference);
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)]));
}

function groupOf(parameters: readonly Parameter[], place: Parameter['in']): Schema | null {
  const group = parameters.filter((parameter) => parameter.in === place);
  if (group.length === 0) return null;
  return {
    type: 'object',
    properties: Object.fromEntries(group.map(({ name, schema }) => [name, schema])),
    required: group.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  };
}

const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

function routesOf([path, item]: [string, Readonly<Record<string, unknown>>]): ContractRoute[] {
  const shared = (resolve(item['parameters']) ?? []) as Parameter[];
  return Object.entries(methods).flatMap(([key, method]) => {
    if (item[key] === undefined) return [];
    const operation = resolve(item[key]) as Operation;
    const parameters = [...shared, ...(operation.parameters ?? [])];
    const responses = Object.entries(operation.responses).map(([status, response]) => [
      status,
      response.content ?? {},
    ]);
    return {
      operationId: operation.operationId,
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      path: groupOf(parameters, 'path'),
      query: groupOf(parameters, 'query'),
      body: operation.requestBody?.content ?? {},
      takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
      responses: Object.fromEntries(responses),
    };
  });
}

/** Every operation of the contract with its schemas, references resolved. */
export const contractRoutes = (): ContractRoute[] => Object.entries(document.paths).flatMap(routesOf);
