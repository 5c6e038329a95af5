import { parse } from 'yaml';
import { ContentError } from './content-error.ts';

/** Parses YAML without validation. Throws ContentError with file and place. */
export function parseContentYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [firstLine = ''] = (error instanceof Error ? error.message : '').split('\n');
    throw new ContentError(`${file} cannot be read: ${firstLine}`);
  }
}
