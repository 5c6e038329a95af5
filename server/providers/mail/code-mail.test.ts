import { describe, expect, test } from 'vitest';
import { composeCodeMail } from './code-mail.ts';
import { composeLetter } from './letter.ts';

describe.each(['passwordReset', 'emailVerification'] as const)('the mail with a code for %s', (purpose) => {
  const { subject, text, html, to } = composeCodeMail(purpose, 'mary@example.com', '042042', 10);

  test('states in HTML and text its purpose, the code, its validity, and what to do if it was not requested', () => {
    for (const form of [text, html]) {
      expect(form).toContain('Kindfare');
      expect(form.match(/042042/g)).toHaveLength(1);
      expect(form).toContain('within 10 minutes');
      expect(form).toContain('You did not ask for it?');
    }
    expect(to).toBe('mary@example.com');
  });

  test('the subject is short, without the code, so that it does not show on a locked phone', () => {
    expect(subject.length).toBeLessThanOrEqual(50);
    expect(subject).not.toContain('042042');
  });

  test('loads nothing from elsewhere, links nowhere, runs nothing', () => {
    expect(html).not.toMatch(/<(img|a|script|link|iframe|form)\b|https?:|url\(/i);
  });

  test('has the code in one piece, large and to be selected by one touch', () => {
    const style = /<p style="([^"]*)">042042<\/p>/.exec(html)?.[1] ?? '';
    expect(style).toContain('700 32px');
    expect(style).toContain('user-select:all');
  });

  test('lines of the plain text are shorter than the wrapping of mail programs', () => {
    expect(text.split('\n').at(2)?.length).toBeLessThan(998);
    expect(text).not.toMatch(/[^\x20-\x7e\n]/);
  });
});

test('input cannot become markup', () => {
  const letter = { to: 'a@example.com', subject: '<b>', before: ['<script>"&\''], code: '<i>', after: [] };
  const { html } = composeLetter(letter);
  expect(html).not.toMatch(/<(script|i|b)>/);
  expect(html).toContain('&lt;script&gt;&quot;&amp;&#39;');
});
