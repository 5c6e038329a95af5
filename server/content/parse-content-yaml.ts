import { parse } from 'yaml';
import { ContentError } from './content-error.ts';

/** What a YAML text holds, unchecked. Throws ContentError naming the file and the place. */
export function parseContentYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [where = ''] = (error instanceof Error ? error.message : '').split('\n');
    throw new ContentError(`${file} cannot be read: ${where}`);
  }
}
