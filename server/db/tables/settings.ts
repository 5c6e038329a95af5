/** Site settings by key. */
export interface SettingsTable {
  key: string;
  /** jsonb; written through `json()`. */
  value: unknown;
  /** `operator` values outlive a new content/settings.yaml. */
  origin: 'content' | 'operator';
}
