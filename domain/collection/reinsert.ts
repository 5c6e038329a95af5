/** A list of ids with one back in it: behind the last of those that were before it, else first. */
export function reinsert(now: readonly number[], before: readonly number[], id: number): readonly number[] {
  if (now.includes(id)) return now;
  const earlier = before.slice(0, Math.max(before.indexOf(id), 0));
  return now.toSpliced(now.findLastIndex((each) => earlier.includes(each)) + 1, 0, id);
}
