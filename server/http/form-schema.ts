export interface FormSchema {
  readonly properties?: Readonly<
    Record<string, { readonly type?: unknown; readonly format?: unknown; readonly maxLength?: unknown }>
  >;
}

/** Names of the fields that are files. */
export const fileFieldsOf = ({ properties = {} }: FormSchema): readonly string[] =>
  Object.entries(properties).flatMap(([name, { format }]) => (format === 'binary' ? [name] : []));

/** The schema for values that are Blobs where the contract speaks of binary texts; what they hold is looked at later. */
export function withFiles<Schema extends FormSchema>(schema: Schema): Schema {
  const files = fileFieldsOf(schema);
  if (files.length === 0) return schema;
  const blobs = Object.fromEntries(files.map((name) => [name, {}]));
  return { ...schema, properties: { ...schema.properties, ...blobs } };
}
