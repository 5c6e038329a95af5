import sanitizeHtml from 'sanitize-html';
import { allowedHtml, elementsDroppedWhole, isAllowedValue } from '#domain/content-page/allowed-html.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(allowedHtml),
  allowedAttributes: Object.fromEntries(
    Object.entries(allowedHtml).map(([element, attributes]) => [element, [...attributes]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  nonTextTags: [...elementsDroppedWhole],
  enforceHtmlBoundary: false,
  transformTags: {
    // a page's one heading of the first level is its name
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    '*': (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attributes).filter(([name, value]) => isAllowedValue(name, value)),
      ),
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/** The HTML with nothing in it but what `allowedHtml` names; the words of other elements stay. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options).trim();
