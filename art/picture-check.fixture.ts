/** Reads a picture as strictly as a browser's XML parser would, and stricter: no text, no comments, no entities. */

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"<&]*")*)(\/?)>/y;
const attribute = / ([a-zA-Z][a-zA-Z0-9:-]*)="([^"]*)"/g;

/** Every element in order; throws with the place where the text is not well formed. */
function elementsOf(svg: string): readonly Element[] {
  const elements: Element[] = [];
  const open: string[] = [];
  tag.lastIndex = 0;
  while (tag.lastIndex < svg.length) {
    const at = tag.lastIndex;
    const match = tag.exec(svg);
    if (!match) throw new Error(`not well formed at ${at}: ${svg.slice(at, at + 60)}`);
    const [, closing, name = '', attributes = '', empty] = match;
    if (closing) {
      const opened = open.pop();
      if (opened !== name) throw new Error(`</${name}> closes <${opened}> at ${at}`);
      continue;
    }
    if (elements.length > 0 && open.length === 0) throw new Error(`a second root at ${at}`);
    const pairs = [...attributes.matchAll(attribute)].map(
      ([, key = '', value = '']) => [key, value] as const,
    );
    if (new Set(pairs.map(([key]) => key)).size < pairs.length)
      throw new Error(`an attribute twice at ${at}`);
    elements.push({ name, attributes: new Map(pairs) });
    if (!empty) open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.join('> <')}> never closed`);
  return elements;
}

const allowed: ReadonlySet<string> = new Set(
  'svg defs g path circle ellipse rect use marker clipPath pattern linearGradient radialGradient stop filter feDropShadow'.split(
    ' ',
  ),
);

export const idsOf = (svg: string): readonly string[] =>
  elementsOf(svg).flatMap(({ attributes }) => attributes.get('id') ?? []);

/** What a strict content policy or another picture on the page would object to; empty where there is nothing. */
export function objectionsTo(svg: string): readonly string[] {
  const elements = elementsOf(svg);
  const ids = new Set(idsOf(svg));
  const objections = elements.filter(({ name }) => !allowed.has(name)).map(({ name }) => `<${name}>`);
  if (ids.size < idsOf(svg).length) objections.push('an id twice');
  for (const { name, attributes } of elements) {
    for (const [key, value] of attributes) {
      if (key === 'style' || key.startsWith('on')) objections.push(`${name} ${key}`);
      if (key === 'href' && !(value.startsWith('#') && ids.has(value.slice(1))))
        objections.push(`href ${value}`);
      for (const [, id = ''] of value.matchAll(/url\(([^)]*)\)/g)) {
        if (!ids.has(id.replace(/^#/, ''))) objections.push(`url ${id}`);
      }
      if (key === 'd' && /--|-[a-z]/i.test(value)) objections.push(`path ${value.slice(0, 40)}`);
      if (/NaN|undefined|Infinity|null/.test(value)) objections.push(`${name} ${key}=${value.slice(0, 40)}`);
    }
  }
  return objections;
}
