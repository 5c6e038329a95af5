/** What a name field holds until a member sets one: both forms of the placeholder count as empty. */
const placeholders: ReadonlySet<string> = new Set(['', '_', '__']);

/** The name as shown and edited: '' for a placeholder. */
export function nameOrEmpty(name: string | null | undefined): string {
  const trimmed = (name ?? '').trim();
  return placeholders.has(trimmed) ? '' : trimmed;
}

/** How a member is called until a name is set: by the e-mail's part before the @; '' when there is neither. */
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
