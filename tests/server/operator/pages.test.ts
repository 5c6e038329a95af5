import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { putPage, removePage } from '#server/queries/pages.ts';
import { loadPages } from '#server/seed/pages.ts';
import { attacks } from '#tests/fixtures/html-attacks.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async (id: string) => (await app.ok('getPage', { params: { id } })).data;
const reload = () => app.db.transaction().execute(loadPages);
const page = (id: string, content: string) => ({
  id,
  name: `Page ${id}`,
  description: 'A page.',
  content,
  origin: 'operator' as const,
  updated_at: app.clock.now(),
  removed_at: null,
});

describe('API-31 a content page', () => {
  test('PAGE-01 PAGE-02 has a name and HTML, for guests', async () => {
    expect(await read('terms')).toEqual({
      id: 'terms',
      name: 'Terms of service',
      content: expect.stringMatching(/^<p>These terms .*<h2>1\. What Kindfare does<\/h2>/s),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    });
  });

  test('PAGE-03 is 404 for any unknown id', async () => {
    for (const id of ['nope', '../terms', 'terms%00', "' or 1=1", 'TERMS'])
      await app.fails('getPage', 404, { params: { id } });
    expect((await app.request('GET', `/api/pages/${'x'.repeat(300)}`)).status).toBeGreaterThanOrEqual(400);
  });

  test('SRV-42 every page that the settings name is there', async () => {
    const settings = parse(readFileSync('content/settings.yaml', 'utf8'));
    const named = [
      ...Object.entries(settings).flatMap(([key, value]) => (key.endsWith('_page') ? [value] : [])),
      ...Object.keys({ ...settings.main_menu, ...settings.account_menu }),
      // links of the app without a connected partner
      'shop',
      'community',
      'consultations',
    ];
    expect(named.length).toBeGreaterThan(8);
    for (const id of named) expect((await read(String(id))).content).not.toBe('');
  });

  test('SRV-42 a script that got into the database does not get out', async () => {
    await putPage(app.db, page('attacked', `<p>Words</p>${attacks.join('\n').replaceAll('\0', '')}`));
    const { content } = await read('attacked');
    expect(content).toContain('<p>Words</p>');
    expect(content).not.toMatch(/<script|<svg|<iframe|<[a-z]+[^>]*\son\w+=|href="(?:java|data|vb)/i);
  });
});

describe('new files of the project', () => {
  test("leaves the operator's pages unchanged, updates others and deletes removed ones", async () => {
    await putPage(app.db, page('faq', '<p>Our own answers</p>'));
    await putPage(app.db, page('visit-us', '<p>Every day</p>'));
    await putPage(app.db, { ...page('older', '<p>Older</p>'), origin: 'content' });
    await app.db.updateTable('pages').set({ content: '<p>Older</p>' }).where('id', '=', 'about').execute();
    await reload();
    expect((await read('faq')).content).toBe('<p>Our own answers</p>');
    expect((await read('visit-us')).name).toBe('Page visit-us');
    expect((await read('about')).content).toContain('<h2>');
    await app.fails('getPage', 404, { params: { id: 'older' } });
  });

  test('does not restore pages that the operator removed', async () => {
    await removePage(app.db, 'community', { hideFrom: app.clock.now() });
    await reload();
    await app.fails('getPage', 404, { params: { id: 'community' } });
  });
});
