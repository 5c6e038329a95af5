import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPictures } from '#server/providers/pictures/picture-processes.ts';
import { createRecipeReader } from '#server/recipe-import/create-recipe-reader.ts';
import { createPasswords } from '#server/security/passwords.ts';
import { file, form } from '#tests/server/accounts/forms.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { png } from '#tests/server/files/pictures.ts';

/** Work that the app starts and the test ends, one by one while it is held. */
function createGate() {
  const started: string[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = false;
  return {
    started,
    hold: () => {
      started.length = 0;
      isHeld = true;
    },
    pass: async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      if (isHeld) {
        started.push(name);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return work();
    },
    releaseOne: (at = 0) => waiting.splice(at, 1)[0]?.(),
    releaseAll: () => {
      isHeld = false;
      for (const release of waiting.splice(0)) release();
    },
  };
}

const hashing = createGate();
const encoding = createGate();
const reading = createGate();
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const passwords = createPasswords({
  cost: cheap,
  // the same on every machine
  atOnce: 1,
  argon2: {
    hash: (password, cost) => hashing.pass(String(password), () => hash(password, cost)),
    verify: (stored, password) => hashing.pass(String(password), () => verify(stored, password)),
  },
});
const webp = new Uint8Array(await png(8, 8));
const pictures = createPictures(undefined, (bytes) =>
  encoding.pass(String(bytes.length), async () => ({ webp })),
);

const reader = createRecipeReader({
  // turns go by deadlines, here those of one moment
  now: () => 0,
  startTexts: async () => ({
    isAlive: () => true,
    ask: (work) =>
      reading.pass(work.kind === 'read' ? work.content : work.kind, async () => ({
        threadId: 1,
        result: { recipes: [], problems: [] },
      })),
    end: async () => {},
  }),
});

/** Texts that were sent to be read, also those that wait for their turn. */
const sent: string[] = [];
const recipeReader: typeof reader = {
  ...reader,
  readText: (format, content, member) => {
    sent.push(content);
    return reader.readText(format, content, member);
  },
};

/** Calls of the hash queue by whom they are for, also those that wait for their turn. */
const hashCalls: string[] = [];
let app: TestApp;
let anna: TestMember;
let ben: TestMember;
beforeAll(async () => {
  const counted: typeof passwords = {
    hash: (password, caller) => passwords.hash(password, caller),
    isRight: (stored, password, caller) => {
      hashCalls.push(password);
      return passwords.isRight(stored, password, caller);
    },
  };
  app = await startTestApp({ context: { passwords: counted, pictures, recipeReader } });
  anna = await app.member();
  ben = await app.member();
  await app.ok('updateCurrentUser', {
    token: ben.token,
    body: { password: bens, current_password: ben.password },
  });
});
afterAll(() => app.close());

const bens = 'a quiet orange lamp';
/** Lets the app work until something has happened in it. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(setImmediate);
}
const count = (list: readonly unknown[], value: unknown) => list.filter((each) => each === value).length;

test('EXT-22 of 160 password changes of one member at once one is hashed before another member’s sign-in', async () => {
  hashing.hold();
  hashCalls.length = 0;
  const changes = Array.from({ length: 160 }, (_, index) =>
    app.call('updateCurrentUser', {
      token: anna.token,
      body: { password: `a quiet lamp ${index}`, current_password: anna.password },
    }),
  );
  // as many as may be wrong; the others are refused
  await until(() => count(hashCalls, anna.password) === 5);
  const signIn = app.call('issueToken', {
    body: { grant_type: 'password', client_id: 'app', username: ben.email, password: bens },
  });
  await until(() => hashCalls.includes(bens));
  expect(hashing.started).toEqual([anna.password]);
  hashing.releaseOne();
  await until(() => hashing.started.length === 2);
  expect(hashing.started).toEqual([anna.password, bens]);
  hashing.releaseOne();
  expect((await signIn).status).toBe(200);
  // nothing else of the first member has ended
  expect(hashing.started.length).toBe(3);
  hashing.releaseAll();
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(count(statuses, 429)).toBeGreaterThanOrEqual(155);
});

test('EXT-22 30 slow pictures of one member occupy one place, and another member’s is done before the first of them', async () => {
  encoding.hold();
  const [hers, his] = [await png(30, 30), await png(40, 40)];
  const upload = async (token: string, picture: Buffer) =>
    app.call('uploadPhoto', { token, ...(await form({ photo: file(picture) })) });
  let ended = 0;
  const uploads = Array.from({ length: 30 }, async () => {
    const { status } = await upload(anna.token, hers);
    ended += status === 200 ? 1 : 0;
    return status;
  });
  await until(() => encoding.started.length === 1);
  const other = upload(ben.token, his);
  await until(() => encoding.started.includes(String(his.length)));
  expect(count(encoding.started, String(hers.length))).toBe(1);
  const [first, second] = encoding.started;
  expect([first, second]).toEqual([String(hers.length), String(his.length)]);
  encoding.releaseOne(1);
  expect((await other).status).toBe(200);
  expect(ended).toBe(0);
  encoding.releaseAll();
  const statuses = await Promise.all(uploads);
  expect([...new Set(statuses)].toSorted()).toEqual([200, 429]);
});

test('EXT-22 the imports of two members take turns, however many one of them has sent before', async () => {
  reading.hold();
  const send = (token: string, content: string) =>
    app.call('importRecipe', { token, body: { format: 'cooklang', content } });
  const hers = Array.from({ length: 8 }, (_, index) => send(anna.token, `hers ${index}`));
  await until(() => sent.length === 8);
  const his = [send(ben.token, 'his 0'), send(ben.token, 'his 1')];
  await until(() => sent.length === 10);
  for (let index = 2; index <= 10; index += 1) {
    reading.releaseOne();
    await until(() => reading.started.length === index);
  }
  reading.releaseAll();
  await Promise.all([...hers, ...his]);
  const before = (name: string) =>
    reading.started.slice(0, reading.started.indexOf(name)).filter((each) => each.startsWith('hers')).length;
  expect(before('his 0')).toBeLessThanOrEqual(2);
  expect(before('his 1')).toBeLessThanOrEqual(3);
});
