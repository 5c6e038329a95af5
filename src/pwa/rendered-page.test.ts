import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeDeadlines } from '#tests/setup/fake-deadlines.ts';
import { isReadFirst, respondWithRendered } from './rendered-page.ts';

const pageOf = (script: string) => `<script type="module" crossorigin src="/${script}"></script><h1>Dal</h1>`;
const rendered = pageOf('assets/main-1.js');
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const fetched = vi.fn<(request: Request, init: { signal: AbortSignal }) => Promise<Response>>();

const respond = () =>
  respondWithRendered(
    new Request('http://localhost/recipes/dal'),
    (file) => file === 'assets/main-1.js',
    async () => new Response('the app'),
  );
const shown = async () => (await respond()).text();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('recipes, content pages, and plans are read first', () => {
  const isRead = (pathname: string) => isReadFirst({ pathname });
  expect(
    ['/recipes/dal', '/recipes/12/', '/pages/terms', '/account/choose-plan'].filter(isRead),
  ).toHaveLength(4);
  const others = [
    '/',
    '/dashboard',
    '/meal-planner',
    '/recipes',
    '/recipes/search',
    '/recipes/dal/share',
    '/account',
  ];
  expect(others.filter(isRead)).toEqual([]);
});

test('a page rendered by the server of this version is shown, with its headers', async () => {
  fetched.mockResolvedValue(
    new Response(rendered, { headers: { ...html, 'Content-Security-Policy': "img-src 'self'" } }),
  );
  const response = await respond();
  expect(response.headers.get('Content-Security-Policy')).toBe("img-src 'self'");
  expect(await response.text()).toBe(rendered);
});

test.each([
  ['of another version', () => new Response(pageOf('assets/main-2.js'), { headers: html })],
  ['of a portal', () => new Response('<h1>Welcome to the train</h1>', { headers: html })],
  ['that is missing', () => new Response(rendered, { status: 404, headers: html })],
  ['that is no page', () => new Response(rendered, { headers: { 'Content-Type': 'application/json' } })],
  [
    'after a redirect',
    () => Object.defineProperty(new Response(rendered, { headers: html }), 'redirected', { value: true }),
  ],
])('a response %s gives way to the app', async (_, made) => {
  fetched.mockResolvedValue(made());
  expect(await shown()).toBe('the app');
});

test('without a network, and when it breaks, the app is shown', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await shown()).toBe('the app');
  fetched.mockClear();
  vi.stubGlobal('navigator', { onLine: false });
  expect(await shown()).toBe('the app');
  expect(fetched).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: '3g' }])('nothing is fetched with %o', async (connection) => {
  vi.stubGlobal('navigator', { onLine: true, connection });
  expect(await shown()).toBe('the app');
  expect(fetched).not.toHaveBeenCalled();
});

test('a page whose end comes too late gives way to the app', async () => {
  fakeDeadlines();
  fetched.mockImplementation(async (_, { signal }) => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(rendered));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: html });
  });
  const text = shown();
  await vi.advanceTimersByTimeAsync(499);
  expect(await Promise.race([text, 'still waiting'])).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await text).toBe('the app');
});
