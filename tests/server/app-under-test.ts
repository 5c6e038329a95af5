import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { OperationId, OperationResponse } from '#contract/operations.ts';
import { consentIds } from '#domain/consent/consents.ts';
import { createApp } from '#server/app.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import type { Connection, Db } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { createPlanner } from '#server/planning/create-planner.ts';
import { sandboxProvider } from '#server/providers/payment/sandbox/sandbox-provider.ts';
import { createPictures } from '#server/providers/pictures/picture-processes.ts';
import { createPush } from '#server/providers/push/create-push.ts';
import { catalogSource } from '#server/providers/recipe-source/catalog-source.ts';
import { createSocialProviders } from '#server/providers/social/social-providers.ts';
import { createFolderStorage } from '#server/providers/storage/folder-storage.ts';
import { addConsent } from '#server/queries/consents.ts';
import { emailKey } from '#server/queries/users.ts';
import { createRecipeReader } from '#server/recipe-import/create-recipe-reader.ts';
import { createPasswords } from '#server/security/passwords.ts';
import { readPublicPage } from '#server/security/public-page.ts';
import { createSecrets } from '#server/security/secrets.ts';
import { calls } from '#tests/contract/contract-document.ts';
import { checkResponse, findCall } from './contract-check.ts';
import { openTestDatabase } from './test-database.ts';

export interface CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  /** Lists are sent as repeated keys. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** Sent as JSON; a string or bytes are sent as they are. */
  readonly body?: unknown;
  /** Access token. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The caller's address; by default each call has another one, so that rate limits don't apply. */
  readonly address?: string;
}

export interface TestResponse<Body = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  /** Parsed when JSON. */
  readonly body: Body;
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** Body of a failure; `errors` only with 422. */
export interface Failure {
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

export interface TestMember {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
}

export interface TestApp {
  readonly fastify: FastifyInstance;
  readonly context: Context;
  readonly db: Db;
  readonly clock: { readonly now: () => Date; readonly advance: (ms: number) => void };
  /** Every line logged so far, without the milliseconds of its time, whose digits vary. */
  readonly logs: readonly string[];
  /** Any request; its response is validated if the contract has the call. */
  readonly request: (method: string, url: string, options?: CallOptions) => Promise<TestResponse>;
  /** One operation of the contract by its operationId; its response is validated. */
  readonly call: (operationId: string, options?: CallOptions) => Promise<TestResponse>;
  /** Like `call`, for a call that must succeed. */
  readonly ok: <Id extends OperationId>(
    operationId: Id,
    options?: CallOptions,
  ) => Promise<OperationResponse<Id>>;
  /** Like `call`, for a call that must fail with the status. */
  readonly fails: (operationId: OperationId, status: number, options?: CallOptions) => Promise<Failure>;
  /** A new member, registered and signed in. */
  readonly member: (email?: string) => Promise<TestMember>;
  /** A new member without any health consent. */
  readonly memberWithoutConsent: (email?: string) => Promise<TestMember>;
  readonly close: () => Promise<void>;
}

export interface TestAppOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Initial time of the clock. */
  readonly now?: Date;
  /** An open database, which stays open; default: a new one. */
  readonly database?: Pick<Connection, 'db' | 'queryCache'>;
  readonly context?: Partial<Context>;
}

let addresses = 0;
/** An unused address, so that tests do not share rate limits. */
export const freshAddress = () => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

function urlOf(path: string, { params = {}, query = {} }: CallOptions): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
  );
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** Cheap hashing by default; the real cost is tested separately and would take a third of the time. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
/** Generous timeouts by default, so that a busy machine fails no test; the real ones are tested separately. */
const patient = { text: 20_000, recipe: 20_000, archive: 25_000 } as const;
let foods: Promise<Context['foods']> | null = null;
/** Their threads start once per worker; each start loads the foods and the planner anew. */
let threads: Pick<Context, 'planner' | 'recipeReader'> | null = null;

