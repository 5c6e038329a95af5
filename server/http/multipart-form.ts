import type { FastifyRequest } from 'fastify';
import { badRequest, invalid } from '#server/errors.ts';

interface BodySchema {
  readonly content?: Readonly<
    Record<
      string,
      { readonly schema: { readonly properties?: Readonly<Record<string, { readonly type?: unknown }>> } }
    >
  >;
}

/** A form has texts only: those of fields that the contract wants as whole numbers are read as such. */
function readValue(request: FastifyRequest, name: string, text: string): string | number {
  const body = request.routeOptions.schema?.body as BodySchema | undefined;
  const field = body?.content?.['multipart/form-data']?.schema.properties?.[name];
  return field?.type === 'integer' && /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

/** Reads a form of texts. Throws 400 for a body that is no form, and 422 at a file, which no form takes yet. */
export async function readForm(
  request: FastifyRequest,
  body: Buffer,
): Promise<Record<string, string | number>> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw badRequest();
  });
  const values: Record<string, string | number> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string')
      throw invalid({ [name]: ['Pictures cannot be added yet. Send it without one.'] });
    values[name] = readValue(request, name, value);
  }
  return values;
}
