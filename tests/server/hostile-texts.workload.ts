import { startTestApp } from './app-under-test.ts';
import { bodyWith, filled, paramsOf, texts } from './hostile-contract-texts.ts';
import { openShop } from './membership/sandbox-shop.ts';

const app = await startTestApp();
const { token } = await app.member();
await (await openShop(app)).buy(token);

/** What `hostile-texts.test.ts` counts: a text one character over its limit is scanned whole, and not processed. */
export async function workload(operation: string, path: string, shape: string, length: number) {
  const text = texts.find((it) => it.call.operationId === operation && it.path === path);
  if (text === undefined) throw new Error(`no text ${operation}${path}`);
  const body = JSON.stringify(bodyWith(text, `${filled(shape, length)}\u0007`));
  await app.call(operation, { token, body, params: paramsOf(text.call) });
}
