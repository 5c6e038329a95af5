import { elementType, htmlNamespace, type RichElement, type RichNode, textType } from './rich-nodes.ts';

const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const attribute = /([a-z-]+)(?:="([^"]*)")?/g;
const withoutEnd = new Set(['br', 'hr', 'img']);

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => references[name] ?? '');

const textNode = (written: string): RichNode => ({ nodeType: textType, textContent: decode(written) });

interface OpenElement extends RichElement {
  readonly childNodes: RichNode[];
}

function elementNode(localName: string, written: string): OpenElement {
  const attributes = new Map(
    [...written.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value)]),
  );
  const childNodes: RichNode[] = [];
  return {
    nodeType: elementType,
    namespaceURI: htmlNamespace,
    localName,
    childNodes,
    getAttribute: (name) => attributes.get(name) ?? null,
    get textContent() {
      return childNodes.map(({ textContent }) => textContent ?? '').join('');
    },
  };
}

/**
 * Parses what the server's sanitizer has written, where there is no document: elements that are closed in order, in
 * lowercase, with quoted attributes and four character references. Anything else stays text.
 */
export function parseCleanHtml(html: string): RichElement {
  const body = elementNode('body', '');
  const open = [body];
  const append = (node: RichNode) => open.at(-1)?.childNodes.push(node);
  let read = 0;
  for (const { 0: whole, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(tag)) {
    if (index > read) append(textNode(html.slice(read, index)));
    read = index + whole.length;
    if (slash === '/') {
      const at = open.findLastIndex(({ localName }) => localName === name);
      if (at > 0) open.splice(at);
      continue;
    }
    const element = elementNode(name, attributes);
    append(element);
    if (!withoutEnd.has(name)) open.push(element);
  }
  if (read < html.length) append(textNode(html.slice(read)));
  return body;
}
