import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import type { Db } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema.ts';
import { operationTable } from '#server/routes/operation-table.ts';
import { startTestApp, type TestApp } from './app-under-test.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.member());
});
afterAll(() => app.close());

const json = 'application/json; charset=utf-8';

describe('requests outside the contract', () => {
  test.each([
    ['GET', '/api/nope'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['POST', '/api/users/me/metas/extra'],
    ['DELETE', '/api/recipes-plus/settings'],
  ])('%s %s returns 404 in JSON', async (method, url) => {
    const response = await app.request(method, url, { headers: { accept: 'text/html' } });
    expect(response).toMatchObject({ status: 404, body: { message: 'Not found.' } });
    expect(response.headers['content-type']).toBe(json);
  });

  test('an invalid URL is a 400', async () => {
    expect(await app.request('GET', '/api/pages/%zz')).toMatchObject({
      status: 400,
      body: { message: 'We couldn’t read this request.' },
    });
  });

  test.each([
    ['{broken', 400],
    ['{"email":"a@example.com"', 400],
    ['{"__proto__":{"a":1},"email":"a@example.com"}', 400],
    ['', 422],
    ['null', 422],
    ['"text"', 422],
    ['[]', 422],
  ])('the body %j answers %i', async (body, status) => {
    await app.fails('checkEmail', status, { body });
  });

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonx',
    'x',
    '',
  ])('SRV-01 the content type %j is not read, so it cannot pass without validation', async (type) => {
    await app.fails('registerUser', 415, { body: '{"name":1}', headers: { 'content-type': type } });
  });

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json ;x=y',
  ])('the content type %j is validated', async (type) => {
    await app.fails('registerUser', 422, { body: '{"name":1}', headers: { 'content-type': type } });
  });

  test('a body that is too large is a 413', async () => {
    const { message } = await app.fails('checkEmail', 413, { body: { email: 'x'.repeat(300_000) } });
    expect(message).toBe('The request is too large.');
  });

  test('unknown fields and parameters are ignored', async () => {
    await app.ok('checkEmail', { body: { email: 'a@example.com', more: 1 }, query: { x: '1' } });
  });
});

test('every operation of the contract is built', () => {
  const waiting = operations.filter(({ operationId }) => operationTable[operationId] === undefined);
  expect(waiting.map(({ operationId }) => operationId)).toEqual([]);
});

describe('headers of every response', () => {
  test('pages load their own files only and cannot be framed', async () => {
    for (const url of ['/healthz', '/nowhere.txt', '/apiary']) {
      const { headers } = await app.request('GET', url);
      const policy = String(headers['content-security-policy']);
      // one line of a page sets the colors before the first paint, another shows a rendered dashboard
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}='){2};/);
      for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
        expect(policy).toContain(`${name} 'none'`);
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|http|\*)/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  test('API responses may not load anything or be framed', async () => {
    for (const url of ['/api/recipes-plus/settings', '/api/nope', '/api?x', '/api']) {
      const { headers } = await app.request('GET', url);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  test('responses to members are not cached', async () => {
    const { headers } = await app.call('getCurrentUser', { token });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('large responses are compressed, small ones are not', async () => {
    const withCompression = { headers: { 'accept-encoding': 'br, gzip' } };
    expect((await app.request('GET', '/api/openapi.yaml', withCompression)).headers['content-encoding']).toBe(
      'br',
    );
    expect(
      (await app.request('GET', '/healthz', withCompression)).headers['content-encoding'],
    ).toBeUndefined();
  });

  test('the contract is served', async () => {
    const response = await app.request('GET', '/api/openapi.yaml');
    expect(response.status).toBe(200);
    expect(response.text).toMatch(/^openapi: 3\.1/);
  });
});

describe('internal failures', () => {
  const unreachable: Db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' }),
    }),
  });

  test('an unavailable database gives 503 with Retry-After, also at /readyz', async () => {
    const lost = await startTestApp({ context: { db: unreachable } });
    const response = await lost.call('checkEmail', { body: { email: 'a@example.com' } });
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect((await lost.request('GET', '/readyz')).status).toBe(503);
    expect((await lost.request('GET', '/healthz')).status).toBe(200);
    await lost.close();
  });

  test('a defect gives 500 without internal details', async () => {
    let isBroken = false;
    const now = () => {
      if (isBroken) throw new Error('secret of the inside');
      return new Date('2026-05-04T09:00:00Z');
    };
    const broken = await startTestApp({ context: { now } });
    isBroken = true;
    const { message } = await broken.fails('checkEmail', 500, { body: { email: 'a@example.com' } });
    expect(message).not.toContain('secret');
    expect(broken.logs.join()).toContain('secret of the inside');
    await broken.close();
  });

  test('both databases return the same types for a day, a count, JSON and a timestamp', async () => {
    const { sql } = await import('kysely');
    const { rows } = await sql`
      select date '1990-05-03' as day, count(*) as count, '{"b":1,"a":[2]}'::jsonb as json, 1.5::float8 as number,
        timestamptz '2026-05-04T09:00:00Z' as moment, array['a', 'b'] as list, null as nothing`.execute(
      app.db,
    );
    expect(rows).toEqual([
      {
        day: '1990-05-03',
        count: 1,
        json: { a: [2], b: 1 },
        number: 1.5,
        moment: new Date('2026-05-04T09:00:00Z'),
        list: ['a', 'b'],
        nothing: null,
      },
    ]);
  });
});

test('logs contain routes, but no address, email, token, password, body or query', async () => {
  const member = await app.member('private.person@example.com');
  await app.call('getCurrentUser', { token: member.token, address: '203.0.113.99' });
  await app.request('GET', '/api/recipes-plus/settings?query=private-search', { address: '203.0.113.99' });
  await app.request('GET', '/api/pages/private-path');
  await app.fails('saveMetas', 422, { token: member.token, body: { first_login: 'private-answer' } });
  const logs = app.logs.join('\n');
  expect(logs).toContain('"route":"GET /api/users/me","status":200');
  expect(logs).toContain('"route":"GET /api/pages/:id"');
  for (const secret of ['private', member.token, member.refreshToken, member.password, '203.0.113.99'])
    expect(logs).not.toContain(secret);
});
