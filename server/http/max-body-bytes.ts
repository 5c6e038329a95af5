import type { Schema } from './contract-document.ts';

interface Part {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Part;
  readonly properties?: Readonly<Record<string, Part>>;
}

/** A character outside of the basic plane, escaped in JSON: `\ud83e\udd51`. */
const bytesOfSign = 12;
/** Allowance for anything but text: numbers, dates, quotes and commas. */
const bytesBeside = 64;

function bytesOf({ format, maxLength, items, maxItems = 0, properties }: Part): number {
  if (format === 'binary') return 0;
  const text = (maxLength ?? 0) * bytesOfSign;
  const list = items === undefined ? 0 : maxItems * bytesOf(items);
  const fields = Object.entries(properties ?? {}).map(([name, part]) => name.length + bytesOf(part));
  return fields.reduce((sum, bytes) => sum + bytes, bytesBeside + text + list);
}

/** Bytes of the largest body within the lengths of the contract; unbounded lists count as empty. */
export const maxBodyBytes = (schema: Schema): number => bytesOf(schema as Part);
