/** Site settings by key. */
export interface SettingsTable {
  key: string;
  /** json, which preserves the order of keys. */
  value: unknown;
  /** `operator` values outlive a new content/settings.yaml. */
  origin: 'content' | 'operator';
}
