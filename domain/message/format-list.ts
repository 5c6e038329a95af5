/** "a", "a and b", "a, b, and c". */
export function formatList(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  const final = words.at(-1) ?? '';
  if (words.length < 2) return final;
  return `${words.slice(0, -1).join(', ')}${words.length > 2 ? ',' : ''} ${last} ${final}`;
}
