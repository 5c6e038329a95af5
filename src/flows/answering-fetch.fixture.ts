import { vi } from 'vitest';

export interface Asked {
  readonly call: string;
  readonly body: unknown;
  readonly query: URLSearchParams;
}

type Answer = readonly [status: number, body: unknown];

/** What a call answers, at once or later: a status with a JSON body. Calls are named `METHOD /path`, without the /api prefix. */
export type Answers = Readonly<Record<string, (asked: Asked) => Answer | Promise<Answer>>>;

/** Answers `fetch` from a table, and lists what was asked. A call that the table lacks fails as a network would. */
export function answerFetch(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init);
    const url = new URL(request.url);
    const text = request.method === 'GET' ? '' : await request.text();
    const one = {
      call: `${request.method} ${url.pathname.replace(/^\/api/, '')}`,
      body: text === '' ? null : JSON.parse(text),
      query: url.searchParams,
    };
    asked.push(one);
    const answer = answers[one.call];
    if (!answer) throw new TypeError(`nobody answers ${one.call}`);
    const [status, body] = await answer(one);
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  });
  return asked;
}
