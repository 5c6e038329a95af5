import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { allowedHtml } from '#domain/content-page/allowed-html.ts';
import { attacks } from '#tests/fixtures/html-attacks.ts';
import { RichText } from './RichText.tsx';

/** Elements that the component adds around links and tables. */
const own: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'target', 'rel'],
  span: ['class'],
  section: ['class', 'aria-label', 'tabindex'],
  img: [...allowedHtml.img, 'loading'],
  h2: ['id', 'tabindex'],
  h3: ['id', 'tabindex'],
  h4: ['id', 'tabindex'],
};
const allowed: Readonly<Record<string, readonly string[]>> = { ...allowedHtml, ...own };

describe('SRV-42 what came uncleaned from the server reaches the page cleaned', () => {
  test.each(attacks)('%s', (html) => {
    const { container } = render(<RichText html={`<p>Words</p>${html}`} />);
    for (const element of container.firstElementChild?.querySelectorAll('*') ?? []) {
      const names = allowed[element.localName];
      expect(names, element.outerHTML).toBeDefined();
      for (const { name, value } of element.attributes) {
        expect(names, `${element.localName} ${name}`).toContain(name);
        expect(value).not.toMatch(/script:|data:/i);
      }
    }
    expect(container.textContent).toMatch(/^Words/);
  });
});

test('PAGE-01 the text is drawn with its headings, lists, tables and pictures', () => {
  render(
    <RichText
      html={
        '<h2>Limits</h2><p>Up to <strong>10 mg</strong>.</p><ol start="3"><li>three</li></ol>' +
        '<table><thead><tr><th>mg</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>' +
        '<img src="/files/a.webp" alt="A chart" width="32">'
      }
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Limits' }).id).toBe('section-limits');
  expect(screen.getByRole('list').getAttribute('start')).toBe('3');
  const table = within(screen.getByRole('region', { name: 'Table' })).getByRole('table');
  expect(within(table).getByRole('columnheader').textContent).toBe('mg');
  expect(screen.getByRole('img', { name: 'A chart' }).getAttribute('src')).toBe('/files/a.webp');
});

test('internal links open in the app, others in a new tab without an opener', () => {
  render(
    <RichText
      html={
        '<p><a href="/pages/terms">terms</a> <a href="https://other.example/x">other</a> ' +
        '<a href="#your-data">data</a> <a href="mailto:us@kindfare.example">mail</a></p>'
      }
    />,
  );
  const link = (name: string | RegExp) => screen.getByRole('link', { name });
  expect(link('terms').getAttribute('href')).toBe('/pages/terms');
  expect(link('terms').getAttribute('target')).toBeNull();
  expect(link(/^other *\(opens in a new tab\)$/).getAttribute('rel')).toBe('noopener noreferrer');
  expect(link('data').getAttribute('href')).toBe('#section-your-data');
  expect(link('mail').getAttribute('href')).toBe('mailto:us@kindfare.example');
});

test('a long text begins with a list of its parts, a short one does not', () => {
  const html = '<h2>One</h2><p>1</p><h3>Half</h3><h2>Two</h2><p>2</p><h2>One</h2>';
  const { rerender } = render(<RichText html={html} contentsFrom={3} />);
  const links = within(screen.getByRole('group')).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['One', '#section-one'],
    ['Two', '#section-two'],
    ['One', '#section-one-2'],
  ]);
  for (const link of links)
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.localName).toBe('h2');
  rerender(<RichText html={html} contentsFrom={4} />);
  expect(screen.queryByRole('group')).toBeNull();
});
