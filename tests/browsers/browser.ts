/** A test whose screen belongs to the browser of the project: Firefox or WebKit. */

import { writeFile } from 'node:fs/promises';
import { storedSession } from '#tests/e2e/member.ts';
import { expect, test as subscriberTest } from '#tests/e2e/subscriber.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { Screen } from './screen.ts';
import { startWebKit } from './webkit.ts';

export { expect };

export type BrowserName = 'firefox' | 'webkit';
const starts: Readonly<Record<BrowserName, () => Promise<Driver>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

export const test = subscriberTest.extend<
  { readonly driver: Driver; readonly guest: Screen; readonly signedIn: Screen },
  { readonly engine: BrowserName }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  // a browser for each test, as a new profile is the only context that both can make
  driver: async ({ engine }, use, testInfo) => {
    const driver = await starts[engine]();
    await use(driver);
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('screen.png'), await driver.screenshot());
    await driver.close();
  },
  guest: async ({ driver, server }, use) => {
    const screen = new Screen(driver, server.url);
    await use(screen);
    expect(await screen.errors()).toEqual([]);
  },
  /** The screen of a member with a subscription. */
  signedIn: async ({ guest: screen, member }, use) => {
    await screen.open('/auth/login');
    await screen.signIn(storedSession(member.tokens));
    await use(screen);
  },
});
