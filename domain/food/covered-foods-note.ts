import { formatList } from '#domain/message/format-list.ts';
import { nameInSentence } from './name-in-sentence.ts';

const maxNamed = 6;

/** What goes with a food that is left out: `With red onion, onion powder and 4 more`. */
export function coveredFoodsNote(kinds: readonly string[]): string {
  const named = kinds.length > maxNamed ? kinds.slice(0, maxNamed - 1) : kinds;
  const more = kinds.length - named.length;
  return `With ${formatList([...named.map(nameInSentence), ...(more > 0 ? [`${more} more`] : [])])}`;
}
