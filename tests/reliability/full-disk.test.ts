import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '#tests/server/files/pictures.ts';
import { prepareDataFolder } from '#tests/server/prepared-database.ts';
import {
  cleanUp,
  fullDiskWhile,
  newMember,
  post,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from './server-process.ts';

let server: ServerProcess;
let flag: string;
beforeAll(async () => {
  const DATA_DIR = temporaryFolder();
  await prepareDataFolder(DATA_DIR);
  flag = join(temporaryFolder(), 'full');
  server = await startServer({ DATA_DIR, ...fullDiskWhile(flag) });
});
afterAll(cleanUp);

test('on a full disk calls get 507 with a sentence, acknowledged data stays, and it recovers when there is space', {
  timeout: 120_000,
}, async () => {
  const { token } = await newMember(server.url);
  const save = (index: number) =>
    post(
      server.url,
      '/users/me/metas',
      { recipes_liked_ingredients: Array(900).fill(`${index} `.padEnd(100, 'x')) },
      token,
    );
  const read = async () => {
    const response = await fetch(`${server.url}/api/users/me/metas`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    const { data } = await response.json();
    const [first = ''] = data.find(
      (meta: { name: string }) => meta.name === 'recipes_liked_ingredients',
    ).value;
    return Number(first.split(' ')[0]);
  };
  const sendPhoto = async () => {
    const body = new FormData();
    body.set('photo', new Blob([new Uint8Array(await png(20, 20))]));
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`${server.url}/api/users/me/photo`, { method: 'POST', headers, body });
  };
  writeFileSync(flag, '');
  let last = 0;
  let refused: Response | null = null;
  for (let index = 1; refused === null && index < 2_000; index += 1) {
    const response = await save(index);
    if (response.status === 200) last = index;
    else refused = response;
  }
  expect(refused?.status).toBe(507);
  expect(await refused?.json()).toEqual({
    message: 'We’re out of storage space. Please try again later.',
  });
  expect(await read()).toBe(last);
  expect((await sendPhoto()).status).toBe(507);

  rmSync(flag);
  await expect.poll(async () => (await save(5_000)).status).toBe(200);
  expect(await read()).toBe(5_000);
  expect((await sendPhoto()).status).toBe(200);
});
