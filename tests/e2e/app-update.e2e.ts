import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilControlled } from './cached-files.ts';
import { expect, test as memberTest } from './member.ts';

/** The script that starts the app, by the page's text. */
const startScript = /(?<=<script type="module"[^>]* src="\/)assets\/[\w-]+\.js/;

interface Site {
  readonly url: string;
  /** From now on the site's worker and page are those of a version whose start script has another name. */
  readonly publish: () => void;
}

/** The server under test, of which a new version can be published. */
async function siteInFrontOf(target: string): Promise<Site & { readonly close: () => Promise<unknown> }> {
  const page = await (await fetch(`${target}/install`)).text();
  const script = startScript.exec(page)?.[0] ?? '';
  const renamed = script.replace('.js', '-next.js');
  let isPublished = false;
  const isVersioned = (url: string) => /^\/(?:service-worker\.js|index\.html)(?:\?|$)/.test(url);
  const nextVersion = (text: string) =>
    text
      .replaceAll(`\`${script}\``, `\`${renamed}\``)
      .replace(/(url:`index\.html`,revision:`)\w+/, '$1next')
      .replace('<head>', '<head><meta name="version" content="next">');
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (isPublished && isVersioned(url)) {
      const original = await fetch(target + url);
      const headers = {
        'content-type': original.headers.get('content-type') ?? '',
        'cache-control': 'no-cache',
      };
      response.writeHead(200, headers).end(nextVersion(await original.text()));
      return;
    }
    const { method, headers } = request;
    const sent = forward(target + url.replace(renamed, script), { method, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    sent.on('error', () => response.destroy());
    request.pipe(sent);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: () => {
      isPublished = true;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const test = memberTest.extend<{ site: Site }>({
  site: async ({ server }, use) => {
    const site = await siteInFrontOf(server.url);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.use({ serviceWorkers: 'allow' });

test('an open page offers a version published meanwhile, and is of that version once accepted', async ({
  page,
  site,
  member: _,
}) => {
  const offer = page.getByRole('region', { name: 'New version' });
  const version = page.locator('meta[name="version"]');
  const show = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.goto('/account');
  await untilControlled(page);
  await page.reload();
  site.publish();
  // as often as the app is shown again, until the new worker is installed
  await expect(async () => {
    await show();
    await expect(offer).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(version).toHaveCount(0);
  await offer.getByRole('button', { name: 'Update' }).click();
  await expect(version).toHaveCount(1);
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
});
