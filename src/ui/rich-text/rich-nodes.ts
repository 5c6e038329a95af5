import { createElement, type ReactNode } from 'react';
import {
  allowedHtml,
  elementsDroppedWhole,
  isAllowedElement,
  isAllowedValue,
} from '#domain/content-page/allowed-html.ts';
import { sectionIds } from '#domain/content-page/section-ids.ts';

export interface Section {
  readonly id: string;
  readonly title: string;
}

/** What is read of a parsed text: of the browser's document, or of one that was parsed without it. */
export interface RichNode {
  readonly nodeType: number;
  readonly textContent: string | null;
}
export interface RichElement extends RichNode {
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly childNodes: Iterable<RichNode>;
  readonly getAttribute: (name: string) => string | null;
}

export const elementType = 1;
export const textType = 3;
export const htmlNamespace = 'http://www.w3.org/1999/xhtml';

const isElement = (node: RichNode): node is RichElement =>
  node.nodeType === elementType && 'namespaceURI' in node && node.namespaceURI === htmlNamespace;

/** Components for elements that need more than their HTML. */
export interface RichParts {
  readonly link: (href: string, title: string | null, words: ReactNode[]) => ReactNode;
  readonly table: (rows: ReactNode[]) => ReactNode;
}

/** Parses the text into an inert document: nothing is fetched, no script runs. */
export const parseRichText = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;

const isHeading = (name: string) => /^h[2-4]$/.test(name);
const headingsOf = (within: RichElement): RichElement[] =>
  [...within.childNodes]
    .filter(isElement)
    .flatMap((element) => [...(isHeading(element.localName) ? [element] : []), ...headingsOf(element)]);
const wordsOf = (element: RichElement) => (element.textContent ?? '').trim();
const idsOf = (headings: readonly RichElement[]) => sectionIds(headings.map(wordsOf));

/** The sections of a text, for a table of contents. */
export function sectionsOf(body: RichElement): readonly Section[] {
  const headings = headingsOf(body);
  const ids = idsOf(headings);
  return headings.flatMap((heading, index) =>
    heading.localName === 'h2' ? [{ id: ids[index] ?? '', title: wordsOf(heading) }] : [],
  );
}

/**
 * The text as React nodes, rebuilt from the allowed elements and never inserted as HTML, so that nothing else
 * can reach the page.
 */
export function richNodes(body: RichElement, parts: RichParts): ReactNode[] {
  const headings = headingsOf(body);
  const ids = idsOf(headings);

  const attributesOf = (element: RichElement, names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = element.getAttribute(name);
        return value === null || !isAllowedValue(name, value) ? [] : [[name, value]];
      }),
    );

  const nodeOf = (node: RichNode): ReactNode => {
    if (node.nodeType === textType) return node.textContent;
    if (!isElement(node)) return null;
    const name = node.localName;
    if (elementsDroppedWhole.includes(name)) return null;
    const inside = [...node.childNodes].map(nodeOf);
    if (!isAllowedElement(name)) return createElement('span', null, ...inside);
    const attributes = attributesOf(node, allowedHtml[name]);
    if (name === 'br' || name === 'hr') return createElement(name);
    if (name === 'img')
      return attributes['src'] === undefined
        ? null
        : createElement('img', { ...attributes, alt: attributes['alt'] ?? '', loading: 'lazy' });
    if (name === 'table') return parts.table(inside);
    if (name === 'a')
      return attributes['href'] === undefined
        ? createElement('span', null, ...inside)
        : parts.link(attributes['href'], attributes['title'] ?? null, inside);
    const id = isHeading(name) ? { id: ids[headings.indexOf(node)], tabIndex: -1 } : {};
    return createElement(name, { ...attributes, ...id }, ...inside);
  };
  return [...body.childNodes].map(nodeOf);
}
