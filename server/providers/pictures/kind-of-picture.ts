import type { PictureKind } from '#server/context/pictures.ts';

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Bytes searched for the root element of an SVG. */
const headBytes = 4_096;

/**
 * What may precede the root element of an SVG: a declaration, comments, and a document type without entity
 * definitions, with which a few lines can expand to gigabytes.
 */
const svgStart =
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*(<!DOCTYPE\s+svg[^>[]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/;

/** Detects the kind of a picture by its first bytes, ignoring name and declared type; null for anything else. */
export function kindOfPicture(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, ascii('GIF87a')) || startsWith(bytes, ascii('GIF89a'))) return 'gif';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp';
  const head = new TextDecoder().decode(bytes.subarray(0, headBytes));
  return svgStart.test(head) ? 'svg' : null;
}
