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
    // the only heading of the first level is the page's name
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

/** Removes everything but `allowedHtml`; the text of removed elements stays. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options).trim();