/** Starts the server in process, on its own database, with a fake clock. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { db, queryCache, close } =
    options.database === undefined
      ? await openTestDatabase()
      : { ...options.database, close: async () => {} };
  let now = options.now ?? new Date('2026-05-04T09:00:00.000Z');
  const clock = {
    now: () => now,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
  const logs: string[] = [];
  const config: Config = readConfig({ ...options.env });
  const log = createLog('info', { write: (line: string) => logs.push(line.replace(/"time":\d+,/, '')) });
  const passwords = createPasswords({ cost: cheap });
  const secrets = createSecrets('a key for tests, and for tests alone');
  const mailer: Context['mailer'] = { delivery: 'stored', flush: () => {} };
  foods ??= loadFoods();
  threads ??= { planner: createPlanner(), recipeReader: createRecipeReader({ times: patient }) };
  const social = createSocialProviders(config);
  const files = join(tmpdir(), `kindfare-files-${randomUUID()}`);
  const stores = {
    storage: createFolderStorage(files),
    pictures: createPictures(),
    ...threads,
  };
  const parts = {
    config,
    db,
    queryCache,
    log,
    now: clock.now,
    passwords,
    secrets,
    mailer,
    ...stores,
    social,
    push: createPush({ config, db, secrets, now: clock.now }),
    payments: sandboxProvider({ db, now: clock.now, secrets }),
    recipeSource: catalogSource(db),
    readPage: readPublicPage,
    foods: await foods,
  };
  const context: Context = { ...parts, ...options.context };
  const fastify = await createApp(context);
  await fastify.ready();

  const request: TestApp['request'] = async (method, url, more = {}) => {
    const { body, token, headers, address } = more;
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fastify.inject({
      method: method.toUpperCase() as 'GET',
      url,
      // stand-ins are for this machine only
      remoteAddress:
        address ?? (/^(?:https?:\/\/[^/]+)?\/sandbox\//.test(url) ? '127.0.0.1' : freshAddress()),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isRaw ? (body as string | Buffer) : JSON.stringify(body) }),
    });
    const contentType = String(response.headers['content-type'] ?? '');
    const parsed = contentType.startsWith('application/json') ? response.json() : response.body;
    const found = findCall(method, url);
    if (found !== undefined) checkResponse(found, { status: response.statusCode, contentType, body: parsed });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: parsed,
      text: response.body,
      bytes: response.rawPayload,
    };
  };

  const call: TestApp['call'] = (operationId, more = {}) => {
    const found = calls.find((each) => each.operationId === operationId);
    if (found === undefined) throw new Error(`The contract has no ${operationId}.`);
    return request(found.method, `/api${urlOf(found.path, more)}`, more);
  };

  const expectStatus = async (
    operationId: OperationId,
    isWanted: (status: number) => boolean,
    more?: CallOptions,
  ) => {
    const response = await call(operationId, more);
    if (!isWanted(response.status))
      throw new Error(`${operationId} responded with ${response.status}: ${response.text}`);
    return response.body;
  };

  const ok: TestApp['ok'] = async <Id extends OperationId>(operationId: Id, more?: CallOptions) =>
    (await expectStatus(operationId, (status) => status < 300, more)) as OperationResponse<Id>;
  const fails: TestApp['fails'] = async (operationId, expected, more) =>
    (await expectStatus(operationId, (status) => status === expected, more)) as Failure;

  const memberWithoutConsent: TestApp['member'] = async (email = `member-${randomUUID()}@example.com`) => {
    const password = 'correct horse battery';
    await ok('registerUser', { body: { name: '__', email, password, password_confirmation: password } });
    const body = { grant_type: 'password', client_id: 'app', username: email, password };
    const tokens = await ok('issueToken', { body });
    return { email, password, token: tokens.access_token, refreshToken: tokens.refresh_token };
  };
  const member: TestApp['member'] = async (email) => {
    const created = await memberWithoutConsent(email);
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', emailKey(created.email))
      .executeTakeFirstOrThrow();
    for (const consent of consentIds) await addConsent(db, id, consent, now);
    return created;
  };

  return {
    fastify,
    context,
    db,
    clock,
    logs,
    request,
    call,
    ok,
    fails,
    member,
    memberWithoutConsent,
    close: async () => {
      await fastify.close();
      await Promise.all([options.context?.planner?.close(), options.context?.recipeReader?.close()]);
      await close();
      await rm(files, { recursive: true, force: true });
    },
  };
}
