/** Elements allowed in a content page, with their allowed attributes. Everything else is removed. */
export const allowedHtml = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  br: [],
  hr: [],
  strong: [],
  em: [],
  b: [],
  i: [],
  del: [],
  sub: [],
  sup: [],
  code: [],
  pre: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['align'],
  td: ['align'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AllowedElement = keyof typeof allowedHtml;

export const isAllowedElement = (name: string): name is AllowedElement => Object.hasOwn(allowedHtml, name);

/** Elements removed with their content; other disallowed elements keep their text. */
export const elementsDroppedWhole: readonly string[] = [
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'textarea',
  'select',
  'option',
  'title',
  'xmp',
  'plaintext',
];

const patterns: Readonly<Record<string, RegExp>> = {
  align: /^(?:left|center|right)$/,
  start: /^\d{1,6}$/,
  width: /^\d{1,4}$/,
  height: /^\d{1,4}$/,
};

const placeholderOrigin = 'https://this-site.invalid';

export type LinkKind = 'section' | 'own' | 'web' | 'contact';

/** Classifies the target of a link as a browser would; null for a disallowed one. */
export function linkKind(href: string): LinkKind | null {
  if (href.startsWith('#')) return 'section';
  if (!URL.canParse(href, placeholderOrigin)) return null;
  const { protocol, origin } = new URL(href, placeholderOrigin);
  if (protocol === 'mailto:' || protocol === 'tel:') return 'contact';
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return origin === placeholderOrigin ? 'own' : 'web';
}

/** Whether an allowed element may have this attribute value. */
export function isAllowedValue(attribute: string, value: string): boolean {
  if (attribute === 'href') return linkKind(value) !== null;
  // pictures from other sites could track readers
  if (attribute === 'src') return linkKind(value) === 'own';
  return patterns[attribute]?.test(value) ?? true;
}
