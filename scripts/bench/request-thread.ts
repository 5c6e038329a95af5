import { Agent, get } from 'node:http';
import { parentPort } from 'node:worker_threads';
import type { Calls } from './request-client.ts';

const connections = 16;
/** What a browser accepts. */
const browser = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br, zstd' };

async function ask({ count, addresses, tokens }: Calls & { readonly count: number }): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let requestCount = 0;
  const askOne = () =>
    new Promise<void>((resolve, reject) => {
      const address = addresses[requestCount % addresses.length] ?? '';
      const headers = { ...browser, authorization: `Bearer ${tokens[requestCount % tokens.length]}` };
      requestCount += 1;
      get(address, { agent, headers }, (response) => {
        if (response.statusCode !== 200)
          reject(new Error(`${address} responded with ${response.statusCode}.`));
        if (response.headers['content-encoding'] !== 'br')
          reject(new Error(`${address} was not compressed.`));
        response.resume().once('end', resolve);
      }).once('error', reject);
    });
  const oneAfterTheOther = async () => {
    while (requestCount < count) await askOne();
  };
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther)).finally(() => agent.destroy());
}

parentPort?.on('message', (calls) => {
  ask(calls).then(
    () => parentPort?.postMessage(null),
    (error: unknown) => parentPort?.postMessage(String(error)),
  );
});
