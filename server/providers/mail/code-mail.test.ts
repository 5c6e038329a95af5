import { describe, expect, test } from 'vitest';
import { codeLetter } from './code-mail.ts';
import { composeLetter } from './letter.ts';

describe.each(['passwordReset', 'emailVerification'] as const)('the mail with a code for %s', (purpose) => {
  const letter = codeLetter({ purpose, to: 'mary@example.com', code: '042042', minutes: 10 });
  const { subject, text, html, to } = composeLetter(letter, {});

  test('states in HTML and text its purpose, the code, its validity, and what to do if it was not requested', () => {
    for (const form of [text, html]) {
      expect(form).toContain('Kindfare');
      expect(form.match(/042042/g)).toHaveLength(1);
      expect(form).toContain('within 10 minutes');
      expect(form).toContain('Didn’t ask for it?');
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
    const style = /<p class="code" style="([^"]*)">042042<\/p>/.exec(html)?.[1] ?? '';
    expect(style).toContain('700 32px');
    expect(style).toContain('user-select:all');
  });

  test('a preview on a locked phone does not show the code', () => {
    expect(letter.preview).not.toContain('042042');
    expect(html.indexOf(letter.preview)).toBeLessThan(html.indexOf('042042'));
  });
});
