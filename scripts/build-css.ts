import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Name of a class in the built app: short, and the same in the page and in what is rendered ahead of it. */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.split('?')[0] ?? file);
  return `k${createHash('sha256').update(`${path} ${name}`).digest('base64url').replace(/[-_]/g, '').slice(0, 5)}`;
}
