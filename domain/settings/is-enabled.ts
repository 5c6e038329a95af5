const offWords: ReadonlySet<string> = new Set(['', '0', 'false', 'off', 'no', 'null']);

/**
 * Whether a setting is switched on, however it is written: booleans, 1 and 0, on and off. A setting that is merely
 * present is on; a missing one is off.
 */
export function isEnabled(setting: unknown): boolean {
  if (typeof setting === 'string') return !offWords.has(setting.trim().toLowerCase());
  return Boolean(setting);
}
