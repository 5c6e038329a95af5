/** Minutes long: in the nightly run. */
import { test } from './moved-clocks.ts';
import { expectAccessibleAndFitting } from './planner.ts';
import { kinds, walk } from './trigger-walk.ts';

test.use({ serverSettings: { stripe_connected: 'true', food_tests: 'true' } });
// a walk is a hundred days and thirty pages
test.setTimeout(900_000);

for (const kind of Object.values(kinds))
  test(`a member ${kind.name} goes through a whole food test in the browser`, async ({
    page,
    baseURL,
    extraHTTPHeaders,
    member,
    days,
  }) => {
    const seen = new Set<string>();
    const onScreen = async (name: string) => {
      if (!seen.has(name)) await expectAccessibleAndFitting(page, `${kind.name}: ${name}`);
      seen.add(name);
    };
    const account = { member, baseUrl: `${baseURL}/api`, headers: extraHTTPHeaders };
    await walk({ page, ...account, days, times: 3, onScreen }, kind);
  });
