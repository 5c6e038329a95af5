/** Editorial notes in sources: how the source was checked, and fact numbers. */
const remark = /\s*\((?:(?:LS|FD)\d+[^)]*|[^()]*\bread\b[^()]*|known|seen)\)/g;
const isRemark = (part: string) => /\bstored\b|\bread\b/.test(part);

/** A source as displayed: its publisher without editorial notes, which are in docs/health-evidence.md. */
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
