/** Checks that apply to every screen of a member, with one visit each. */
import { expectAccessible, expectReadable } from './accessibility-and-overflow.ts';
import { openFully, recordShifts, slowDown } from './layout-shift.ts';
import { recordCalls } from './network.ts';
import { screenPaths } from './screen-paths.ts';
import { expect, test } from './subscriber.ts';

test.use({ showsDishes: true });

for (const [name, paths] of Object.entries(screenPaths))
  test(`PERM-03 ONB-26 ${name}: each page opens, its calls carry the token, nothing shifts while it loads, axe finds nothing, not on the last one in dark either, and nothing overflows or breaks at 320 pixels, from right to left, or with text at 200 percent`, async ({
    page,
    member,
  }) => {
    const calls = recordCalls(page);
    const shifts = await recordShifts(page);
    await slowDown(page);
    for (const path of paths) {
      await openFully(page, path);
      expect.soft(await shifts(), path).toEqual([]);
      await expect.soft(page, path).toHaveURL(path);
      await expectReadable(page, path);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'the last page in dark');
    const ofMembers = calls.all.filter(({ path }) => path !== '/recipes-plus/settings');
    const tokens = new Set(ofMembers.map(({ headers }) => headers['authorization']));
    expect([...tokens]).toEqual([`Bearer ${member.tokens.access_token}`]);
  });
