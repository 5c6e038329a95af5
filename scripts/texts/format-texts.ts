import type { ShownText } from './screens-of-texts.ts';

const max = 4;

/** `/recipes, /recipes/search` or, if there are many, the first ones and how many more. */
function shortPlaces({ places, usedIn }: ShownText): string {
  if (usedIn.length === 0) return 'used nowhere';
  if (places.length === 0) return `outside of the screens, by ${usedIn.join(', ')}`;
  const more = places.length - max;
  return places.slice(0, max).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The texts by file and component, each with its key, and with the screens of each component. */
export function formatTexts(texts: readonly ShownText[]): string {
  const lines: string[] = [];
  let above = { file: '', part: '', places: '' };
  for (const text of texts) {
    const { file, part, key } = text;
    const places = shortPlaces(text);
    if (file !== above.file) lines.push('', `${text.feature}  (${file})`);
    if (file !== above.file || part !== above.part || places !== above.places)
      lines.push('', `  ${part}  on ${places}`);
    lines.push(`    ${key}: ${text.text}`);
    above = { file, part, places };
  }
  return lines.slice(1).join('\n');
}
