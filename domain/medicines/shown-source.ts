/** What the tables say of how far a source was looked up, and the numbers of the collected facts. */
const remark = /\s*\((?:LS\d+[^)]*|[^()]*\bread\b[^()]*|known|seen)\)/g;
const isRemark = (part: string) => /\bstored\b|\bread\b/.test(part);

/** A source as a member is shown it: whose it is, without our notes on it; docs/health-evidence.md has those. */
export function shownSource(source: string): string {
  const parts = source
    .replaceAll(remark, '')
    .split(';')
    .map((part) => part.trim());
  const named = parts.filter((part) => !isRemark(part));
  return (named.length > 0 ? named : parts)
    .join('; ')
    .replace(/,? quoted in stored pages? read/, '')
    .replace(/ as (?:reported|read) at \S+/, '')
    .replace(/^list read at /, '')
    .trim();
}
