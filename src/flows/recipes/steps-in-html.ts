import type { components } from '#contract/api.ts';

type Steps = components['schemas']['RecipeDetail']['instructions']['steps'];

/** The texts of an HTML document's items and paragraphs, or its whole text where it has none, without markup. */
export function stepsInHtml(html: string): Steps {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const parts = [...body.querySelectorAll('li, p:not(li p)')];
  const texts = (parts.length === 0 ? [body] : parts).map(({ textContent }) => textContent?.trim() ?? '');
  return texts.filter((text) => text !== '').map((title, index) => ({ number: index + 1, title }));
}
