const signs: Readonly<Record<string, string>> = {
  '1/4': '¼',
  '1/3': '⅓',
  '1/2': '½',
  '2/3': '⅔',
  '3/4': '¾',
};

/** A fraction as one character, but as words for screen readers and the clipboard. */
export function Amount({ children }: { children: string }) {
  const drawn = children.replace(/(?:(\d+) )?\b([123]\/[234])\b/, (words, whole, part) =>
    signs[part] === undefined ? words : `${whole ?? ''}${signs[part]}`,
  );
  if (drawn === children) return children;
  return (
    <>
      <span aria-hidden="true">{drawn}</span>
      <span className="sr">{children}</span>
    </>
  );
}
