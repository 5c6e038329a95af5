import { cleanName } from './clean-name.ts';

/** Placeholder names before a member sets one; both count as empty. */
const placeholders: ReadonlySet<string> = new Set(['', '_', '__']);

/** The name as displayed and edited; '' for a placeholder. */
export function nameOrEmpty(name: string | null | undefined): string {
  const cleaned = cleanName(name ?? '');
  return placeholders.has(cleaned) ? '' : cleaned;
}

/** The name, else the local part of the email; '' without either. */
export function displayName(member: {
  readonly name?: string | null;
  readonly email?: string | null;
}): string {
  return nameOrEmpty(member.name) || ((member.email ?? '').split('@')[0] ?? '').trim();
}

/** The first word of a name; '' for a placeholder. */
export function firstName(name: string | null | undefined): string {
  return nameOrEmpty(name).split(/\s+/)[0] ?? '';
}
