import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPages } from '#server/seed/pages.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type AdminRunOptions, adminOf } from './admin-run.ts';

let app: TestApp;
let admin: ReturnType<typeof adminOf>;
beforeAll(async () => {
  app = await startTestApp();
  admin = adminOf(app);
});
afterAll(() => app.close());

const pages = (argv: string, options?: AdminRunOptions) => admin(['pages', ...argv.split(' ')], options);
const read = async (id: string) => (await app.ok('getPage', { params: { id } })).data;
const expectNotFound = (id: string) => app.fails('getPage', 404, { params: { id } });

describe('pages import', () => {
  test('PAGE-01 SRV-42 imports Markdown, named by its file and title, sanitized', async () => {
    const files = { 'legal/Imprint.md': '# Imprint\n\nWe are <b onclick="x()">here</b>.<script>x</script>' };
    const run = await pages('import legal/Imprint.md', { files });
    expect(run.out).toContain('It’s at /pages/imprint.\n');
    expect(await read('imprint')).toEqual({
      id: 'imprint',
      name: 'Imprint',
      content: '<p>We are <b>here</b>.</p>',
      updated_at: app.clock.now().toISOString(),
    });
    expect((await pages('import legal/Imprint.md', { files })).out).toContain('word for word');
  });

  test('imports HTML and piped text, with a given id and name', async () => {
    await pages('import old.html --id visit --name Visit', {
      files: { 'old.html': '<h1>Old</h1><p>Come.</p>' },
    });
    expect(await read('visit')).toMatchObject({ name: 'Visit', content: '<p>Come.</p>' });
    await pages('import - --id hours', { files: { '-': '# Hours\n\nAlways.' } });
    expect((await read('hours')).name).toBe('Hours');
  });

  test('asks before it overwrites an imported page', async () => {
    await pages('import a.md', { files: { 'a.md': '# A\n\nFirst.' } });
    const files = { 'a.md': '# A\n\nSecond.' };
    expect(await pages('import a.md', { files })).toMatchObject({
      code: 1,
      err: 'Replace the page "A" that you imported before? Add --yes to agree.\n',
    });
    expect((await pages('import a.md --dry-run', { files })).out).toContain('Nothing was changed.');
    expect((await read('a')).content).toBe('<p>First.</p>');
    await pages('import a.md -y', { files });
    expect((await read('a')).content).toBe('<p>Second.</p>');
  });

  test.each([
    ['import nope.md', {}, 1, 'nope.md is not there.'],
    ['import -', { '-': '# A\n\nb' }, 2, 'Use --id to say which page it is.'],
    ['import Über_uns.md', { 'Über_uns.md': '# A\n\nb' }, 2, '"über_uns" can’t be a page’s address'],
    ['import a.md --id ../x', { 'a.md': '# A\n\nb' }, 2, '"../x" can’t be a page’s address'],
    ['import e.md', { 'e.md': '' }, 1, 'e.md holds no text that can be shown.'],
    ['import n.md', { 'n.md': 'words' }, 1, 'n.md has no name'],
  ])('%s is refused in words', async (argv, files, code, words) => {
    const run = await pages(argv, { files });
    expect(run).toMatchObject({ code, out: '' });
    expect(run.err).toContain(words);
  });
});

describe('pages remove and restore', () => {
  test('a page is removed after a confirmation, but not while a setting refers to it', async () => {
    const named = await pages('remove faq -y');
    expect(named).toMatchObject({ code: 1 });
    expect(named.err).toMatch(
      /^The page is named by (faq_page and account_menu|account_menu and faq_page); /m,
    );
    await pages('import b.md', { files: { 'b.md': '# B\n\nb' } });
    expect((await pages('remove b', { answer: false })).code).toBe(1);
    expect((await pages('remove b --dry-run')).code).toBe(0);
    await read('b');
    expect((await pages('remove b', { answer: true })).prompts).toEqual(['Remove this page?']);
    await expectNotFound('b');
    expect(await pages('remove b')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no page "b".'),
    });
  });

  test('a removed project page stays removed after new content, until it is restored', async () => {
    await pages('remove community -y');
    await app.db.transaction().execute(loadPages);
    await expectNotFound('community');
    expect((await pages('list')).out).toMatch(/^community .* project +removed$/m);
    expect((await pages('restore community')).code).toBe(0);
    expect((await read('community')).name).toBe('Community');
    expect((await pages('restore community')).out).toContain('project’s own text already');
  });

  test("an operator's text of a project's page is given up after a yes", async () => {
    await pages('import about.md', { files: { 'about.md': '# Us\n\nus' } });
    expect((await read('about')).name).toBe('Us');
    expect((await pages('restore about')).code).toBe(1);
    expect((await pages('restore about -y')).code).toBe(0);
    expect((await read('about')).name).toBe('About Kindfare');
    expect((await pages('restore imprint')).err).toContain('The project has no page "imprint" of its own.');
  });
});

test('pages list and show print the pages', async () => {
  const listed: { id: string; origin: string }[] = JSON.parse((await pages('list --json')).out);
  expect(listed.find(({ id }) => id === 'terms')?.origin).toBe('content');
  const { out } = await pages('show terms');
  expect(out).toMatch(/^name +Terms of service$/m);
  expect(out).toContain('<h2>1. What Kindfare does</h2>');
  expect(JSON.parse((await pages('show terms --json')).out)).toMatchObject({ id: 'terms' });
});
