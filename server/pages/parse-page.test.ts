import { describe, expect, test } from 'vitest';
import { ContentError } from '#server/content/content-error.ts';
import { ownPageIds, readOwnPage } from './page-files.ts';
import { parsePage } from './parse-page.ts';

const full =
  '---\nname: Our shop\ndescription: What we sell.\nupdated: 2026-05-01\n---\n\nWe sell **knives**.\n';

describe('a page from its file', () => {
  test('PAGE-01 has a name, a description, a day and its text as HTML', () => {
    expect(parsePage('shop.md', full)).toEqual({
      name: 'Our shop',
      description: 'What we sell.',
      content: '<p>We sell <strong>knives</strong>.</p>',
      updatedAt: new Date('2026-05-01T00:00:00.000Z'),
    });
  });

  test('takes its name from its title, which is then not shown twice', () => {
    const page = parsePage('shop.md', '# Knives & forks\n\nThe *first* paragraph.\n\n## More\n');
    expect(page).toEqual({
      name: 'Knives & forks',
      description: 'The first paragraph.',
      content: '<p>The <em>first</em> paragraph.</p>\n<h2>More</h2>',
      updatedAt: null,
    });
    expect(parsePage('x.md', '# Title\n\nWords', 'markdown', 'Given').name).toBe('Given');
  });

  test('may be HTML or from another system, and takes its description from its first words', () => {
    const text = `\uFEFF---\r\nname: Legal\r\n---\r\n<h1>Legal</h1><p>${'word '.repeat(60)}</p>`;
    const page = parsePage('legal.html', text, 'html');
    expect(page.name).toBe('Legal');
    expect(page.content).toMatch(/^<p>word /);
    expect(page.description).toMatch(/^word (word )+word…$/);
    expect(page.description.length).toBeLessThanOrEqual(161);
  });

  test('a line of dashes in the text is a horizontal rule', () => {
    expect(parsePage('x.md', '# A\n\nabove\n\n---\n\nbelow').content).toBe(
      '<p>above</p>\n<hr />\n<p>below</p>',
    );
  });

  test('SRV-42 HTML within Markdown is cleaned', () => {
    const text = '# A\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) <b onclick="x()">bold</b>';
    expect(parsePage('x.md', text).content).toBe('<p><a>x</a> <b>bold</b></p>');
  });

  test.each([
    ['', 'x.md holds no text that can be shown.'],
    ['# Title\n\n<script>alert(1)</script>', 'x.md holds no text that can be shown.'],
    [
      'Words without a name',
      'x.md has no name; begin it with "# Name", or with "name: Name" between --- lines.',
    ],
    ['---\nname: [\n---\nWords', /^x\.md: what stands between the --- lines cannot be read: .+ at line 1/],
    ['---\njust words\n---\nWords', 'x.md: between the --- lines, write one "name: value" a line.'],
    ['---\nname: A\ntitle: B\n---\nWords', 'x.md: "title" is not one of name, description, updated.'],
    ['---\nname: 5\n---\nWords', 'x.md: name must be a text of 1 to 120 characters.'],
    ['---\nname: A\nupdated: 2026-02-30\n---\nWords', 'x.md: updated must be a day such as 2026-05-01.'],
    ['---\nname: A\nupdated: soon\n---\nWords', 'x.md: updated must be a day such as 2026-05-01.'],
    ['# A\n\n\0', 'x.md is not a text file.'],
    ['# A\n\nhalf \uD800', 'x.md is not a text file.'],
    ['x'.repeat(200_001), 'x.md is longer than 200,000 characters.'],
  ])('an invalid file is reported in a sentence (%#)', (text, sentence) => {
    expect(() => parsePage('x.md', text)).toThrow(ContentError);
    expect(() => parsePage('x.md', text)).toThrow(sentence);
  });
});

describe("the project's own pages", () => {
  const pages = ownPageIds().map((id) => ({ id, ...readOwnPage(id) }));
  const ids = new Set(pages.map(({ id }) => id));

  test.each(pages)('$id has a date and a description', ({ id, description, updatedAt }) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(description).toMatch(/\.$/);
    expect(updatedAt).not.toBeNull();
  });

  test.each(pages)('$id links only existing pages and sections', ({ content }) => {
    const links = [...content.matchAll(/href="\/pages\/([^"#]+)(?:#([^"]+))?"/g)];
    for (const [, page = '', place] of links) {
      expect(ids).toContain(page);
      const headings = [...readOwnPage(page).content.matchAll(/<h\d>(.*?)<\/h\d>/g)].map(
        ([, words]) => words,
      );
      if (place !== undefined)
        expect(headings.map((words) => words?.toLowerCase().replaceAll(' ', '-'))).toContain(place);
    }
  });
});
