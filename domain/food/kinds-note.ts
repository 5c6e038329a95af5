import { formatList } from '#domain/message/format-list.ts';
import { nameInSentence } from './name-in-sentence.ts';

const mostNamed = 6;

/** What goes with a food that is left out: `With red onion, onion powder and 4 more`. */
export function kindsNote(kinds: readonly string[]): string {
  const named = kinds.length > mostNamed ? kinds.slice(0, mostNamed - 1) : kinds;
  const more = kinds.length - named.length;
  return `With ${formatList([...named.map(nameInSentence), ...(more > 0 ? [`${more} more`] : [])])}`;
}
