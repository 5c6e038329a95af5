/** In front of every id, so that a heading's words never name a part of the app. */
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

/** An id for each heading of a page, in order; headings of the same words are numbered. */
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

/** The id that the end of an address such as `#your-data` means: authors leave the prefix out. */
export function sectionOf(hash: string): string {
  const written = hash.replace(/^#/, '');
  let name = written;
  try {
    name = decodeURIComponent(written);
  } catch {
    // a lone % is no code for another sign
  }
  return name.startsWith(prefix) ? name : `${prefix}${name}`;
}
