import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSettings } from '#server/seed/settings.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { adminOf } from './admin-run.ts';

let app: TestApp;
let admin: ReturnType<typeof adminOf>;
beforeAll(async () => {
  app = await startTestApp();
  admin = adminOf(app);
});
afterAll(() => app.close());

const settings = async () => (await app.ok('getSettings')).data;
const set = (name: string, value: string) => admin(['settings', 'set', name, value]);

describe('settings set', () => {
  test('ENT-16 a switch is on or off, and the server follows at once and through new content', async () => {
    expect(await set('registration', 'off')).toMatchObject({ code: 0, out: 'registration: true -> false\n' });
    expect((await settings()).registration).toBe(false);
    await app.db.transaction().execute(loadSettings);
    expect((await settings()).registration).toBe(false);
    await set('registration', 'YES');
    expect((await settings()).registration).toBe(true);
  });

  test('ENT-14 texts, colors and lists', async () => {
    await set('primary_color', '#5B2A86');
    await set('intolerance_notice', 'null');
    await set('shop_hosts', '["shop.example.com"]');
    await set('shop_url', 'https://shop.example.com/a?b=1');
    expect(await settings()).toMatchObject({
      primary_color: '#5B2A86',
      intolerance_notice: 'null',
      shop_hosts: ['shop.example.com'],
      shop_url: 'https://shop.example.com/a?b=1',
    });
    await set('shop_url', 'none');
    expect((await settings()).shop_url).toBeNull();
  });

  test('ENT-15 a part alone: an entry of a menu is added at the end, worded again in its place, removed', async () => {
    await set('account_menu', '{ "terms": "Terms", "faq": "Help" }');
    await set('account_menu.about', 'About us');
    await set('account_menu.terms', 'The terms');
    expect(Object.entries((await settings()).account_menu)).toEqual([
      ['terms', 'The terms'],
      ['faq', 'Help'],
      ['about', 'About us'],
    ]);
    await set('account_menu.faq', 'none');
    expect(Object.keys((await settings()).account_menu)).toEqual(['terms', 'about']);
    await set('socialite.google.enabled', 'off');
    expect((await settings()).socialite.google.enabled).toBe(false);
  });

  test.each([
    [['registration', 'perhaps'], 2, 'registration must be on or off.'],
    [['primary_color', 'green'], 2, 'That doesn’t work: primary_color must be a color such as #255439.'],
    [['shop_url', 'javascript:alert(1)'], 2, 'That doesn’t work: shop_url must be an address such as'],
    [['shop_hosts', 'shop.example.com'], 2, 'That doesn’t work: shop_hosts must be a list.'],
    [['shop_hosts', '["'], 2, 'shop_hosts must be written as JSON, such as \'["a", "b"]\'.'],
    [['main_menu', '[]'], 2, 'That doesn’t work: main_menu must be a group of values.'],
    [['color', '#5B2A86'], 2, 'There is no setting "color". Did you mean primary_color or secondary_color?'],
    [['constructor', 'x'], 2, 'There is no setting "constructor".'],
    [['socialite.apple.enabled', 'on'], 2, 'socialite has no part "apple".'],
    [['registration.x', 'on'], 2, 'registration has no part "x".'],
    [['withdrawal_days', '-1'], 2, 'That doesn’t work: withdrawal_days must be 0 or more.'],
    [['minimum_age', '200'], 2, 'That doesn’t work: minimum_age must be 21 or less.'],
    [['tax', '19'], 2, 'That doesn’t work: tax must be one of none, inclusive, exclusive.'],
    [['order_button', ''], 2, 'That doesn’t work: order_button must not be empty.'],
    [['order_button', 'x'.repeat(61)], 2, 'order_button must have 60 characters or fewer.'],
    [['', 'x'], 2, 'There is no setting "". `settings list` shows them all.'],
    [['faq_page', 'answers'], 1, 'There is no page "answers". `pages list` shows them all'],
    [['main_menu.imprint', 'Imprint'], 1, 'There is no page "imprint".'],
  ] as const)('%s is refused in words, and nothing changes', async ([name, value], code, words) => {
    const before = await settings();
    const run = await set(name, value);
    expect(run.err).toContain(words);
    expect(run).toMatchObject({ code, out: '' });
    expect(await settings()).toEqual(before);
  });

  test('--dry-run prints the change without applying it', async () => {
    const before = await settings();
    const run = await admin(['settings', 'set', 'registration', 'off', '--dry-run']);
    expect(run).toMatchObject({ code: 0, out: 'registration: true -> false\nNothing was changed.\n' });
    expect(await settings()).toEqual(before);
  });
});

