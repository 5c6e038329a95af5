import { describe, expect, test } from 'vitest';
import { allowedHtml } from '#domain/content-page/allowed-html.ts';
import { attacks } from '#tests/fixtures/html-attacks.ts';
import { cleanHtml } from './clean-html.ts';

const allowed: Readonly<Record<string, readonly string[]>> = allowedHtml;
const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)(?: \/)?>/g;

/** Finds forbidden parts of sanitized HTML; any `<` that begins no plain tag counts. */
function forbiddenIn(html: string): string[] {
  const found: string[] = [];
  const rest = html.replace(tag, (_, _end, name: string, attributes: string) => {
    if (allowed[name] === undefined) found.push(name);
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g))
      if (!allowed[name]?.includes(key) || /(?:script|data):/i.test(value))
        found.push(`${name} ${key}=${value}`);
    return '';
  });
  return rest.includes('<') ? [...found, rest] : found;
}

test('the check itself finds forbidden parts', () => {
  expect(forbiddenIn('<script>')).toEqual(['script']);
  expect(forbiddenIn('<p onclick="x">')).toEqual(['p onclick=x']);
  expect(forbiddenIn('<a href="javascript:x">')).toEqual(['a href=javascript:x']);
  expect(forbiddenIn('<img src=x onerror=x>')).toEqual(['<img src=x onerror=x>']);
  expect(forbiddenIn('<p>1 &lt; 2</p>')).toEqual([]);
});

describe('SRV-42 nothing that runs is left', () => {
  test.each(attacks)('%s', (html) => {
    const cleaned = cleanHtml(html);
    expect(forbiddenIn(cleaned)).toEqual([]);
    // sanitizing is idempotent: the browser parses what was stored
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });
});

test('SRV-42 the markup of pages is unchanged', () => {
  const html =
    '<h2>Limits</h2>\n<p>Up to <strong>10&nbsp;mg</strong> &amp; <em>no</em> more<sup>1</sup>.</p>\n' +
    '<ol start="3"><li><a href="/pages/faq#why" title="Why">here</a></li></ol>' +
    '<table><thead><tr><th align="right">mg</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>' +
    '<p><a href="mailto:us@kindfare.example">us</a> <a href="https://shop.example/?a=1&amp;b=2">shop</a></p>' +
    '<img src="/files/chart.webp" alt="A chart" width="320" height="200" />';
  expect(cleanHtml(html)).toBe(html.replace('&nbsp;', '\u00A0'));
});

test('the text of forbidden elements stays, a title becomes a heading of the second level', () => {
  expect(cleanHtml('<h1>Name</h1><section class="x"><p style="color:red">Words</p></section>')).toBe(
    '<h2>Name</h2><p>Words</p>',
  );
  expect(cleanHtml('<img src="https://tracker.example/pixel.gif"><p>Words</p>')).toBe('<p>Words</p>');
});
