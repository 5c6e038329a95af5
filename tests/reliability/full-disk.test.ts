import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '#tests/server/files/pictures.ts';
import { prepareDataFolder } from '#tests/server/prepared-database.ts';
import { isOnPostgres } from '#tests/server/test-database.ts';
import {
  cleanUp,
  newMember,
  post,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from './server-process.ts';

/** A small file system that can be filled; only root can create one, and not on every system. */
const disk = temporaryFolder();
const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const hasDisk = !isOnPostgres && run('mount', '-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', disk);

let server: ServerProcess;
beforeAll(async () => {
  if (!hasDisk) return;
  await prepareDataFolder(join(disk, 'data'));
  server = await startServer({ DATA_DIR: join(disk, 'data') });
});
afterAll(() => {
  server?.child.kill('SIGKILL');
  if (hasDisk) run('umount', '-l', disk);
  cleanUp();
});

const filler = join(disk, 'filler');

function fillDisk(): void {
  for (const size of [1 << 20, 4_096]) {
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(size));
    } catch {}
  }
}

test.runIf(hasDisk)(
  'on a full disk calls get 507 with a sentence, acknowledged data stays, and it recovers when there is space',
  { timeout: 120_000 },
  async () => {
    const { token } = await newMember(server.url);
    const save = (nth: number) =>
      post(
        server.url,
        '/users/me/metas',
        { recipes_liked_ingredients: Array(900).fill(`${nth} `.padEnd(100, 'x')) },
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
    fillDisk();
    let last = 0;
    let refused: Response | null = null;
    for (let nth = 1; refused === null && nth < 2_000; nth += 1) {
      const response = await save(nth);
      if (response.status === 200) last = nth;
      else refused = response;
    }
    expect(refused?.status).toBe(507);
    expect(await refused?.json()).toEqual({
      message: 'There is no room left to keep this. Please try again later.',
    });
    expect(await read()).toBe(last);
    expect((await sendPhoto()).status).toBe(507);

    rmSync(filler);
    const started = performance.now();
    let status = 0;
    while (status !== 200 && performance.now() - started < 5_000) status = (await save(5_000)).status;
    expect(status).toBe(200);
    expect(await read()).toBe(5_000);
    expect((await sendPhoto()).status).toBe(200);
  },
);
