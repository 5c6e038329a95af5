import { vi } from 'vitest';

export interface RecordedRequest {
  readonly call: string;
  readonly body: unknown;
  readonly query: URLSearchParams;
}

type MockResponse = readonly [status: number, body: unknown];

/** Response of each call, sync or async: a status with a JSON body. Calls are named `METHOD /path`, without the /api prefix. */
export type MockResponses = Readonly<
  Record<string, (requests: RecordedRequest) => MockResponse | Promise<MockResponse>>
>;

/** Stubs `fetch` with a table of responses and returns the recorded requests. A call that the table lacks fails like a network error. */
export function mockFetch(responses: MockResponses): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init);
    const url = new URL(request.url);
    const text = request.method === 'GET' ? '' : await request.text();
    const one = {
      call: `${request.method} ${url.pathname.replace(/^\/api/, '')}`,
      body: text === '' ? null : JSON.parse(text),
      query: url.searchParams,
    };
    requests.push(one);
    const response = responses[one.call];
    if (!response) throw new TypeError(`no response defined for ${one.call}`);
    const [status, body] = await response(one);
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  });
  return requests;
}
