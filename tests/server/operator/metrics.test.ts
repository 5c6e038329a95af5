import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { browserErrorKinds, browserErrorPath } from '#domain/device/browser-errors.ts';
import { httpLimits } from '#server/http/limits.ts';
import { createFailureLog } from '#server/http/log-failures.ts';
import { requestId } from '#server/http/log-requests.ts';
import { recorded } from '#server/jobs/run-periodically.ts';
import { createMetrics, definitions } from '#server/metrics.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

const METRICS_TOKEN = 'a-token-for-tests-alone';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { METRICS_TOKEN } });
});
afterAll(() => app.close());

const read = (authorization = `Bearer ${METRICS_TOKEN}`) =>
  app.request('GET', '/metrics', { headers: { authorization } });

test('EXT-25 /metrics shows rates and latencies by operation, queues, jobs, and nothing about members', async () => {
  const member = await app.member();
  await app.ok('getCurrentUser', { token: member.token });
  await recorded(app.context, 'clean-up', async () => {});
  const { status, headers, text } = await read();
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect(text).toMatch(
    /^kindfare_http_request_duration_seconds_count\{operation="getCurrentUser",status="200"\} [1-9]\d*$/m,
  );
  expect(text).toMatch(/^kindfare_database_wait_seconds_bucket\{use="(read|write)",le="\+Inf"\} \d+$/m);
  expect(text).toMatch(/^kindfare_query_cache_total\{result="(hit|miss)"\} \d+$/m);
  expect(text).toMatch(/^kindfare_queue_waiting\{queue="mail"\} \d+$/m);
  expect(text).toMatch(/^kindfare_job_failures\{job="clean-up"\} 0$/m);
  expect(text).toMatch(/^kindfare_database_up 1$/m);
  expect(text).not.toContain(member.email);
  expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/);
});

test('EXT-25 errors of browsers are counted by kind, without content, as often as an address may report them', async () => {
  const report = (kind: string, address: string) =>
    app.fastify.inject({ method: 'POST', url: browserErrorPath(kind), remoteAddress: address });
  for (const kind of browserErrorKinds) expect((await report(kind, '192.0.2.1')).statusCode).toBe(204);
  expect((await report('of-a-stranger', '192.0.2.1')).statusCode).toBe(404);
  let counted = 0;
  for (let index = 0; index < httpLimits.browserErrors + 5; index += 1)
    if ((await report('screen', '192.0.2.2')).statusCode === 204) counted += 1;
  expect(counted).toBe(httpLimits.browserErrors);
  const { text } = await read();
  expect(text).toMatch(/^kindfare_browser_errors_total\{kind="script"\} 1$/m);
  expect(text).toMatch(
    new RegExp(`^kindfare_browser_errors_total\\{kind="screen"\\} ${httpLimits.browserErrors + 1}$`, 'm'),
  );
  expect(text).not.toContain('of-a-stranger');
});

test('EXT-25 without its token, or with another, there is no /metrics', async () => {
  expect((await read('')).status).toBe(404);
  expect((await read('Bearer another-token-of-some')).status).toBe(404);
  const closed = await startTestApp({ database: app.context });
  expect((await closed.request('GET', '/metrics')).status).toBe(404);
  await closed.close();
});

test('a histogram counts each value in all buckets above it, and labels are escaped', () => {
  const own = createMetrics();
  own.observe('kindfare_planner_duration_seconds', 0.03);
  own.observe('kindfare_planner_duration_seconds', 60);
  own.count('kindfare_errors_total', { cause: 'a "quoted"\ncause' });
  const text = own.render();
  expect(text).toContain('_bucket{le="0.025"} 0\n');
  expect(text).toContain('_bucket{le="0.05"} 1\n');
  expect(text).toContain('_bucket{le="10"} 1\n');
  expect(text).toContain('_bucket{le="+Inf"} 2\n');
  expect(text).toContain('kindfare_errors_total{cause="a \\"quoted\\"\\ncause"} 1\n');
});

test('EXT-25 every alert uses metrics that there are', () => {
  const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(8);
  for (const { alert, expr } of rules)
    for (const [name] of expr.matchAll(/\bkindfare_\w+/g))
      expect(Object.keys(definitions), alert).toContain(name.replace(/_(bucket|count|sum)$/, ''));
});

test('EXT-25 the id of a request is in its response and in the log, and a proxy may give it', async () => {
  const given = 'edge-1234567890';
  const { headers } = await app.request('GET', '/readyz', { headers: { 'x-request-id': given } });
  expect(headers['x-request-id']).toBe(given);
  expect(app.logs.some((line) => line.includes(`"reqId":"${given}"`))).toBe(true);
  expect(requestId({ headers: { 'x-request-id': 'a "text" of a stranger' } })).toMatch(/^[\w-]{12}$/);
});

test('EXT-25 a failure is logged with its stack once a minute, and then with a count', () => {
  let now = 0;
  const lines: { err: { stack?: string }; again?: number }[] = [];
  const logFailure = createFailureLog(() => now);
  const request = {
    method: 'GET',
    routeOptions: { url: '/api/recipes' },
    log: { error: (facts: (typeof lines)[number]) => lines.push(facts) },
  } as unknown as Parameters<typeof logFailure>[0];
  const fail = () => logFailure(request, new Error('broken'), 500);
  for (let index = 0; index < 3; index += 1) fail();
  now = 60_000;
  fail();
  expect(lines.map(({ again }) => again)).toEqual([undefined, 1, 2, undefined]);
  expect(lines.map(({ err }) => err.stack !== undefined)).toEqual([true, false, false, true]);
});
