/** Prefix of every id, so that headings cannot clash with the app's own ids. */
const prefix = 'section-';

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

/** An id for each heading of a page, in order; headings with the same text are numbered. */
export function sectionIds(headings: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const slug = slugOf(heading) || 'part';
    let id = `${prefix}${slug}`;
    for (let n = 2; taken.has(id); n += 1) id = `${prefix}${slug}-${n}`;
    taken.add(id);
    return id;
  });
}

/** The section id of a hash such as `#your-data`: authors omit the prefix. */
export function sectionOf(hash: string): string {
  const written = hash.replace(/^#/, '');
  let name = written;
  try {
    name = decodeURIComponent(written);
  } catch {
    // a lone % is not a valid escape
  }
  return name.startsWith(prefix) ? name : `${prefix}${name}`;
}
