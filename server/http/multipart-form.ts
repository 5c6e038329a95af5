import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { messages } from '#domain/message/messages.ts';
import { largestPicture } from '#domain/picture/picture-limits.ts';
import { ApiError, badRequest, invalid, tooMany, unavailable } from '#server/errors.ts';
import { type FormSchema, fileFieldsOf } from './form-schema.ts';
import { httpLimits } from './limits.ts';

interface BodySchema {
  readonly content?: Readonly<Record<string, { readonly schema: FormSchema }>>;
}
type Values = Map<string, string | Blob>;

/** Limits of one form; a text truncated here is longer than any field may be. */
const formLimits = {
  fieldSize: 64 * 1024,
  files: 4,
  parts: 40,
  headerPairs: 40,
  headerSize: 8 * 1024,
} as const;

/**
 * Limits of forms parsed concurrently, as each takes memory: per member and in total. A form with a larger
 * file than a picture counts as several, at most as all of a member's.
 */
const maxConcurrentForms = { member: 4, all: 24 } as const;

const schemaOf = (request: FastifyRequest): FormSchema =>
  (request.routeOptions.schema?.body as BodySchema | undefined)?.content?.['multipart/form-data']?.schema ??
  {};

/** Form values are texts: those that the contract defines as integers are parsed as such. */
function readValue({ properties = {} }: FormSchema, name: string, value: string | Blob) {
  const isWhole = typeof value === 'string' && /^-?\d{1,9}$/.test(value);
  return isWhole && properties[name]?.type === 'integer' ? Number(value) : value;
}

/** The fields of the form by name, and its files if they are among `files`; an empty file counts as none. */
async function parse(
  payload: IncomingMessage,
  { contentType, files, fileSize, most, tooLarge }: Reading,
): Promise<Values> {
  const { promise, resolve, reject } = Promise.withResolvers<Values>();
  const values: Values = new Map();
  let length = 0;
  const form = new Busboy({
    headers: { 'content-type': contentType },
    limits: { ...formLimits, fileSize },
    isPartAFile: (name, _type, fileName) => fileName !== undefined || files.includes(name ?? ''),
  });
  /** Discards the rest of the body, so that the client can read the response. */
  const fail = (error: ApiError) => {
    reject(error);
    payload.unpipe(form);
    payload.resume();
  };
  const failUnread = () => fail(badRequest());
  form.on('file', (name, stream) => {
    stream.once('error', failUnread);
    if (!files.includes(name)) {
      stream.resume();
      return;
    }
    const parts: Buffer<ArrayBuffer>[] = [];
    stream.on('data', (part) => parts.push(part));
    stream.once('limit', () => fail(tooLarge()));
    stream.once('end', () => {
      if (parts.length > 0) values.set(name, new Blob(parts));
    });
  });
  form.on('field', (name, text) => values.set(name, text));
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.once(limit, failUnread);
  form.once('error', failUnread);
  form.once('finish', () => resolve(values));
  payload.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > most) fail(tooLarge());
  });
  payload.once('error', failUnread);
  payload.once('close', () => {
    if (!payload.readableEnded) failUnread();
  });
  payload.pipe(form);
  return promise;
}

interface Reading {
  readonly contentType: string;
  readonly files: readonly string[];
  /** Bytes of one file. */
  readonly fileSize: number;
  /** Bytes of the whole form. */
  readonly most: number;
  readonly tooLarge: () => ApiError;
}

/** Size limit of a file of the form: the contract's, else that of a picture. */
function fileSizeOf({ properties = {} }: FormSchema, file: string | undefined): number {
  const said = properties[file ?? '']?.maxLength;
  return file === undefined ? 0 : typeof said === 'number' ? said : largestPicture;
}

function tooLargeOf(file: string | undefined, fileSize: number): ApiError {
  if (file === undefined) return new ApiError(413, 'The request is too large.');
  if (fileSize === largestPicture) return invalid({ [file]: [messages.photoTooLarge] });
  const megabytes = Math.floor(fileSize / 1024 / 1024);
  return new ApiError(413, `The file is too large. Send at most ${megabytes} MB at a time.`);
}

function readingOf(request: FastifyRequest): Reading {
  const schema = schemaOf(request);
  const files = fileFieldsOf(schema);
  const [file] = files;
  const fileSize = fileSizeOf(schema, file);
  return {
    contentType: request.headers['content-type'] ?? '',
    files,
    fileSize,
    most: httpLimits.body + fileSize,
    tooLarge: () => tooLargeOf(file, fileSize),
  };
}

/** Its weight against the limits, in forms with a picture. */
function weightOf(request: FastifyRequest): number {
  const { fileSize } = readingOf(request);
  return Math.min(maxConcurrentForms.member, Math.max(1, Math.ceil(fileSize / largestPicture)));
}

async function readForm(request: FastifyRequest, payload: IncomingMessage) {
  const reading = readingOf(request);
  if (Number(request.headers['content-length'] ?? 0) > reading.most) throw reading.tooLarge();
  const values = await parse(payload, reading).catch((error: unknown) => {
    throw error instanceof ApiError ? error : badRequest();
  });
  const schema = schemaOf(request);
  return Object.fromEntries([...values].map(([name, value]) => [name, readValue(schema, name, value)]));
}

/**
 * Parses multipart forms while streaming: texts, and Blobs for files. Throws 400 for a body that is no form,
 * 422 at the field of a file that is too large, 429 and 503 when too many are being parsed.
 */
export function createFormReader() {
  const members = new Map<string, number>();
  let all = 0;

  return async (request: FastifyRequest, payload: IncomingMessage) => {
    const userId = request.member?.userId ?? '';
    const own = members.get(userId) ?? 0;
    const weight = weightOf(request);
    if (own + weight > maxConcurrentForms.member) throw tooMany(1);
    if (all + weight > maxConcurrentForms.all) throw unavailable();
    members.set(userId, own + weight);
    all += weight;
    try {
      return await readForm(request, payload);
    } finally {
      all -= weight;
      const remaining = (members.get(userId) ?? weight) - weight;
      if (remaining === 0) members.delete(userId);
      else members.set(userId, remaining);
    }
  };
}