describe('settings get and list', () => {
  test('a text is stored unchanged, everything else and --json as JSON', async () => {
    expect((await admin(['settings', 'get', 'terms_of_services_page'])).out).toBe('terms\n');
    expect((await admin(['settings', 'get', 'terms_of_services_page', '--json'])).out).toBe('"terms"\n');
    expect((await admin(['settings', 'get', 'socialite.facebook.url'])).out).toBe('null\n');
    const gone = await admin(['settings', 'get', 'main_menu.nothing']);
    expect(gone).toMatchObject({ code: 1, err: 'main_menu.nothing is not set.\n' });
  });

  test('SRV-43 all settings with their origin, and no others', async () => {
    await set('secondary_color', '#0A7F8C');
    const { out } = await admin(['settings', 'list', '--json']);
    const listed: Record<string, unknown> = JSON.parse(out);
    expect(listed['secondary_color']).toEqual({ value: '#0A7F8C', origin: 'operator' });
    expect(listed['faq_page']).toEqual({ value: 'faq', origin: 'content' });
    expect(Object.keys(listed).sort()).toEqual(Object.keys(await settings()).sort());
    expect((await admin(['settings', 'list'])).out).toMatch(/^secondary_color +you +#0A7F8C$/m);
  });
});

describe('settings reset', () => {
  test("gives up the operator's value after a yes", async () => {
    await set('secondary_color', '#0A7F8C');
    const reset = ['settings', 'reset', 'secondary_color'];
    expect(await admin(reset)).toMatchObject({ code: 1, err: 'Discard your value? Add --yes to agree.\n' });
    expect(await admin(reset, { answer: false })).toMatchObject({ code: 1, err: 'Nothing was changed.\n' });
    expect((await admin([...reset, '--dry-run'])).prompts).toEqual([]);
    expect((await settings()).secondary_color).toBe('#0A7F8C');
    const run = await admin(reset, { answer: true });
    expect(run).toMatchObject({ code: 0, prompts: ['Discard your value?'] });
    expect(run.out).toContain('#0A7F8C -> #D87A3A');
    expect((await settings()).secondary_color).toBe('#D87A3A');
    expect((await admin(reset)).out).toBe('Nothing to reset: these are the project’s own values.\n');
  });

  test('removes one that the project doesn’t set, alone and with all others', async () => {
    expect((await set('minimum_age', '18')).out).toBe('minimum_age: not set -> 18\n');
    await set('order_language', 'de');
    const run = await admin(['settings', 'reset', 'minimum_age', '--yes']);
    expect(run).toMatchObject({ code: 0, out: 'minimum_age: 18 -> not set\n' });
    expect((await settings()).minimum_age).toBeUndefined();
    expect((await admin(['settings', 'reset', '--all', '--yes'])).code).toBe(0);
    expect((await settings()).order_language).toBeUndefined();
  });

  test('ENT-15 a part alone: the other parts keep the operator’s values', async () => {
    const own = (await settings()).account_menu;
    await set('account_menu.about', 'About us');
    await set('account_menu.faq', 'Answers');
    const run = await admin(['settings', 'reset', 'account_menu.about', '--yes']);
    expect(run).toMatchObject({ code: 0, err: '' });
    expect((await settings()).account_menu).toEqual({ ...own, faq: 'Answers' });
    expect((await admin(['settings', 'reset', 'account_menu.faq', '--yes'])).code).toBe(0);
    expect((await settings()).account_menu).toEqual(own);
    const listed: Record<string, unknown> = JSON.parse((await admin(['settings', 'list', '--json'])).out);
    expect(listed['account_menu']).toEqual({ value: own, origin: 'content' });
  });

  test('resets all with --all, and requires one of the two', async () => {
    await set('primary_color', '#112233');
    for (const wrong of [[], ['primary_color', '--all']])
      expect((await admin(['settings', 'reset', ...wrong, '-y'])).code).toBe(2);
    expect((await admin(['settings', 'reset', '--all', '--yes'])).code).toBe(0);
    const { out } = await admin(['settings', 'list']);
    expect(out).not.toContain(' you ');
    expect((await settings()).primary_color).toBe('#255439');
  });
});

describe('an invalid command', () => {
  test.each([
    [[], 'Usage: npm run admin -- <command>'],
    [['nonsense'], "unknown command 'nonsense'"],
    [['settings', 'sett'], 'Did you mean set?'],
    [['settings', 'set', 'registration'], "missing required argument 'value'"],
    [['settings', 'get', 'registration', '--jsn'], 'Did you mean --json?'],
    [['users', 'list', '--limit', 'many'], 'It must be a whole number from 1 to 10000.'],
  ])('%j is explained', async (argv, words) => {
    const run = await admin(argv);
    expect(run).toMatchObject({ code: 2, out: '' });
    expect(run.err).toContain(words);
  });

  test('every command explains itself', async () => {
    for (const argv of [
      ['--help'],
      ['settings', '--help'],
      ['pages', 'import', '-h'],
      ['users', 'delete', '-h'],
    ]) {
      const run = await admin(argv);
      expect(run).toMatchObject({ code: 0, err: '' });
      expect(run.out).toContain('Usage: npm run admin --');
    }
  });
});
