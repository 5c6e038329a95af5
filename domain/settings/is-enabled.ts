const offWords: ReadonlySet<string> = new Set(['', '0', 'false', 'off', 'no', 'null']);

/**
 * Whether a setting is switched on, however it is written: booleans, 1 and 0, on and off. Any other value that is
 * present counts as on, a missing one as off.
 */
export function isEnabled(setting: unknown): boolean {
  if (typeof setting === 'string') return !offWords.has(setting.trim().toLowerCase());
  return Boolean(setting);
}
