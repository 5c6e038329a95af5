/** Firefox, driven by WebDriver BiDi: no driver beside the browser. https://www.w3.org/TR/webdriver-bidi/ */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asJson, type Driver, fromJson, phone } from './driver.ts';
import { end, findProgram, outputOf, start } from './programs.ts';

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}
interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: never;
  readonly error?: string;
  readonly message?: string;
}
type Send = <Result>(method: string, params: object) => Promise<Result>;

/** Each command has a number, which its answer has too. */
async function connect(url: string): Promise<{ readonly send: Send; readonly close: () => void }> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)));
  });
  const waiting = new Map<number, Waiting>();
  socket.addEventListener('message', ({ data }) => {
    const { id = -1, type, result, error, message }: Message = JSON.parse(String(data));
    const command = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') command?.resolve(result as never);
    else command?.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection.'));
  });
  let last = 0;
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, close: () => socket.close() };
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** A browser that looks for no update and opens no page by itself. */
const preferences = [
  'user_pref("app.update.disabledForTesting", true);',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
  'user_pref("network.captive-portal-service.enabled", false);',
  'user_pref("network.connectivity-service.enabled", false);',
  'user_pref("browser.shell.checkDefaultBrowser", false);',
];

export async function startFirefox(): Promise<Driver> {
  const program = findProgram('firefox');
  const profile = await mkdtemp(join(tmpdir(), 'kindfare-firefox-'));
  await writeFile(join(profile, 'user.js'), preferences.join('\n'));
  const firefox = start(program, [
    '--headless',
    '--remote-debugging-port=0',
    '--no-remote',
    '--profile',
    profile,
  ]);
  const url = await outputOf(firefox, /WebDriver BiDi listening on (ws:\/\/\S+)/);
  const { send, close } = await connect(`${url}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: phone });

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async open(address) {
      const loaded = send('browsingContext.navigate', { context, url: address, wait: 'complete' });
      // a page that redirects while it loads; the tests wait for what they look at
      await loaded.catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
      });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: asJson(expression),
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return fromJson(result?.value ?? '{}');
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      close();
      await end(firefox);
      await rm(profile, { recursive: true, force: true });
    },
  };
}
