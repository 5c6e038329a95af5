import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Class names in the built app: short, and identical in the bundle and the prerendered pages. */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.split('?')[0] ?? file);
  return `k${createHash('sha256').update(`${path} ${name}`).digest('base64url').replace(/[-_]/g, '').slice(0, 5)}`;
}
