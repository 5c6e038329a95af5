import type { Schema } from './contract-document.ts';

interface Part {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Part;
  readonly properties?: Readonly<Record<string, Part>>;
}

/** A sign outside of the basic plane as JSON may write it: `\ud83e\udd51`. */
const bytesOfSign = 12;
/** Of what is no text: a number, a date, quotes and commas. */
const bytesBeside = 64;

function bytesOf({ format, maxLength, items, maxItems = 0, properties }: Part): number {
  if (format === 'binary') return 0;
  const text = (maxLength ?? 0) * bytesOfSign;
  const list = items === undefined ? 0 : maxItems * bytesOf(items);
  const fields = Object.entries(properties ?? {}).map(([name, part]) => name.length + bytesOf(part));
  return fields.reduce((sum, bytes) => sum + bytes, bytesBeside + text + list);
}

/** Bytes of the largest body that keeps to the lengths of the contract; lists without one count as empty. */
export const mostBytes = (schema: Schema): number => bytesOf(schema as Part);
