import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { composeLetter } from '#server/providers/mail/letter.ts';
import { letterOf, mailName } from '#server/providers/mail/mail-content.ts';
import { mailFiles } from './mail-files.ts';
import { sampleMails } from './sample-mails.ts';

const mails = Object.entries(sampleMails).flatMap(([name, samples]) =>
  samples.map((content, index) => ({ name, title: `${name} ${index + 1}`, content })),
);

describe('npm run mails', () => {
  test('has each sample under the name of its mail, in HTML, in text, and on the index page', () => {
    expect(mails.filter(({ name, content }) => mailName(content) !== name)).toEqual([]);
    const [index, ...files] = mailFiles({});
    expect(files).toHaveLength(2 * mails.length);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
    for (const { name } of files) expect(index?.text).toContain(`href="${name}"`);
  });

  test('no mail is sent past the list: only queueMail adds mail', () => {
    const senders = globSync('server/**/*.ts').filter((file) =>
      /\b(addMail|composeLetter)\b.*from '|insertInto\('outbox'\)/.test(readFileSync(file, 'utf8')),
    );
    expect(senders.filter((file) => !file.endsWith('.test.ts')).sort()).toEqual([
      'server/notifications/queue-mail.ts',
      'server/queries/outbox.ts',
    ]);
  });
});

describe.each(mails)('the mail $title', ({ content }) => {
  const letter = letterOf(content);
  const { html, text, subject } = composeLetter(letter, {});

  test('is a whole document with its language, one heading, a preview and a reason, and nothing external', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(table|img|script|link|iframe|form)\b|url\(/);
    for (const words of [letter.preview, letter.reason]) expect(words).toMatch(/^\S.*\.$/);
    expect(letter.reason).toMatch(/^You got this email because /);
    expect(letter.preview.length).toBeLessThanOrEqual(90);
    expect(subject.length).toBeLessThanOrEqual(70);
  });

  test('says the same in text, with each link and what it is for', () => {
    for (const part of letter.parts) {
      if (typeof part === 'string') expect(text).toContain(part);
      else if ('code' in part) expect(text).toContain(`\n    ${part.code}\n`);
      else {
        expect(text).toContain(`${part.label}: ${part.url}`);
        expect(part.label).toMatch(/^[A-Z][a-z]+ \w+/);
      }
    }
    expect(text).toContain(letter.reason);
  });

  test('addresses a reader as a person would', () => {
    expect(text).not.toMatch(/\b(somebody|did not|does not want|do not|cannot|nothing more is)\b/i);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });
});
