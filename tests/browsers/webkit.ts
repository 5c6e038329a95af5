/** WebKitGTK, driven by WebDriver, on a virtual display. https://www.w3.org/TR/webdriver2/ */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '#tests/e2e/server-process.ts';
import { asJson, type Driver, fromJson, phone } from './driver.ts';
import { end, findProgram, outputOf, start } from './programs.ts';

interface Answer {
  readonly value: never;
}

/** A function that sends commands to paths below the URL. */
const commandsBelow =
  (base: string) =>
  async <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<Value> => {
    const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
    const response = await fetch(`${base}${path}`, { method, ...sent });
    const text = await response.text();
    if (!response.ok) throw new Error(`WebKit, ${method} ${path}: ${text}`);
    const { value }: Answer = JSON.parse(text);
    return value;
  };

/** The browser's toolbar would make the window wider than a phone. */
const narrowToolbar = `headerbar, toolbar, button, entry, box, stack, label, image {
  min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 6px;
}`;

const script = (expression: string) => `
  const done = arguments[arguments.length - 1];
  ${asJson(expression)}.then(done, (error) => done(JSON.stringify({ error: String(error) })));`;

async function startDriver(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = start(findProgram('webKitDriver'), [`--port=${port}`], env);
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return { driver, url };
}

export async function startWebKit(): Promise<Driver> {
  // the server chooses a free number and prints it
  const display = start(findProgram('display'), [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1280x1280x24',
    '-nolisten',
    'tcp',
  ]);
  const number = await outputOf(display, /^(\d+)$/m);
  const home = await mkdtemp(join(tmpdir(), 'kindfare-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  const { driver, url } = await startDriver({ DISPLAY: `:${number}`, XDG_CONFIG_HOME: home });

  const capabilities = { alwaysMatch: {} };
  const session = await commandsBelow(url)<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', { capabilities });
  const command = commandsBelow(`${url}/session/${session.sessionId}`);
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const text = await command<string>('POST', '/execute/async', { script: script(expression), args: [] });
    const { error } = JSON.parse(text);
    if (error !== undefined) throw new Error(error);
    return fromJson(text);
  };
  // twice: what the toolbar takes of the height is known once there is a window
  await command('POST', '/window/rect', { x: 0, y: 0, ...phone });
  const toolbar = await evaluate<number>('outerHeight - innerHeight');
  await command('POST', '/window/rect', { ...phone, height: phone.height + toolbar });

  return {
    version: `WebKitGTK ${session.capabilities.browserVersion}`,
    open: (address) => command('POST', '/url', { url: address }),
    evaluate,
    perform: (actions) => command('POST', '/actions', { actions }),
    back: () => command('POST', '/back'),
    screenshot: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
    async close() {
      await command('DELETE', '').catch(() => null);
      await end(driver);
      await end(display);
      await rm(home, { recursive: true, force: true });
    },
  };
}
