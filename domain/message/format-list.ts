/** "a", "a and b", "a, b and c". */
export function formatList(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  const final = words.at(-1) ?? '';
  return words.length < 2 ? final : `${words.slice(0, -1).join(', ')} ${last} ${final}`;
}
