import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { default as addFormats } from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { type ApiError, invalid, notFound } from '#server/errors.ts';
import { withFiles } from './form-schema.ts';
import {
  fieldsWithBrokenText,
  readBooleanTexts,
  readOtherNames,
  readQuery,
  type Values,
} from './request-values.ts';
import { sentencesAtFields } from './validation-messages.ts';

/** Removes unknown fields and reports all errors; the limits of the contract and of the body bound the work. */
const common = {
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  allErrors: true,
  useDefaults: true,
  removeAdditional: true,
} as const;

/** JSON bodies are not coerced; the strings of paths, queries and headers are. */
const bodies = addFormats['default'](new Ajv2020(common));
const texts = addFormats['default'](new Ajv2020({ ...common, coerceTypes: 'array' }));

const brokenText = (fields: readonly string[]) =>
  invalid(Object.fromEntries(fields.map((field) => [field, ['Remove the characters we can’t save.']])));

/** A form for a member's own data, by its other fields. */
const isOfPerson = (schema: object) =>
  'properties' in schema &&
  typeof schema.properties === 'object' &&
  schema.properties !== null &&
  ('email' in schema.properties || 'date_of_birth' in schema.properties);

type Checked = { readonly value: unknown } | { readonly error: ApiError };

/** Compiles the validator of one part of a request: an invalid path value is 404, any other invalid value 422. */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  // Compiled on first use: most of the hundred parts are rare, and each takes milliseconds.
  const compile = () => (httpPart === 'body' ? bodies.compile(withFiles(schema)) : texts.compile(schema));
  let compiled: ValidateFunction | null = null;
  const refuse = (errors: () => ApiError) => ({ error: httpPart === 'params' ? notFound() : errors() });

  return (data: unknown): Checked => {
    const value =
      httpPart === 'body'
        ? readBooleanTexts(readOtherNames(data, schema), schema)
        : httpPart === 'querystring'
          ? readQuery({ ...(data as Values) }, schema)
          : httpPart === 'params'
            ? { ...(data as Values) }
            : data;
    const validate: ValidateFunction = compiled ?? compile();
    compiled = validate;
    if (!validate(value))
      return refuse(() =>
        invalid(sentencesAtFields(validate.errors ?? [], { isOfPerson: isOfPerson(schema) })),
      );
    const broken = fieldsWithBrokenText(value);
    return broken.length === 0 ? { value } : refuse(() => brokenText(broken));
  };
};
