import { screenFiles } from '#tests/e2e/cached-files.ts';
import { newAccount, registerSettled, storedSession } from '#tests/e2e/member.ts';
import { startServer } from '#tests/e2e/server-process.ts';
import { expect, test } from './browser.ts';
import { Screen } from './screen.ts';

/** Neither driver disconnects the browser: the server stops, which is what a start without a network finds. */
test('the app starts without a server, with what was read before', async ({ driver, playwright }) => {
  // starts a server of its own, and waits until the worker has cached the pages
  test.slow();
  const server = await startServer();
  const api = await playwright.request.newContext({ baseURL: server.url });
  const { tokens } = await registerSettled(api, newAccount());
  await api.dispose();
  const screen = new Screen(driver, server.url);
  const cards = screen.role('list', 'Recipes').within('article');

  await screen.open('/auth/login');
  await screen.signIn(storedSession(tokens));
  await screen.open('/dashboard');
  await cards.first();
  const { text: title } = await cards.within('link').first();
  await cards.within('link').click();
  await screen.expectAddress(/^\/recipes\/[^/]+$/);
  await screen.role('heading', title).first();
  const recipe = await screen.address();
  // the worker caches pages when nothing else is to do
  await expect
    .poll(() => driver.evaluate<boolean>('navigator.serviceWorker.ready.then(() => true)'))
    .toBe(true);
  const cached = () =>
    driver.evaluate<readonly string[]>(
      'caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys())))).then((all) => all.flat().map(({ url }) => new URL(url).pathname))',
    );
  await expect
    .poll(cached, { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['/api/users/me', '/api/recipes', `/api${recipe}`, ...screenFiles]));
  await screen.open('/dashboard');
  await cards.first();

  await server.stop();
  await screen.open(recipe);
  await screen.role('heading', title).first();
  await screen.open('/dashboard');
  await cards.first();
  await screen.open('/');
  await expect
    .poll(async () => (await screen.role('heading').first()).text)
    .not.toMatch(/Oops|You’re offline/);
});
