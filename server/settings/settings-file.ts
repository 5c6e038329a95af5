import { readFileSync } from 'node:fs';
import { ContentError } from '#server/content/content-error.ts';
import { parseContentYaml } from '#server/content/parse-content-yaml.ts';
import { settingsProblem } from './check-settings.ts';

const file = new URL('../../content/settings.yaml', import.meta.url);

/** The settings of a YAML text, checked against the contract. Throws ContentError. */
export function parseSettings(text: string): Record<string, unknown> {
  const settings = parseContentYaml('content/settings.yaml', text);
  const problem = settingsProblem(settings);
  if (problem !== null) throw new ContentError(`content/settings.yaml: ${problem}.`);
  return settings as Record<string, unknown>;
}

/** The project's own settings. */
export const readOwnSettings = (): Record<string, unknown> => parseSettings(readFileSync(file, 'utf8'));
