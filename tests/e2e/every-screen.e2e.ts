/** What holds for every screen of a member, checked with one visit each. */
import { expectReadable } from './accessibility-and-overflow.ts';
import { openFully, recordShifts, slowDown } from './layout-shift.ts';
import { recordCalls } from './network.ts';
import { membershipPaths } from './screens.ts';
import { expect, test } from './subscriber.ts';

const routes = {
  'the recipes': [
    '/dashboard',
    '/recipes',
    '/recipes/search',
    '/recipes/favorite',
    '/recipes/collections',
    '/recipes/own',
    '/recipes/own/new',
    '/recipes/own/import',
  ],
  'the account': [
    '/account/get-started-preferences',
    '/account',
    '/account/profile',
    '/account/data',
    '/account/safety-notes',
    '/account/changes',
    '/account/preferences',
    '/account/affiliate-program',
    '/account/verification',
    '/account/first-update-personal',
    '/notifications',
    '/install',
  ],
  'the membership': membershipPaths,
  'the health and the planner': [
    '/health-and-wellness',
    '/health-questionnaire',
    '/health-questionnaire/11',
    '/health-questionnaire/medications',
    '/onboardings/health-and-wellness',
    '/onboardings/health-quiz',
    '/onboardings/preview-preferences',
    '/meal-planner',
    '/meal-planner/shopping-list',
    '/meal-planner/add-recipe',
  ],
};

for (const [name, paths] of Object.entries(routes))
  test(`PERM-03 ONB-26 ${name}: each page opens, its calls carry the token, nothing shifts while it loads, axe finds nothing, and nothing overflows at 320 pixels or with text at 200 percent`, async ({
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
    const ofMembers = calls.all.filter(({ path }) => path !== '/recipes-plus/settings');
    const tokens = new Set(ofMembers.map(({ headers }) => headers['authorization']));
    expect([...tokens]).toEqual([`Bearer ${member.tokens.access_token}`]);
  });
