import { fetchWithRenewal } from './client.ts';
import { commonHeaders } from './common-headers.ts';
import { readAccessToken } from './token-store.ts';

/** Reads a stream of server-sent events, whose data is JSON, to its end; false where there is none for this member. */
export async function readEventStream<Data>(
  path: string,
  onData: (data: Data) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const headers = { ...commonHeaders, Authorization: `Bearer ${readAccessToken() ?? ''}` };
  // a service worker would hold the response back until it ends
  const response = await fetchWithRenewal(
    new Request(new URL(path, location.href), { headers, signal, cache: 'no-store' }),
  );
  if (response.status === 404 || response.status === 401 || response.body === null) return false;
  if (!response.ok) throw new Error(`The stream of events is refused: ${response.status}.`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    const events = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) onData(JSON.parse(data) as Data);
    }
  }
}
