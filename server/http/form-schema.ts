export interface FormSchema {
  readonly properties?: Readonly<
    Record<string, { readonly type?: unknown; readonly format?: unknown; readonly maxLength?: unknown }>
  >;
}

/** Names of the fields that are files. */
export const fileFieldsOf = ({ properties = {} }: FormSchema): readonly string[] =>
  Object.entries(properties).flatMap(([name, { format }]) => (format === 'binary' ? [name] : []));

/** The schema for parsed forms: Blobs where the contract has binary strings; their content is checked later. */
export function withFiles<Schema extends FormSchema>(schema: Schema): Schema {
  const files = fileFieldsOf(schema);
  if (files.length === 0) return schema;
  const blobs = Object.fromEntries(files.map((name) => [name, {}]));
  return { ...schema, properties: { ...schema.properties, ...blobs } };
}
