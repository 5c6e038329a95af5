import { expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from './escape-html.ts';

test('escaped text cannot close a tag or an attribute, and unescaping restores it', () => {
  const text = `<a href="x" title='&amp;'>Tom & Jerry</a>`;
  expect(escapeHtml(text)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;&amp;amp;&#39;&gt;Tom &amp; Jerry&lt;/a&gt;',
  );
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});
