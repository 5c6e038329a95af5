import { formatList } from '#domain/message/format-list.ts';
import type { UnlistedFood } from './unlisted-foods.ts';

/** What the author should add; none where the ingredients say all that the steps name. */
export function unlistedSentences(unlisted: readonly UnlistedFood[]): readonly string[] {
  if (unlisted.length === 0) return [];
  const names = formatList(unlisted.map(({ name }) => name));
  return [
    unlisted.length === 1
      ? `Your title or steps mention ${names}, which isn’t an ingredient. Add it, so we can check it.`
      : `Your title or steps mention ${names}, which aren’t ingredients. Add them, so we can check them.`,
  ];
}
